import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays, addMonthsTaipei } from '~/domain/calendar';
import { giftSchema } from '~/schemas/gift';
import { unseal } from '~/server/credentials/seal';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { deliverWaiting } from '~/test/mail-fixture';
import {
  createSecondBuyer,
  createShop,
  payWithCard,
  placeTestOrder,
  type ShopFixture,
} from '~/test/order-fixture';
import { createMember } from '~prisma/factories/learner';
import { anonymiseDueAccounts } from '../account/anonymise-due-accounts';
import { getMembershipExpiry, getMembershipHistory } from '../membership/queries';
import { getOrder } from '../order/queries';
import { approveRefund } from '../refund/decide-refund';
import { getRefundOverview } from '../refund/refund-overview';
import { requestRefund } from '../refund/request-refund';
import { claimGift } from './claim-gift';
import { openGift } from './open-gift';
import { sendGift } from './send-gift';

const db = await testDatabase();
let world: ShopFixture;

beforeEach(async () => {
  await resetDatabase(db);
  world = await createShop(db);
});
afterEach(() => world.shop.close());

const MING = { email: 'ming@shuoyi.example', name: '阿明', message: '生日快樂\n一起練習' };

/** A paid gift of a quarter for Ming. */
async function createPaidGift(gift = MING) {
  const { orderId, redirectUrl } = await placeTestOrder(world.ctx, { plan: world.plan, gift });
  await payWithCard(db, redirectUrl);
  return { id: orderId, token: await newestToken() };
}

async function newestToken(): Promise<string> {
  const mails = await db.outboxMessage.findMany({ where: { template: 'gift-arrived' } });
  const { payload } = mails.sort((a, b) => (a.id < b.id ? 1 : -1))[0]!;
  return unseal((payload as { token: string }).token);
}

const claim = (ctx: TestContext, token: string) => claimGift({ ctx, input: { token } });
const getExpiry = (ctx: TestContext) =>
  ctx.actor.kind === 'user' ? getMembershipExpiry(db, ctx.actor.id, ctx.now()) : null;
const errorWithCode = (code: string) => ({ code });

describe('A gift', () => {
  it('A gift mails its buyer a receipt and its recipient a link, and grants no time until it is claimed', async () => {
    const { token } = await createPaidGift();
    expect(await db.entitlement.count()).toBe(0);
    const mails = await db.outboxMessage.findMany({ orderBy: { id: 'asc' } });
    expect(mails).toMatchObject([
      {
        template: 'gift-arrived',
        recipient: MING.email,
        payload: { name: '阿明', from: '林小譯', message: MING.message, months: 3, days: 30 },
      },
      {
        template: 'order-paid',
        recipient: world.learner.email,
        payload: { memberUntil: null, gift: true },
      },
    ]);
    expect(JSON.stringify(await db.gift.findMany())).not.toContain(token);
    const visitor = visitorContext(db, { clock: world.clock });
    expect(await openGift({ ctx: visitor, input: { token } })).toEqual({
      status: 'OPEN',
      mine: false,
      given: false,
      from: '林小譯',
      name: '阿明',
      message: MING.message,
      months: 3,
      days: 30,
      until: null,
    });
    expect(await openGift({ ctx: world.ctx, input: { token } })).toMatchObject({ given: true });
  });

  it('A claimed gift extends its recipient’s membership to the day that the page had shown', async () => {
    const { token } = await createPaidGift();
    const now = world.clock.now();
    const member = await createMember(db, { days: 11, from: addDays(now, -1) });
    const ctx = userContext(db, member, { clock: world.clock });
    const end = addDays(addMonthsTaipei(addDays(now, 10), 3), 30);
    expect(await openGift({ ctx, input: { token } })).toMatchObject({ until: end });
    expect(await claim(ctx, token)).toMatchObject({ status: 'CLAIMED', mine: true, until: end });
    expect(await getExpiry(ctx)).toEqual(end);
    const { history } = await getMembershipHistory(db, member.id, now);
    expect(history.at(-1)).toMatchObject({ kind: 'GIFT', giver: '林小譯', orderNumber: null });
  });

  it('A gift is claimed once, and a repeated claim by its recipient returns the same', async () => {
    const { id, token } = await createPaidGift();
    const [one, two] = [await createSecondBuyer(db, world), await createSecondBuyer(db, world)];
    const results = await Promise.allSettled([one, two, one].map((ctx) => claim(ctx, token)));
    const errors = results.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []));
    expect(new Set(errors)).toEqual(new Set(['GIFT_CLAIMED']));
    const winner = (await getExpiry(one)) ? one : two;
    const loser = winner === one ? two : one;
    expect(await getExpiry(loser)).toBeNull();
    expect(await claim(winner, token)).toMatchObject({ mine: true });
    await expect(claim(loser, token)).rejects.toMatchObject(errorWithCode('GIFT_CLAIMED'));
    expect(await db.entitlement.count()).toBe(2);
    const view = { status: 'CLAIMED', mine: false, name: null, message: null, until: null };
    expect(await openGift({ ctx: loser, input: { token } })).toMatchObject(view);
    const mails = await db.outboxMessage.findMany({ where: { template: 'gift-claimed' } });
    expect(mails).toMatchObject([{ recipient: world.learner.email, payload: { orderId: id } }]);
  });

  it('A gift with an unknown link is not found, and a visitor cannot claim one', async () => {
    const { token } = await createPaidGift();
    const visitor = visitorContext(db);
    await expect(claim(visitor, token)).rejects.toMatchObject(errorWithCode('LOGIN_USER_REQUIRED'));
    const wrong = { input: { token: `${token}x` } };
    expect(await openGift({ ctx: visitor, ...wrong })).toBeNull();
    await expect(claimGift({ ctx: world.ctx, ...wrong })).rejects.toMatchObject(
      errorWithCode('GIFT_NOT_FOUND'),
    );
  });
});

