import 'server-only';
import { anonymiseAccountsJob } from './account-jobs';
import { giveFreeSeatsJob } from './activity-jobs';
import { answerRequestsJob } from './answer-requests';
import { deliverMailJob } from './deliver-mail';
import { remindEndingJob } from './membership-jobs';
import {
  executeRefundsJob,
  expireOrdersJob,
  reconcilePaymentsJob,
  redeliverCallbacksJob,
} from './payment-jobs';
import { pruneJob } from './prune';
import { refreshPagesJob } from './refresh-pages';
import { removeDiscardedJob } from './remove-discarded';
import type { Job } from './worker';

/** Everything that the server does by itself. */
export const JOBS: readonly Job[] = [
  answerRequestsJob,
  deliverMailJob,
  redeliverCallbacksJob,
  reconcilePaymentsJob,
  executeRefundsJob,
  expireOrdersJob,
  refreshPagesJob,
  giveFreeSeatsJob,
  remindEndingJob,
  anonymiseAccountsJob,
  removeDiscardedJob,
  pruneJob,
];
