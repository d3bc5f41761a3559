import 'server-only';
import { answerRequests } from '~/server/services/account/answer-requests';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Answers what was asked in the name of e-mails: sign-ups, forgotten passwords, new addresses. */
export const answerRequestsJob: Job = {
  name: 'answer account requests',
  everyMs: 500,
  run: () => answerRequests({ ctx: jobContext() }),
};
