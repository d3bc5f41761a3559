import 'server-only';
import { anonymiseAccountsJob } from './account-jobs';
import { promoteWaitingListJob } from './activity-jobs';
import { beatJob } from './beat';
import { makeClipsJob } from './clip-jobs';
import { refreshDatedContentJob } from './content-jobs';
import { deleteScheduledFilesJob } from './delete-scheduled-files';
import { deliverBulkMailJob, deliverMailJob } from './deliver-mail';
import { readFeedsJob } from './feed-jobs';
import { refreshFiguresJob } from './figure-jobs';
import { settleInvoiceRequestsJob } from './invoice-jobs';
import { sendExpiryRemindersJob } from './membership-jobs';
import {
  executeRefundsJob,
  expireOrdersJob,
  reconcilePaymentsJob,
  redeliverWebhooksJob,
} from './payment-jobs';
import { applyDuePricesJob } from './price-jobs';
import { processAccountRequestsJob } from './process-account-requests';
import { pruneJob } from './prune';
import { pruneCachedPagesJob } from './prune-cached-pages';
import { pruneReleaseFilesJob } from './prune-release-files';
import { publishPlannedJob } from './publication-jobs';
import { sendPracticeRemindersJob } from './reminder-jobs';
import type { Job } from './worker';

/** Jobs of the worker; of several workers each claims its own rows. */
export const SHARED_JOBS: readonly Job[] = [
  beatJob,
  processAccountRequestsJob,
  deliverMailJob,
  deliverBulkMailJob,
  redeliverWebhooksJob,
  reconcilePaymentsJob,
  executeRefundsJob,
  expireOrdersJob,
  settleInvoiceRequestsJob,
  applyDuePricesJob,
  refreshDatedContentJob,
  promoteWaitingListJob,
  sendExpiryRemindersJob,
  sendPracticeRemindersJob,
  anonymiseAccountsJob,
  deleteScheduledFilesJob,
  pruneJob,
  pruneCachedPagesJob,
  pruneReleaseFilesJob,
  refreshFiguresJob,
  makeClipsJob,
  readFeedsJob,
  publishPlannedJob,
];
