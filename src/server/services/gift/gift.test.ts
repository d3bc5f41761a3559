import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays, addMonthsTaipei } from '~/domain/calendar';
import { giftSchema } from '~/schemas/gift';
import { unseal } from '~/server/credentials/seal';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
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

/** A quarter for Ming, paid. */
async function given(gift = MING) {
  const { orderId, redirectUrl } = await placeTestOrder(world.ctx, { plan: world.plan, gift });
  await payWithCard(db, redirectUrl);
  return { id: orderId, token: await newestToken() };
}

async function newestToken(): Promise<string> {
  const letters = await db.outboxMessage.findMany({ where: { template: 'gift-arrived' } });
  const { payload } = letters.sort((a, b) => (a.id < b.id ? 1 : -1))[0]!;
  return unseal((payload as { token: string }).token);
}

const claim = (ctx: TestContext, token: string) => claimGift({ ctx, input: { token } });
const until = (ctx: TestContext) =>
  ctx.actor.kind === 'user' ? getMembershipExpiry(db, ctx.actor.id, ctx.now()) : null;
const errorWithCode = (code: string) => ({ code });

describe('a gift', () => {
  it('gives its buyer a receipt and its recipient a letter, and nobody time until it is claimed', async () => {
    const { token } = await given();
    expect(await db.entitlement.count()).toBe(0);
    const letters = await db.outboxMessage.findMany({ orderBy: { id: 'asc' } });
    expect(letters).toMatchObject([
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

  it('is laid behind the time that its claimer has, as the page had said', async () => {
    const { token } = await given();
    const now = world.clock.now();
    const member = await createMember(db, { days: 11, from: addDays(now, -1) });
    const ctx = userContext(db, member, { clock: world.clock });
    const end = addDays(addMonthsTaipei(addDays(now, 10), 3), 30);
    expect(await openGift({ ctx, input: { token } })).toMatchObject({ until: end });
    expect(await claim(ctx, token)).toMatchObject({ status: 'CLAIMED', mine: true, until: end });
    expect(await until(ctx)).toEqual(end);
    const { history } = await getMembershipHistory(db, member.id, now);
    expect(history.at(-1)).toMatchObject({ kind: 'GIFT', giver: '林小譯', orderNumber: null });
  });

  it('is claimed once, and to its claimer always the same', async () => {
    const { id, token } = await given();
    const [one, two] = [await createSecondBuyer(db, world), await createSecondBuyer(db, world)];
    const tries = await Promise.allSettled([one, two, one].map((ctx) => claim(ctx, token)));
    const lost = tries.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []));
    expect(new Set(lost)).toEqual(new Set(['GIFT_CLAIMED']));
    const winner = (await until(one)) ? one : two;
    const loser = winner === one ? two : one;
    expect(await until(loser)).toBeNull();
    expect(await claim(winner, token)).toMatchObject({ mine: true });
    await expect(claim(loser, token)).rejects.toMatchObject(errorWithCode('GIFT_CLAIMED'));
    expect(await db.entitlement.count()).toBe(2);
    const told = { status: 'CLAIMED', mine: false, name: null, message: null, until: null };
    expect(await openGift({ ctx: loser, input: { token } })).toMatchObject(told);
    const letters = await db.outboxMessage.findMany({ where: { template: 'gift-claimed' } });
    expect(letters).toMatchObject([{ recipient: world.learner.email, payload: { orderId: id } }]);
  });

  it('of an unknown link is nothing, and a visitor claims none', async () => {
    const { token } = await given();
    const visitor = visitorContext(db);
    await expect(claim(visitor, token)).rejects.toMatchObject(errorWithCode('LOGIN_USER_REQUIRED'));
    const wrong = { input: { token: `${token}x` } };
    expect(await openGift({ ctx: visitor, ...wrong })).toBeNull();
    await expect(claimGift({ ctx: world.ctx, ...wrong })).rejects.toMatchObject(
      errorWithCode('GIFT_NOT_FOUND'),
    );
  });
});

describe('at the checkout', () => {
  it('the same cart as a gift and not as a gift are two orders', async () => {
    const own = await placeTestOrder(world.ctx, { plan: world.plan });
    const checkoutKey = randomUUID();
    const gift = await placeTestOrder(world.ctx, { gift: MING, checkoutKey });
    expect(gift.orderId).not.toBe(own.orderId);
    expect((await placeTestOrder(world.ctx, {})).orderId).toBe(own.orderId);
    await expect(placeTestOrder(world.ctx, { checkoutKey })).rejects.toMatchObject(
      errorWithCode('CART_CHANGED'),
    );
  });

  it('pressed again while it waits, the newest address holds; after it is paid, the one that was', async () => {
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
  ])('a slip of the hand is refused: %#', (gift) => {
    expect(giftSchema.safeParse(gift).success).toBe(false);
  });
});

describe('its letter', () => {
  it('can be sent again after a minute, and both open the same gift', async () => {
    const { id, token } = await given();
    const send = () => sendGift({ ctx: world.ctx, input: { id, email: MING.email } });
    await expect(send()).rejects.toMatchObject(errorWithCode('TOO_MANY_REQUESTS'));
    world.clock.advance({ minutes: 1 });
    const both = await Promise.allSettled([send(), send()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await db.outboxMessage.count({ where: { template: 'gift-arrived' } })).toBe(2);
    expect(await newestToken()).toBe(token);
  });

  it('to another address has another link, and the first one opens nothing', async () => {
    const { id, token } = await given();
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

  it('is none of others’ business, and waits until it is paid', async () => {
    const { orderId: id } = await placeTestOrder(world.ctx, { plan: world.plan, gift: MING });
    const input = { id, email: 'thief@shuoyi.example' };
    const thief = await createSecondBuyer(db, world);
    await expect(sendGift({ ctx: thief, input })).rejects.toMatchObject(
      errorWithCode('ORDER_NOT_FOUND'),
    );
    await expect(sendGift({ ctx: visitorContext(db), input })).rejects.toMatchObject(
      errorWithCode('LOGIN_USER_REQUIRED'),
    );
    const right = { id, email: 'right@shuoyi.example' };
    await sendGift({ ctx: world.ctx, input: right });
    expect(await db.outboxMessage.count()).toBe(0);
    expect(await db.gift.findMany()).toMatchObject([{ email: right.email, status: 'WAITING' }]);
  });
});

describe('an account that goes', () => {
  const goes = async (id: string) => {
    await db.user.update({ where: { id }, data: { deletionDueAt: world.clock.now() } });
    expect(await anonymiseDueAccounts({ ctx: world.system })).toBe(1);
  };

  it('leaves the gift that it gave, without a name', async () => {
    const { token } = await given();
    await goes(world.learner.id);
    const ctx = await createSecondBuyer(db, world);
    const left = { from: null, name: null, message: null };
    expect(await openGift({ ctx, input: { token } })).toMatchObject({ status: 'OPEN', ...left });
    expect(await claim(ctx, token)).toMatchObject({ mine: true, ...left });
    expect(JSON.stringify(await db.gift.findMany())).not.toContain(MING.email);
  });

  it('leaves the order of the gift that it claimed, without an address', async () => {
    const { id, token } = await given();
    const friend = await createMember(db, { email: MING.email });
    await claim(userContext(db, friend, { clock: world.clock }), token);
    await goes(friend.id);
    const { gift } = await getOrder({ ctx: world.ctx, input: { id } });
    expect(gift).toMatchObject({ status: 'CLAIMED', email: '', name: null });
    const tables = [await db.gift.findMany(), await db.outboxMessage.findMany()];
    const told = JSON.stringify(tables).replace('"to":"阿明"', '');
    for (const word of [MING.name, '生日快樂']) expect(told).not.toContain(word);
  });
});

describe('its refund', () => {
  const ask = (id: string) =>
    requestRefund({ ctx: world.ctx, input: { id, expectedAmount: 2670 } });
  const approve = (id: string) => approveRefund({ ctx: world.system, input: { id } });

  it('is everything as long as nobody has claimed it, and takes the link away', async () => {
    const { id, token } = await given();
    world.clock.advance({ days: 60 });
    const { quote } = await getRefundOverview({ ctx: world.ctx, input: { id } });
    expect(quote).toMatchObject({ amount: 2670, lines: [{ rule: 'GIFT_UNCLAIMED' }] });
    await ask(id);
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

  it('is nothing once it is claimed, also when it was asked for before', async () => {
    const { id, token } = await given();
    await ask(id);
    await claim(await createSecondBuyer(db, world), token);
    await expect(approve(id)).rejects.toMatchObject(errorWithCode('GIFT_CLAIMED'));
    expect(await db.paymentRefund.count()).toBe(0);
    const other = await given();
    await claim(await createSecondBuyer(db, world), other.token);
    await expect(ask(other.id)).rejects.toMatchObject(errorWithCode('REFUND_NOT_POSSIBLE'));
    const { quote } = await getRefundOverview({ ctx: world.ctx, input: { id: other.id } });
    expect(quote).toMatchObject({ amount: 0, lines: [{ rule: 'GIFT_CLAIMED' }] });
  });

  it('approved while it is claimed is one of the two', async () => {
    const { id, token } = await given();
    await ask(id);
    const ctx = await createSecondBuyer(db, world);
    const both = await Promise.allSettled([approve(id), claim(ctx, token)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const back = await db.paymentRefund.count();
    expect(back).toBe((await until(ctx)) ? 0 : 1);
  });
});
