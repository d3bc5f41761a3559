import { env } from '~/env';
import type { SendContactInput } from '~/schemas/contact';
import { type Verb, withTransaction } from '~/server/context';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { enqueueMail } from '../mail/outbox';

/** Keeps a letter to us, mails it to whoever reads the contact address, and tells its writer that it came:
 *  without a word of theirs, as the address may be somebody else's. The same key twice is one letter, and a
 *  filled trap is none.
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
