import 'server-only';
import { anonymiseAccountsJob } from './account-jobs';
import { promoteWaitingListJob } from './activity-jobs';
import { deleteScheduledFilesJob } from './delete-scheduled-files';
import { deliverMailJob } from './deliver-mail';
import { sendExpiryRemindersJob } from './membership-jobs';
import {
  executeRefundsJob,
  expireOrdersJob,
  reconcilePaymentsJob,
  redeliverWebhooksJob,
} from './payment-jobs';
import { processAccountRequestsJob } from './process-account-requests';
import { pruneJob } from './prune';
import { refreshPagesJob } from './refresh-pages';
import type { Job } from './worker';

/** What every server does for itself, wherever the worker runs: its pages are in its own memory. */
export const PER_PROCESS_JOBS: readonly Job[] = [refreshPagesJob];

/** The worker's: each is done by whoever claims it first. */
export const SHARED_JOBS: readonly Job[] = [
  processAccountRequestsJob,
  deliverMailJob,
  redeliverWebhooksJob,
  reconcilePaymentsJob,
  executeRefundsJob,
  expireOrdersJob,
  promoteWaitingListJob,
  sendExpiryRemindersJob,
  anonymiseAccountsJob,
  deleteScheduledFilesJob,
  pruneJob,
];
