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

/** A time outside the daily closing. */
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
const authoriseCharge = async (reference: string): Promise<GatewayRefundRequest> => {
  await ecpay.pay(await toFields({ reference }), 'good');
  const charge = { ...request({ reference }), providerId: '', refundKey: 'key', baseline: 0 };
  return { ...charge, refundAmount: 990 };
};

describe('ECPay’s form', () => {
  it('ECPay’s form is dated in Taipei, returns by our own address, and is in English for English', async () => {
    const fields = await toFields({ language: 'en' });
    expect(fields).toMatchObject({
      MerchantTradeDate: '2026/11/22 00:30:00',
      OrderResultURL: `${shop.origin}/api/payments/ecpay/return?to=%2Fen%2Forder-created%2F1`,
      Language: 'ENG',
    });
    expect(await toFields({})).not.toHaveProperty('Language');
  });

  it('ECPay’s form respects ECPay’s maximum lengths and contains no line separators', async () => {
    const fields = await toFields({ description: `A#B & <C> 😀 ${'長'.repeat(500)}` });
    expect(fields.ItemName).toMatch(/^A＃B ＆ ＜C＞ {2}長+$/);
    expect(fields.ItemName).toHaveLength(400);
    expect(fields.TradeDesc).toHaveLength(200);
  });
});

describe('An ECPay webhook', () => {
  const read = (fields: Record<string, string>, type = 'application/x-www-form-urlencoded') => {
    const headers = new Headers({ 'content-type': type });
    const body = new URLSearchParams(fields).toString();
    return gateway().readWebhook({ headers, body, now: new Date() });
  };

  it('An ECPay webhook of a simulated payment is recorded and captures nothing', async () => {
    const reference = 'SYSIMULATED000000001';
    await ecpay.pay(await toFields({ reference }), 'good', { notify: false });
    const simulated = ecpay.webhookFields(reference, { SimulatePaid: '1' });
    expect(read(simulated)).toMatchObject({ kind: 'noted', reference });
    expect(read(ecpay.webhookFields(reference))).toMatchObject({
      kind: 'captured',
      cardLast4: '4242',
    });
    expect(read(simulated)?.eventId).not.toBe(read(ecpay.webhookFields(reference))?.eventId);
  });

  it('An ECPay webhook of an undecided payment is recorded', async () => {
    const reference = 'SYUNDECIDED000000001';
    await ecpay.pay(await toFields({ reference }), 'good', { notify: false });
    expect(read(ecpay.webhookFields(reference, { RtnCode: '10300066' }))).toMatchObject({
      kind: 'noted',
    });
  });

  it('An ECPay webhook for another merchant, of another type, or without an amount is rejected', async () => {
    const reference = 'SYMERCHANT0000000001';
    await ecpay.pay(await toFields({ reference }), 'good', { notify: false });
    const { CheckMacValue: _, ...genuine } = ecpay.webhookFields(reference);
    const sign = (over: Record<string, string>) =>
      withCheckMac({ ...genuine, ...over }, ecpay.account);
    expect(() => read(sign({ MerchantID: '2000132' }))).toThrow(InvalidWebhook);
    expect(() => read(sign({ TradeAmt: '' }))).toThrow(InvalidWebhook);
    expect(() => read(sign({ TradeAmt: '1e3' }))).toThrow(InvalidWebhook);
    expect(() => read(sign({}), 'application/json')).toThrow(InvalidWebhook);
    expect(read(sign({}))).toMatchObject({ kind: 'captured' });
  });
});

describe('A refund at ECPay', () => {
  it('A partial refund at ECPay waits for the daily closing, and a full one does not', async () => {
    const part = { ...(await authoriseCharge('SYPART00000000000001')), refundAmount: 100 };
    expect(await gateway().refund(part)).toEqual({
      state: 'pending',
      reason: 'not_possible_while_authorised',
    });
    ecpay.endOfDay();
    expect(await gateway().refund(part)).toMatchObject({ state: 'done' });
  });

  it('A full refund at ECPay reverses a closing in progress first, and continues from a reversed one', async () => {
    const whole = await authoriseCharge('SYWHOLE0000000000001');
    const trade = ecpay.trades.get(whole.reference)!;
    trade.entries.push({ status: '要關帳', amount: 990 });
    const part = { ...whole, refundAmount: 90 };
    expect(await gateway().refund(whole)).toMatchObject({ state: 'done' });
    expect(trade.abandoned).toBe(true);
    const closing = await authoriseCharge('SYWHOLE0000000000002');
    const other = ecpay.trades.get(closing.reference)!;
    other.entries.push({ status: '要關帳', amount: 990 });
    expect(await gateway().refund({ ...closing, refundAmount: part.refundAmount })).toMatchObject({
      state: 'done',
    });
    expect(other.entries.at(-1)).toEqual({ status: '要關帳', amount: -90 });
    const reversed = await authoriseCharge('SYWHOLE0000000000003');
    const third = ecpay.trades.get(reversed.reference)!;
    third.entries.push({ status: '操作取消', amount: 990 });
    expect(await gateway().refund(reversed)).toMatchObject({ state: 'done' });
    expect(third.abandoned).toBe(true);
  });

  it('A refund at ECPay moves no money while the card statement does not add up', async () => {
    const { reference, ...whole } = await authoriseCharge('SYSTRANGE00000000001');
    const trade = ecpay.trades.get(reference)!;
    trade.entries.push({ status: '已關帳', amount: 990 }, { status: '已關帳', amount: 500 });
    const refund = gateway().refund({ ...whole, reference, refundAmount: 490 });
    await expect(refund).rejects.toThrow('does not add up');
    expect(trade.entries).toHaveLength(2);
    trade.entries[1]!.amount = -500;
    expect(await gateway().query(request({ reference }))).toMatchObject({ refunded: 500 });
  });

  it('A refund at ECPay is not requested during the daily closing', async () => {
    const whole = await authoriseCharge('SYCLOSING00000000001');
    const closing = gateway(() => new Date('2026-11-21T12:20:00Z'));
    expect(await closing.refund(whole)).toEqual({ state: 'pending', reason: 'daily_closing' });
    expect(await gateway().refund(whole)).toMatchObject({ state: 'done' });
  });
});

describe('An unreachable ECPay', () => {
  it('An unreachable ECPay is reported as unavailable, in a message without keys', async () => {
    const unreachable = ecpayGateway({ ...ecpay.account, url: 'http://127.0.0.1:9' }, NOON);
    const call = unreachable.query(request());
    await expect(call).rejects.toThrow(GatewayUnavailable);
    await expect(call).rejects.not.toThrow(/pwFHCq|EkRm7i|91845555/);
  });

  it('A response of ECPay that is not signed with our keys is rejected', async () => {
    const unsigned = ecpayGateway({ ...ecpay.account, hashKey: 'a-key-of-another' }, NOON);
    await expect(unsigned.query(request())).rejects.toThrow('not signed');
  });

  it('A capture at ECPay is settled although its card statement is unreachable', async () => {
    const { reference } = await authoriseCharge('SYSTATEMENT000000001');
    const withoutStatements = ecpayGateway({ ...ecpay.account, creditCheckCode: '0' }, NOON);
    expect(await withoutStatements.query(request({ reference }))).toMatchObject({
      state: 'closed',
      event: { kind: 'captured' },
      refunded: null,
    });
  });
});