describe('A gift at the checkout', () => {
  it('The same cart as a gift and not as a gift is two orders', async () => {
    const own = await placeTestOrder(world.ctx, { plan: world.plan });
    const checkoutKey = randomUUID();
    const gift = await placeTestOrder(world.ctx, { gift: MING, checkoutKey });
    expect(gift.orderId).not.toBe(own.orderId);
    expect((await placeTestOrder(world.ctx, {})).orderId).toBe(own.orderId);
    await expect(placeTestOrder(world.ctx, { checkoutKey })).rejects.toMatchObject(
      errorWithCode('CART_CHANGED'),
    );
  });

  it('A repeated checkout of an unpaid gift order updates the recipient; once paid, the recipient is fixed', async () => {
    const first = await placeTestOrder(world.ctx, { plan: world.plan, gift: MING });
    const checkoutKey = randomUUID();
    const newest = { email: 'mei@shuoyi.example' };
    const again = await placeTestOrder(world.ctx, { gift: newest, checkoutKey });
    expect(again.orderId).toBe(first.orderId);
    expect(await db.gift.findMany()).toMatchObject([{ email: newest.email, message: null }]);
    const late = { ...newest, email: 'late@shuoyi.example' };
    await placeTestOrder(world.ctx, { gift: late, checkoutKey: randomUUID() });
    await payWithCard(db, again.redirectUrl);
    await placeTestOrder(world.ctx, { plan: world.plan, gift: MING });
    const sent = await db.gift.findMany({ where: { status: 'SENT' } });
    expect(sent).toMatchObject([{ orderId: first.orderId, email: late.email }]);
    expect(await db.order.count()).toBe(2);
  });

  it.each([
    { email: 'ming' },
    { email: 'ming@shuoyi.example\nx@y.example' },
    { ...MING, message: 'x'.repeat(201) },
    { ...MING, message: 'turned \u202e around' },
    { ...MING, name: 'x'.repeat(61) },
  ])('Invalid gift input is rejected: %#', (gift) => {
    expect(giftSchema.safeParse(gift).success).toBe(false);
  });
});

