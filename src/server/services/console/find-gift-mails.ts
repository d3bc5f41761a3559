import type { Database } from '~/server/db';
import { mailReference } from '../mail/mail-reference';
import type { FoundMail } from '../sent-mail/list-mails';

/** Finds the latest mail with the link of each gift to the address that the gift has now.
 *  @returns gift's id → mail; nothing for gifts whose mail is not kept */
export async function findGiftMails(
  db: Database,
  gifts: readonly { id: string; email: string }[],
): Promise<Map<string, FoundMail>> {
  const addresses = new Map(gifts.flatMap(({ id, email }) => (email ? [[id, email]] : [])));
  const mails = await db.outboxMessage.findMany({
    where: { template: 'gift-arrived', recipient: { in: [...addresses.values()] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: { resentAs: { select: { id: true } } },
  });
  const latest = new Map<string, FoundMail>();
  for (const mail of mails) {
    const { giftId } = mailReference(mail.payload);
    if (giftId && addresses.get(giftId) === mail.recipient) latest.set(giftId, mail);
  }
  return latest;
}
