import 'server-only';
import { processAccountRequests } from '~/server/services/account/process-account-requests';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Processes the queue of account requests: sign-ups, password resets, e-mail changes. */
export const processAccountRequestsJob: Job = {
  name: 'process account requests',
  intervalMs: 500,
  goesOnAfter: 10,
  run: () => processAccountRequests({ ctx: jobContext() }),
};
