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

/** What every server does for itself, wherever the worker runs: its pages are in its own memory. */
export const SERVER_JOBS: readonly Job[] = [refreshPagesJob];

/** The worker's: each is done by whoever claims it first. */
export const JOBS: readonly Job[] = [
  answerRequestsJob,
  deliverMailJob,
  redeliverCallbacksJob,
  reconcilePaymentsJob,
  executeRefundsJob,
  expireOrdersJob,
  giveFreeSeatsJob,
  remindEndingJob,
  anonymiseAccountsJob,
  removeDiscardedJob,
  pruneJob,
];
