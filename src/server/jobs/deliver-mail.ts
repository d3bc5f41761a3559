import 'server-only';
import { mailTransport } from '~/server/gateways/mail/configured';
import { deliverMail } from '~/server/services/mail/deliver-mail';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Sends the mails in the outbox. */
export const deliverMailJob: Job = {
  name: 'deliver mail',
  intervalMs: 1000,
  run: () => deliverMail({ ctx: jobContext(), input: mailTransport() }),
};
