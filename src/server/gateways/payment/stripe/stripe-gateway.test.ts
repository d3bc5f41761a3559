import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gatewayContract } from '../contract';
import { type FakeShop, startFakeShop } from '../fakes/shop';
import { type FakeStripe, startFakeStripe } from '../fakes/stripe';
import { type CardPage, type ChargeRequest, GatewayUnavailable, InvalidWebhook } from '../gateway';
import { stripeGateway } from './stripe-gateway';

let stripe: FakeStripe;
let shop: FakeShop;

beforeAll(async () => {
  stripe = await startFakeStripe(() => `${shop.origin}/api/payments/stripe`);
});
afterAll(() => stripe.close());
beforeEach(async () => {
  shop = await startFakeShop(() => new Response('OK'));
});
afterEach(() => shop.close());

const gateway = () => stripeGateway(stripe.account);
const pay = ({ redirectUrl }: CardPage, card: 'good' | 'declined') => stripe.pay(redirectUrl, card);

describe('Stripe', () => {
  gatewayContract(async () => ({ gateway: gateway(), shop, pay }), {
    reopensPages: true,
    closesPages: true,
    datesWebhooks: true,
  });
});

const request = (over: Partial<ChargeRequest> = {}): ChargeRequest => ({
  reference: 'SYSTRIPE000000000001',
  sessionId: null,
  amount: 990,
  currency: 'TWD',
  openedAt: new Date(),
  expiresAt: new Date(Date.now() + 86_400_000),
  description: '月方案',
  language: 'zh',
  webhookUrl: `${shop.origin}/api/payments/stripe`,
  returnUrl: `${shop.origin}/order-created/1`,
  ...over,
});
const captureCharge = async (reference: string) => {
  const started = await gateway().start(request({ reference }));
  if (started.state !== 'open') throw new Error('The charge is not open.');
  await stripe.pay(started.redirectUrl, 'good');
  const session = stripe.records.findSession(started.redirectUrl);
  const charge = request({ reference, sessionId: session.id });
  return { ...charge, session, providerId: session.intent, refundKey: reference, baseline: 0 };
};
/** The last webhook that the shop got, as the gateway parses it. */
const readLastWebhook = () => gateway().readWebhook({ ...shop.received.at(-1)!, now: new Date() });

describe('A Stripe session', () => {
  it('A Stripe session requests hundredths of a dollar and expires with the order, but not within half an hour', async () => {
    for (const minutes of [1, 600, 1440]) {
      const reference = `SYEXPIRES${minutes}`;
      const openedAt = new Date();
      const expiresAt = new Date(openedAt.getTime() + minutes * 60_000);
      const started = await gateway().start(request({ reference, openedAt, expiresAt }));
      if (started.state !== 'open') throw new Error('The charge is not open.');
      const session = stripe.records.findSession(started.redirectUrl);
      expect(session.amount).toBe(99_000);
      const open = session.expiresAt - Math.floor(openedAt.getTime() / 1000);
      expect(Math.round(open / 60)).toBe(Math.min(Math.max(minutes, 35), 1380));
    }
  });

  it('A Stripe session requested again in another language is reported as expired, so that it is not paid twice', async () => {
    const once = request({ reference: 'SYLANGUAGES' });
    expect(await gateway().start(once)).toMatchObject({ state: 'open' });
    expect(await gateway().start({ ...once, language: 'en' })).toEqual({ state: 'expired' });
  });
});

describe('A Stripe webhook', () => {
  it('A Stripe webhook for an unknown session, or with an unhandled event type, is ignored', async () => {
    const { session } = await captureCharge('SYWEBHOOK1');
    const unknown = { ...session, reference: '' };
    await stripe.notify('checkout.session.completed', stripe.records.sessionObject(unknown));
    expect(readLastWebhook()).toBeNull();
    await stripe.notify('customer.created', { id: 'cus_1', object: 'customer' });
    expect(readLastWebhook()).toBeNull();
  });

  it('A Stripe webhook of a complete but unpaid session is ignored', async () => {
    const { session } = await captureCharge('SYWEBHOOK2');
    const object = { ...stripe.records.sessionObject(session), payment_status: 'unpaid' };
    await stripe.notify('checkout.session.completed', object);
    expect(readLastWebhook()).toBeNull();
  });

  it('A Stripe webhook signed with another secret is rejected', async () => {
    const { session } = await captureCharge('SYWEBHOOK3');
    const object = stripe.records.sessionObject(session);
    await stripe.notify('checkout.session.completed', object, { secret: 'whsec_of_another' });
    expect(readLastWebhook).toThrow(InvalidWebhook);
  });

  it('A Stripe webhook reports our refund with its key, and one of the dashboard without', async () => {
    const charge = await captureCharge('SYWEBHOOK4');
    await gateway().refund({ ...charge, refundAmount: 400 });
    const refund = stripe.records.refunds.at(-1)!;
    await stripe.notify('refund.created', stripe.records.refundObject(refund));
    expect(readLastWebhook()).toMatchObject({
      kind: 'refunded',
      amount: 400,
      refundKey: 'SYWEBHOOK4',
    });
    await stripe.notify('charge.refunded', stripe.records.chargeObject(charge.session));
    expect(readLastWebhook()).toMatchObject({
      kind: 'refunded',
      amount: 400,
      reference: 'SYWEBHOOK4',
    });
    expect(readLastWebhook()).not.toHaveProperty('refundKey');
  });
});

describe('A refund at Stripe', () => {
  it('A pending refund at Stripe is polled until it is done or has failed', async () => {
    const charge = { ...(await captureCharge('SYPENDING')), refundAmount: 990 };
    stripe.records.refundStatus = 'pending';
    expect(await gateway().refund(charge)).toMatchObject({ state: 'pending' });
    stripe.records.refundStatus = 'succeeded';
    expect(await gateway().refund(charge)).toMatchObject({ state: 'pending' });
    stripe.records.refunds.at(-1)!.status = 'succeeded';
    expect(await gateway().refund(charge)).toMatchObject({ state: 'done' });
    stripe.records.refunds.at(-1)!.status = 'failed';
    expect(await gateway().refund(charge)).toMatchObject({ state: 'failed' });
    expect(
      stripe.records.refunds.filter(({ intent }) => intent === charge.providerId),
    ).toHaveLength(1);
  });
});

describe('An unreachable Stripe', () => {
  it('An unreachable Stripe is reported as unavailable, in a message without keys', async () => {
    for (const account of [
      { ...stripe.account, url: 'http://127.0.0.1:9' },
      { ...stripe.account, secretKey: 'sk_test_wrong_key_of_the_test' },
    ]) {
      const call = stripeGateway(account).query(request({ sessionId: 'cs_test_1' }));
      await expect(call).rejects.toThrow(GatewayUnavailable);
      await expect(call).rejects.not.toThrow(/sk_test|whsec|Bearer/);
    }
  });
});
