import 'server-only';
import { env } from '~/env';
import { mailTransport } from '~/server/gateways/mail/configured';
import { deliverBulkMail, deliverMail, PERSON_BATCH } from '~/server/services/mail/deliver-mail';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Sends the mails that somebody waits for. */
export const deliverMailJob: Job = {
  name: 'deliver mail',
  intervalMs: 500,
  goesOnAfter: PERSON_BATCH / 2,
  run: () => deliverMail({ ctx: jobContext(), input: mailTransport('PERSON') }),
};

/** Mails of one batch to many: those of two seconds, so that a stop waits for no longer. */
const bulkBatch = () => Math.min(200, Math.max(10, Math.round(2 * env().SMTP_RATE)));

/** Sends the mails to many, in a loop of its own: nobody who waits for a mail waits for these. */
export const deliverBulkMailJob: Job = {
  name: 'deliver bulk mail',
  intervalMs: 1000,
  goesOnAfter: 5,
  run: () =>
    deliverBulkMail({
      ctx: jobContext(),
      input: { transport: mailTransport('BULK'), most: bulkBatch() },
    }),
};
