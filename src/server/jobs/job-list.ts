import 'server-only';
import { env } from '~/env';
import type { ServiceContext } from '~/server/context';
import { jobDatabase } from '~/server/db';
import { mailTransport } from '~/server/gateways/mail/configured';
import { redeliver } from '~/server/gateways/payment/sandbox/deliver';
import { storage } from '~/server/gateways/storage/configured';
import { saveJobRuns } from '~/server/monitoring/job-run-rows';
import { anonymiseDueAccounts } from '~/server/services/account/anonymise-due-accounts';
import { processAccountRequests } from '~/server/services/account/process-account-requests';
import { promoteWaitingList } from '~/server/services/activity/promote-waiting-list';
import { prune } from '~/server/services/audit/prune';
import { publishPlanned } from '~/server/services/due-publication/publish-planned';
import { settleInvoiceRequests } from '~/server/services/invoice/settle-invoice-requests';
import { deliverBulkMail, deliverMail, PERSON_BATCH } from '~/server/services/mail/deliver-mail';
import { sendExpiryReminders } from '~/server/services/membership/send-expiry-reminders';
import { refreshFigures } from '~/server/services/numbers/refresh-figures';
import { executeRefunds } from '~/server/services/payment/execute-refunds';
import { expireOrders } from '~/server/services/payment/expire-orders';
import { POLL_BATCH, reconcilePayments } from '~/server/services/payment/reconcile';
import { applyDuePrices } from '~/server/services/plan/apply-due-prices';
import { pruneReleaseFiles } from '~/server/services/release-file/prune-release-files';
import { sendPracticeReminders } from '~/server/services/reminder/send-practice-reminders';
import { refreshDatedContent } from '~/server/services/site-content/refresh-dated-content';
import { pruneCachedPages } from '~/server/services/stale-tag/prune-cached-pages';
import { deleteScheduledFiles } from '~/server/services/stored-file/delete-scheduled-files';
import { jobContext } from '~/server/system-context';
import { makeClips } from './clip-jobs';
import { readFeeds } from './feed-jobs';
import { takeJobRuns } from './job-runs';
import type { Job } from './worker';

const MINUTE = 60_000;

/** Calls a verb without input as the system. */
const asSystem = (verb: (call: { ctx: ServiceContext }) => Promise<unknown>) => () =>
  verb({ ctx: jobContext() });

/** Records the last runs of the jobs and the worker's sign of life, for servers on other machines. */
const beat = () => saveJobRuns(jobDatabase(), [...takeJobRuns(), { job: 'beat', ageMs: 0 }]);

/** Repeats webhooks of the sandbox bank that were not delivered. */
const redeliverWebhooks = () => redeliver(jobDatabase(), env().SANDBOX_BANK_SECRET, new Date());

const deliverToPersons = () => deliverMail({ ctx: jobContext(), input: mailTransport('PERSON') });

/** Delivers a batch of bulk mails: as many as are sent in two seconds, so that a stop waits no longer than
 *  that. */
function deliverToMany() {
  const most = Math.min(200, Math.max(10, Math.round(2 * env().SMTP_RATE)));
  return deliverBulkMail({ ctx: jobContext(), input: { transport: mailTransport('BULK'), most } });
}

const deleteFiles = () => deleteScheduledFiles({ ctx: jobContext(), input: storage() });
const pruneRows = () => prune({ ctx: jobContext(), input: {} });
const prunePages = () => pruneCachedPages({ ctx: jobContext(), input: {} });
const pruneFiles = () => pruneReleaseFiles({ ctx: jobContext(), input: {} });

/** Every job of the worker. Of several workers each claims its own rows. */
export const SHARED_JOBS: readonly Job[] = [
  { name: 'beat', intervalMs: 10_000, run: beat },
  {
    name: 'process account requests',
    intervalMs: 500,
    goesOnAfter: 10,
    run: asSystem(processAccountRequests),
  },
  {
    name: 'deliver mail',
    intervalMs: 500,
    goesOnAfter: PERSON_BATCH / 2,
    run: deliverToPersons,
  },
  // Bulk mails have a loop of their own, so that mails to persons do not wait for them.
  { name: 'deliver bulk mail', intervalMs: 1_000, goesOnAfter: 5, run: deliverToMany },
  {
    name: 'redeliver sandbox webhooks',
    intervalMs: 5_000,
    goesOnAfter: 10,
    run: redeliverWebhooks,
  },
  {
    name: 'reconcile payments',
    intervalMs: 15_000,
    goesOnAfter: POLL_BATCH / 2,
    run: asSystem(reconcilePayments),
  },
  { name: 'execute refunds', intervalMs: 5_000, goesOnAfter: 10, run: asSystem(executeRefunds) },
  { name: 'expire orders', intervalMs: MINUTE, run: asSystem(expireOrders) },
  {
    name: 'settle invoice requests',
    intervalMs: MINUTE,
    goesOnAfter: 25,
    run: asSystem(settleInvoiceRequests),
  },
  { name: 'apply due prices', intervalMs: 2_000, goesOnAfter: 50, run: asSystem(applyDuePrices) },
  { name: 'refresh dated content', intervalMs: 5_000, run: asSystem(refreshDatedContent) },
  { name: 'promote waiting list', intervalMs: MINUTE, run: asSystem(promoteWaitingList) },
  { name: 'send expiry reminders', intervalMs: 15 * MINUTE, run: asSystem(sendExpiryReminders) },
  { name: 'send practice reminders', intervalMs: MINUTE, run: asSystem(sendPracticeReminders) },
  {
    name: 'anonymise accounts',
    intervalMs: MINUTE,
    goesOnAfter: 25,
    run: asSystem(anonymiseDueAccounts),
  },
  { name: 'delete scheduled files', intervalMs: MINUTE, goesOnAfter: 10, run: deleteFiles },
  { name: 'prune counters and the audit log', intervalMs: 10 * MINUTE, run: pruneRows },
  { name: 'prune cached pages', intervalMs: MINUTE, run: prunePages },
  {
    name: 'prune release files',
    intervalMs: 60 * MINUTE,
    firstRunAfterMs: MINUTE,
    run: pruneFiles,
  },
  {
    name: 'count figures',
    intervalMs: 5 * MINUTE,
    // On the embedded database counting delays requests, and the first requests come right after a start.
    firstRunAfterMs: 30_000,
    run: asSystem(refreshFigures),
  },
  { name: 'make clips', intervalMs: 3_000, run: makeClips },
  { name: 'read feeds', intervalMs: 3_000, run: readFeeds },
  {
    name: 'publish what is planned',
    intervalMs: 10_000,
    goesOnAfter: 10,
    run: asSystem(publishPlanned),
  },
];
