import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '~/domain/role';
import { listGiftsSchema } from '~/schemas/operator-gift';
import type { Database } from '~/server/db';
import type { Gift } from '~/server/prisma-client/client';
import { userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createMail, SENT_MAIL } from '~/test/mail-fixture';
import { createGift } from '~prisma/factories/gift';
import { createLearner } from '~prisma/factories/learner';
import { TEST_NOON } from '~prisma/factories/noon';
import { resendMail } from '../sent-mail/resend-mail';
import { listGifts } from './list-gifts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => resetDatabase(db));

const as = async (role: Role) => userContext(db, await createLearner(db, { role }));
const readMails = async (role: Role) => {
  const call = { ctx: await as(role), input: listGiftsSchema.parse({}) };
  return (await listGifts(call)).rows.map(({ mail }) => mail);
};
const mailOf = ({ id: giftId, email: recipient }: Gift, data: object = {}) =>
  createMail(db, { template: 'gift-arrived', recipient, payload: { giftId }, ...data });
const minute = (count: number) => new Date(TEST_NOON.getTime() + count * 60_000);

describe('The mail of a gift in the table', () => {
  it('Operators who may send mails again are offered the latest one to the present address, and others see how it went', async () => {
    const gift = await createGift(db, await createLearner(db));
    const other = await createGift(db, await createLearner(db), { at: minute(-5) });
    await mailOf(gift, { ...SENT_MAIL, recipient: other.email, createdAt: minute(3) });
    await mailOf(gift, SENT_MAIL);
    const { id } = await mailOf(gift, { createdAt: minute(1) });
    await createMail(db, { template: 'gift-claimed', recipient: gift.email });
    expect(await readMails('OWNER')).toEqual([{ id, status: 'FAILED', isResendable: true }, null]);
    expect(await readMails('ACCOUNTS')).toEqual([
      { id, status: 'FAILED', isResendable: false },
      null,
    ]);
  });

  it('A mail that was sent again makes room for the new one, which waits', async () => {
    const gift = await createGift(db, await createLearner(db));
    const { id } = await mailOf(gift);
    const ctx = await as('OWNER');
    expect(await resendMail({ ctx, input: { id, reason: 'case 4' } })).toEqual({
      recipient: gift.email,
    });
    const again = await db.outboxMessage.findFirstOrThrow({ where: { resendOfId: id } });
    expect(await readMails('OWNER')).toEqual([
      { id: again.id, status: 'PENDING', isResendable: false },
    ]);
  });

  it('The mail of a claimed or withdrawn gift, or of one without an address, is not offered', async () => {
    const buyer = await createLearner(db);
    await mailOf(await createGift(db, buyer, { claimedById: buyer.id, at: minute(0) }), SENT_MAIL);
    const withdrawn = await createGift(db, buyer, { at: minute(-1) });
    await db.gift.update({ where: { id: withdrawn.id }, data: { status: 'WITHDRAWN' } });
    await mailOf(withdrawn, SENT_MAIL);
    const forgotten = await createGift(db, buyer, { at: minute(-2) });
    await mailOf(forgotten, SENT_MAIL);
    await db.gift.update({ where: { id: forgotten.id }, data: { email: '' } });
    expect(await readMails('OWNER')).toMatchObject([
      { status: 'SENT', isResendable: false },
      { status: 'SENT', isResendable: false },
      null,
    ]);
  });
});
