import 'server-only';
import { processAccountRequests } from '~/server/services/account/process-account-requests';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Answers what was asked in the name of e-mails: sign-ups, forgotten passwords, new addresses. */
export const processAccountRequestsJob: Job = {
  name: 'answer account requests',
  intervalMs: 500,
  run: () => processAccountRequests({ ctx: jobContext() }),
};
