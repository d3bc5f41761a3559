import type { Database, Prisma } from '~/server/db';
import type { MailMessage } from '~/server/gateways/mail/transport';
import { deliverBulkMail, deliverMail } from '~/server/services/mail/deliver-mail';
import { TEST_NOON } from '~prisma/factories/noon';
import { systemContext } from './context';

/** The columns of a sent mail in the outbox. */
export const SENT_MAIL = { status: 'SENT', sentAt: TEST_NOON, lastError: null, tries: 1 } as const;

/** Inserts a mail into the outbox; by default it failed at noon. */
export async function createMail(
  db: Database,
  data: Partial<Prisma.OutboxMessageUncheckedCreateInput> & { recipient: string },
) {
  const defaults = {
    template: 'password-changed',
    payload: { name: '王小明' },
    status: 'FAILED',
    tries: 10,
    lastError: '550 no such mailbox',
    createdAt: TEST_NOON,
  } as const;
  return db.outboxMessage.create({ data: { ...defaults, ...data } });
}

/** Delivers every pending mail. @returns the sent ones */
export async function deliverWaiting(db: Database): Promise<MailMessage[]> {
  const ctx = systemContext(db);
  const due = { status: 'PENDING' } as const;
  await db.outboxMessage.updateMany({ where: due, data: { nextTryAt: ctx.now() } });
  const left: MailMessage[] = [];
  const input = { send: async (message: MailMessage) => void left.push(message) };
  await deliverMail({ ctx, input });
  await deliverBulkMail({ ctx, input: { transport: input, most: 100 } });
  return left;
}
