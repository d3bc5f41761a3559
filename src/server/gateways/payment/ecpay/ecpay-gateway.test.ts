import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gatewayContract } from '../contract';
import { type FakeEcpay, startFakeEcpay } from '../fakes/ecpay';
import { type FakeShop, startFakeShop } from '../fakes/shop';
import {
  type CardPage,
  type ChargeRequest,
  type GatewayRefundRequest,
  GatewayUnavailable,
  InvalidWebhook,
} from '../gateway';
import { withCheckMac } from './check-mac';
import { ecpayGateway } from './ecpay-gateway';

let ecpay: FakeEcpay;
let shop: FakeShop;

beforeAll(async () => {
  ecpay = await startFakeEcpay();
});
afterAll(() => ecpay.close());
beforeEach(async () => {
  shop = await startFakeShop(() => new Response('1|OK'));
});
afterEach(() => shop.close());

/** Not while a day is closed. */
const NOON = () => new Date('2026-11-21T04:00:00Z');
const gateway = (now = NOON) => ecpayGateway(ecpay.account, now);
const pay = ({ fields = {} }: CardPage, card: 'good' | 'declined') => ecpay.pay(fields, card);

describe('ECPay', () => {
  gatewayContract(
    async () => ({ gateway: gateway(), shop, pay, endOfDay: () => ecpay.endOfDay() }),
    { reopensPages: false, closesPages: false, datesWebhooks: false },
  );
});

const request = (over: Partial<ChargeRequest> = {}): ChargeRequest => ({
  reference: 'SYREFERENCE000000001',
  sessionId: null,
  amount: 990,
  currency: 'TWD',
  openedAt: new Date('2026-11-21T16:30:00Z'),
  expiresAt: new Date('2026-11-22T16:30:00Z'),
  description: '月方案',
  language: 'zh',
  webhookUrl: `${shop.origin}/api/payments/ecpay`,
  returnUrl: `${shop.origin}/en/order-created/1`,
  ...over,
});
const toFields = async (over: Partial<ChargeRequest>) => {
  const started = await gateway().start(request(over));
  if (started.state !== 'open') throw new Error('The charge is not open.');
  return started.fields ?? {};
};
const authorised = async (reference: string): Promise<GatewayRefundRequest> => {
  await ecpay.pay(await toFields({ reference }), 'good');
  const charge = { ...request({ reference }), providerId: '', refundKey: 'key', baseline: 0 };
  return { ...charge, refundAmount: 990 };
};

describe('ECPay’s form', () => {
  it('is dated in Taipei, comes back by our own door, and is English for English', async () => {
    const fields = await toFields({ language: 'en' });
    expect(fields).toMatchObject({
      MerchantTradeDate: '2026/11/22 00:30:00',
      OrderResultURL: `${shop.origin}/api/payments/ecpay/return?to=%2Fen%2Forder-created%2F1`,
      Language: 'ENG',
    });
    expect(await toFields({})).not.toHaveProperty('Language');
  });

  it('keeps within ECPay’s lengths, and says nothing that parts its lines', async () => {
    const fields = await toFields({ description: `A#B & <C> 😀 ${'長'.repeat(500)}` });
    expect(fields.ItemName).toMatch(/^A＃B ＆ ＜C＞ {2}長+$/);
    expect(fields.ItemName).toHaveLength(400);
    expect(fields.TradeDesc).toHaveLength(200);
  });
});

describe('a notice of ECPay', () => {
  const read = (fields: Record<string, string>, type = 'application/x-www-form-urlencoded') => {
    const headers = new Headers({ 'content-type': type });
    const body = new URLSearchParams(fields).toString();
    return gateway().readWebhook({ headers, body, now: new Date() });
  };

  it('of a simulated payment is noted and captures nothing', async () => {
    const reference = 'SYSIMULATED000000001';
    await ecpay.pay(await toFields({ reference }), 'good', { notify: false });
    const simulated = ecpay.notice(reference, { SimulatePaid: '1' });
    expect(read(simulated)).toMatchObject({ kind: 'noted', reference });
    expect(read(ecpay.notice(reference))).toMatchObject({ kind: 'captured', cardLast4: '4242' });
    expect(read(simulated)?.eventId).not.toBe(read(ecpay.notice(reference))?.eventId);
  });

  it('of a bank that has not decided is noted', async () => {
    const reference = 'SYUNDECIDED000000001';
    await ecpay.pay(await toFields({ reference }), 'good', { notify: false });
    expect(read(ecpay.notice(reference, { RtnCode: '10300066' }))).toMatchObject({ kind: 'noted' });
  });

  it('for another merchant, of another type, or without an amount is refused', async () => {
    const reference = 'SYMERCHANT0000000001';
    await ecpay.pay(await toFields({ reference }), 'good', { notify: false });
    const { CheckMacValue: _, ...genuine } = ecpay.notice(reference);
    const as = (over: Record<string, string>) =>
      withCheckMac({ ...genuine, ...over }, ecpay.account);
    expect(() => read(as({ MerchantID: '2000132' }))).toThrow(InvalidWebhook);
    expect(() => read(as({ TradeAmt: '' }))).toThrow(InvalidWebhook);
    expect(() => read(as({ TradeAmt: '1e3' }))).toThrow(InvalidWebhook);
    expect(() => read(as({}), 'application/json')).toThrow(InvalidWebhook);
    expect(read(as({}))).toMatchObject({ kind: 'captured' });
  });
});

