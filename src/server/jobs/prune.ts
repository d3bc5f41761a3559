import 'server-only';
import { prune } from '~/server/services/audit/prune';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Takes away counters, security events and known browsers that are past their time. */
export const pruneJob: Job = {
  name: 'prune counters and the audit log',
  intervalMs: 10 * 60_000,
  run: () => prune({ ctx: jobContext() }),
};
