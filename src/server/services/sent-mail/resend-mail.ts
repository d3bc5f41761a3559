import { type ResendState, resendState } from '~/domain/mail-resend';
import type { ErrorCode } from '~/schemas/error-codes';
import type { ResendMailInput, ResentMail } from '~/schemas/operator-mail';
import type { Verb } from '~/server/context';
import { Prisma, type Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { lockUsers } from '~/server/lock-user';
import { withTransaction } from '~/server/transaction';
import { type MailReference, mailReference } from '../mail/mail-reference';
import { enqueueMail, type QueuedMail } from '../mail/outbox';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { composerOf } from './compose/compose-anew';
import { type FoundMail, toResendQuestion } from './list-mails';

const ERROR_CODES: Record<Exclude<ResendState, 'possible'>, ErrorCode> = {
  waiting: 'MAIL_WAITING',
  resent: 'MAIL_ALREADY_RESENT',
  notKept: 'MAIL_NOT_RESENDABLE',
  tooLate: 'MAIL_NOT_RESENDABLE',
  never: 'MAIL_NOT_RESENDABLE',
};

/** Sends a mail again, as a new one that refers to it: of two operators who ask at once, one succeeds. If possible it
 *  is composed from the present state of the database, for the account's present address.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | MAIL_NOT_FOUND | MAIL_WAITING | MAIL_ALREADY_RESENT |
 *    MAIL_NOT_RESENDABLE | MAIL_OUTDATED (its content no longer applies) */
export async function resendMail({ ctx, input }: Verb<ResendMailInput>): Promise<ResentMail> {
  requirePermission({ ctx, input: 'mail.resend' });
  const now = ctx.now();
  return withTransaction(ctx, async (tx) => {
    const mail = await lockMail(tx, input.id);
    const state = resendState(toResendQuestion(mail), now);
    if (state !== 'possible') throw new ServiceError(ERROR_CODES[state]);
    const again = await composeAgain(tx, mail, now);
    if (!again) throw new ServiceError('MAIL_OUTDATED');
    const newId = await enqueueMail(tx, again, mail.id);
    const payload = mailReference(mail.payload);
    await tx.outboxMessage.update({ where: { id: mail.id }, data: { payload } });
    await recordAct(tx, ctx, {
      kind: 'mail.resend',
      permission: 'mail.resend',
      subject: ['mail', mail.id],
      before: { template: mail.template, status: mail.status },
      after: { mail: newId },
      reason: input.reason,
    });
    return { recipient: again.recipient };
  });
}

/** Locks the accounts that a mail concerns, and then the mail, in the same order as the deletion of an account. */
async function lockMail(tx: Tx, id: string): Promise<FoundMail> {
  const found = await tx.outboxMessage.findUnique({ where: { id } });
  if (!found) throw new ServiceError('MAIL_NOT_FOUND');
  const buyerId = await findBuyer(tx, mailReference(found.payload));
  const owners = Prisma.sql`email = ${found.recipient} OR id = ${buyerId}::uuid`;
  await lockUsers(tx, owners, 'NO KEY UPDATE');
  await tx.$executeRaw`SELECT id FROM "OutboxMessage" WHERE id = ${id}::uuid FOR UPDATE`;
  const mail = await tx.outboxMessage.findUnique({
    where: { id },
    include: { resentAs: { select: { id: true } } },
  });
  if (!mail) throw new ServiceError('MAIL_NOT_FOUND');
  return mail;
}

/** Id of the buyer of a mail's order or gift. */
async function findBuyer(tx: Tx, { orderId, giftId }: MailReference): Promise<string | null> {
  if (!orderId && !giftId) return null;
  const where = orderId ? { id: orderId } : { gift: { id: giftId } };
  const order = await tx.order.findFirst({ where, select: { userId: true } });
  return order?.userId ?? null;
}

/** The mail to send now; null when its content no longer applies. */
async function composeAgain(tx: Tx, mail: FoundMail, now: Date): Promise<QueuedMail | null> {
  const { template, recipient, language, payload } = mail;
  const compose = composerOf(template);
  if (compose) return compose({ tx, now, recipient, about: mailReference(payload) });
  return { template, recipient, language, payload } as QueuedMail;
}
