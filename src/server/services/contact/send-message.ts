import { env } from '~/env';
import type { SendContactInput } from '~/schemas/contact';
import type { Verb } from '~/server/context';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { withTransaction } from '~/server/transaction';
import { enqueueMail } from '../mail/outbox';

/** Stores a contact message, mails it to the contact address and confirms it to its sender. The confirmation
 *  quotes nothing of the message, because the typed address may belong to another person. A repeated `sendKey`
 *  is ignored, and so is a message with a filled honeypot.
 *  @throws ServiceError TOO_MANY_REQUESTS */
export async function sendContactMessage({ ctx, input }: Verb<SendContactInput>): Promise<void> {
  const { website: honeypot, orderNumber, ...contactMessage } = input;
  await consumeRateLimit(ctx, 'contact', { email: contactMessage.email });
  if (honeypot) return;
  const { actor, language } = ctx;
  const row = {
    ...contactMessage,
    orderNumber: contactMessage.subject === 'ORDER' ? orderNumber : undefined,
    language,
    userId: actor.kind === 'user' ? actor.id : null,
    createdAt: ctx.now(),
  };
  await withTransaction(ctx, async (tx) => {
    const { sendKey } = row;
    const { count } = await tx.contactMessage.createMany({ data: [row], skipDuplicates: true });
    if (count === 0) return;
    const { id } = await tx.contactMessage.findUniqueOrThrow({ where: { sendKey } });
    const { CONTACT_EMAIL, OPERATOR_NAME_ZH } = env();
    await enqueueMail(tx, {
      template: 'contact-message',
      recipient: CONTACT_EMAIL,
      language: 'zh',
      payload: {
        name: OPERATOR_NAME_ZH,
        id,
        from: row.name,
        replyTo: row.email,
        subject: row.subject,
        orderNumber: row.orderNumber ?? null,
        body: row.body,
        language,
      },
    });
    await enqueueMail(tx, {
      template: 'contact-received',
      recipient: row.email,
      language,
      payload: { subject: row.subject },
    });
  });
}
