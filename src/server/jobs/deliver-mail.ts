import 'server-only';
import { database } from '~/server/db';
import { mailTransport } from '~/server/gateways/mail/configured';
import { deliverMail } from '~/server/services/mail/deliver';
import type { Job } from './worker';

/** Sends the outbox. */
export const deliverMailJob: Job = {
  name: 'deliver mail',
  everyMs: 1000,
  run: () =>
    deliverMail({
      ctx: { db: database(), actor: { kind: 'system' }, language: 'zh', now: () => new Date() },
      transport: mailTransport(),
    }),
};