describe('The e-mail with a gift’s link', () => {
  it('A gift’s e-mail can be sent again after a minute, and both links open the same gift', async () => {
    const { id, token } = await createPaidGift();
    const send = () => sendGift({ ctx: world.ctx, input: { id, email: MING.email } });
    await expect(send()).rejects.toMatchObject(errorWithCode('TOO_MANY_REQUESTS'));
    world.clock.advance({ minutes: 1 });
    const results = await Promise.allSettled([send(), send()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await db.outboxMessage.count({ where: { template: 'gift-arrived' } })).toBe(2);
    expect(await newestToken()).toBe(token);
  });

  it('A gift’s e-mail to another address has another link, and the first link becomes invalid', async () => {
    const { id, token } = await createPaidGift();
    world.clock.advance({ minutes: 2 });
    const input = { id, email: 'right@shuoyi.example' };
    expect(await sendGift({ ctx: world.ctx, input })).toMatchObject({ email: input.email });
    const ctx = await createSecondBuyer(db, world);
    await expect(claim(ctx, token)).rejects.toMatchObject(errorWithCode('GIFT_NOT_FOUND'));
    expect(await claim(ctx, await newestToken())).toMatchObject({ mine: true });
    world.clock.advance({ minutes: 2 });
    await expect(sendGift({ ctx: world.ctx, input })).rejects.toMatchObject(
      errorWithCode('GIFT_CLAIMED'),
    );
  });

  it('A gift’s e-mail cannot be sent by another user, nor before the order is paid', async () => {
    const { orderId: id } = await placeTestOrder(world.ctx, { plan: world.plan, gift: MING });
    const input = { id, email: 'thief@shuoyi.example' };
    const thief = await createSecondBuyer(db, world);
    await expect(sendGift({ ctx: thief, input })).rejects.toMatchObject(
      errorWithCode('ORDER_NOT_FOUND'),
    );
    await expect(sendGift({ ctx: visitorContext(db), input })).rejects.toMatchObject(
      errorWithCode('LOGIN_USER_REQUIRED'),
    );
    const corrected = { id, email: 'right@shuoyi.example' };
    await sendGift({ ctx: world.ctx, input: corrected });
    expect(await db.outboxMessage.count()).toBe(0);
    expect(await db.gift.findMany()).toMatchObject([{ email: corrected.email, status: 'WAITING' }]);
  });
});

describe('A deleted account', () => {
  const anonymise = async (id: string) => {
    await db.user.update({ where: { id }, data: { deletionDueAt: world.clock.now() } });
    expect(await anonymiseDueAccounts({ ctx: world.system })).toBe(1);
  };

  it('A deleted account leaves the gift that it gave, without a name', async () => {
    const { token } = await createPaidGift();
    await anonymise(world.learner.id);
    const ctx = await createSecondBuyer(db, world);
    const erased = { from: null, name: null, message: null };
    expect(await openGift({ ctx, input: { token } })).toMatchObject({ status: 'OPEN', ...erased });
    expect(await claim(ctx, token)).toMatchObject({ mine: true, ...erased });
    expect(JSON.stringify(await db.gift.findMany())).not.toContain(MING.email);
  });

  it('A deleted account leaves the order of the gift that it claimed, without an address', async () => {
    const { id, token } = await createPaidGift();
    const friend = await createMember(db, { email: MING.email });
    await claim(userContext(db, friend, { clock: world.clock }), token);
    await anonymise(friend.id);
    const { gift } = await getOrder({ ctx: world.ctx, input: { id } });
    expect(gift).toMatchObject({ status: 'CLAIMED', email: '', name: null });
    const tables = [await db.gift.findMany(), await db.outboxMessage.findMany()];
    const stored = JSON.stringify(tables).replace('"to":"阿明"', '');
    for (const word of [MING.name, '生日快樂']) expect(stored).not.toContain(word);
  });

  it('A deleted account takes along the mail of its gift that has left, whose recipient has no account', async () => {
    await createPaidGift();
    await deliverWaiting(db);
    const sent = { template: 'gift-arrived', recipient: MING.email, status: 'SENT' } as const;
    expect(await db.outboxMessage.count({ where: sent })).toBe(1);
    await anonymise(world.learner.id);
    expect(await db.outboxMessage.count({ where: { recipient: MING.email } })).toBe(0);
  });
});

describe('A refund of a gift', () => {
  const request = (id: string) =>
    requestRefund({ ctx: world.ctx, input: { id, expectedAmount: 2670 } });
  const approve = (id: string) => approveRefund({ ctx: world.system, input: { id } });

  it('A refund of an unclaimed gift is in full and invalidates the link', async () => {
    const { id, token } = await createPaidGift();
    world.clock.advance({ days: 60 });
    const { quote } = await getRefundOverview({ ctx: world.ctx, input: { id } });
    expect(quote).toMatchObject({ amount: 2670, lines: [{ rule: 'GIFT_UNCLAIMED' }] });
    await request(id);
    await approve(id);
    const ctx = await createSecondBuyer(db, world);
    await expect(claim(ctx, token)).rejects.toMatchObject(errorWithCode('GIFT_WITHDRAWN'));
    expect(await openGift({ ctx, input: { token } })).toMatchObject({ status: 'WITHDRAWN' });
    expect(await db.entitlement.count()).toBe(0);
    const input = { id, email: MING.email };
    await expect(sendGift({ ctx: world.ctx, input })).rejects.toMatchObject(
      errorWithCode('GIFT_WITHDRAWN'),
    );
  });

  it('A refund of a claimed gift is rejected, even if it was requested before the claim', async () => {
    const { id, token } = await createPaidGift();
    await request(id);
    await claim(await createSecondBuyer(db, world), token);
    await expect(approve(id)).rejects.toMatchObject(errorWithCode('GIFT_CLAIMED'));
    expect(await db.paymentRefund.count()).toBe(0);
    const other = await createPaidGift();
    await claim(await createSecondBuyer(db, world), other.token);
    await expect(request(other.id)).rejects.toMatchObject(errorWithCode('REFUND_NOT_POSSIBLE'));
    const { quote } = await getRefundOverview({ ctx: world.ctx, input: { id: other.id } });
    expect(quote).toMatchObject({ amount: 0, lines: [{ rule: 'GIFT_CLAIMED' }] });
  });

  it('Exactly one of a concurrent gift claim and refund approval takes effect', async () => {
    const { id, token } = await createPaidGift();
    await request(id);
    const ctx = await createSecondBuyer(db, world);
    const results = await Promise.allSettled([approve(id), claim(ctx, token)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refunds = await db.paymentRefund.count();
    expect(refunds).toBe((await getExpiry(ctx)) ? 0 : 1);
  });
});