describe('a refund at ECPay', () => {
  it('of a part waits for the closing of the day, and all of it does not', async () => {
    const part = { ...(await authorised('SYPART00000000000001')), refundAmount: 100 };
    expect(await gateway().refund(part)).toEqual({
      state: 'pending',
      reason: 'not_possible_while_authorised',
    });
    ecpay.endOfDay();
    expect(await gateway().refund(part)).toMatchObject({ state: 'done' });
  });

  it('takes the closing back first while it is under way, and goes on from where it was', async () => {
    const whole = await authorised('SYWHOLE0000000000001');
    const trade = ecpay.trades.get(whole.reference)!;
    trade.entries.push({ status: '要關帳', amount: 990 });
    const part = { ...whole, refundAmount: 90 };
    expect(await gateway().refund(whole)).toMatchObject({ state: 'done' });
    expect(trade.abandoned).toBe(true);
    const closing = await authorised('SYWHOLE0000000000002');
    const other = ecpay.trades.get(closing.reference)!;
    other.entries.push({ status: '要關帳', amount: 990 });
    expect(await gateway().refund({ ...closing, refundAmount: part.refundAmount })).toMatchObject({
      state: 'done',
    });
    expect(other.entries.at(-1)).toEqual({ status: '要關帳', amount: -90 });
    const stopped = await authorised('SYWHOLE0000000000003');
    const third = ecpay.trades.get(stopped.reference)!;
    third.entries.push({ status: '操作取消', amount: 990 });
    expect(await gateway().refund(stopped)).toMatchObject({ state: 'done' });
    expect(third.abandoned).toBe(true);
  });

  it('moves no money while the statement of the card does not add up', async () => {
    const { reference, ...whole } = await authorised('SYSTRANGE00000000001');
    const trade = ecpay.trades.get(reference)!;
    trade.entries.push({ status: '已關帳', amount: 990 }, { status: '已關帳', amount: 500 });
    const asked = gateway().refund({ ...whole, reference, refundAmount: 490 });
    await expect(asked).rejects.toThrow('does not add up');
    expect(trade.entries).toHaveLength(2);
    trade.entries[1]!.amount = -500;
    expect(await gateway().query(request({ reference }))).toMatchObject({ refunded: 500 });
  });

  it('is not asked for while ECPay closes the day', async () => {
    const whole = await authorised('SYCLOSING00000000001');
    const closing = gateway(() => new Date('2026-11-21T12:20:00Z'));
    expect(await closing.refund(whole)).toEqual({ state: 'pending', reason: 'daily_closing' });
    expect(await gateway().refund(whole)).toMatchObject({ state: 'done' });
  });
});

describe('an ECPay that cannot be asked', () => {
  it('is unavailable, in words that hold no key', async () => {
    const nobody = ecpayGateway({ ...ecpay.account, url: 'http://127.0.0.1:9' }, NOON);
    const asked = nobody.query(request());
    await expect(asked).rejects.toThrow(GatewayUnavailable);
    await expect(asked).rejects.not.toThrow(/pwFHCq|EkRm7i|91845555/);
  });

  it('is not believed when its answer is not signed with our keys', async () => {
    const strange = ecpayGateway({ ...ecpay.account, hashKey: 'a-key-of-another' }, NOON);
    await expect(strange.query(request())).rejects.toThrow('not signed');
  });

  it('still settles a capture when only its card statements are out of reach', async () => {
    const { reference } = await authorised('SYSTATEMENT000000001');
    const blind = ecpayGateway({ ...ecpay.account, creditCheckCode: '0' }, NOON);
    expect(await blind.query(request({ reference }))).toMatchObject({
      state: 'closed',
      event: { kind: 'captured' },
      refunded: null,
    });
  });
});
