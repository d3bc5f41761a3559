import 'server-only';
import { prune } from '~/server/services/audit/prune';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Deletes the rows whose retention in days is over. */
export const pruneJob: Job = {
  name: 'prune counters and the audit log',
  intervalMs: 10 * 60_000,
  run: () => prune({ ctx: jobContext(), input: {} }),
};
