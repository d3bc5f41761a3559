import { env } from '~/env';
import type { Database } from '~/server/db';
import type { EcpayFields } from '~/server/gateways/payment/ecpay/check-mac';
import { withCheckMac } from '~/server/gateways/payment/ecpay/check-mac';
import { startFakeEcpay } from '~/server/gateways/payment/fakes/ecpay';
import { startFakeStripe } from '~/server/gateways/payment/fakes/stripe';
import type { CardPage } from '~/server/gateways/payment/gateway';
import { authoriseCharge } from '~/server/gateways/payment/sandbox/authorise-charge';
import { toEvent } from '~/server/gateways/payment/sandbox/events';
import {
  SIGNATURE_HEADER,
  sign,
  TIMESTAMP_HEADER,
} from '~/server/gateways/payment/sandbox/signature';
import { createTestClock, type TestClock } from './context';
import { changeSettings } from './settings';

/** A webhook message of a gateway; it can be posted any number of times, at any time. */
export interface WebhookMessage {
  headers: Record<string, string>;
  body: string;
}

/** Fault of a webhook. */
type WebhookFault = 'forged' | 'wrongAmount' | 'wrongMerchant' | 'usedNumber';

/** A fake gateway: it accepts cards, and sends no webhooks by itself. */
export interface FakeGateway {
  name: 'sandbox' | 'ecpay' | 'stripe';
  /** Pays with a good card on the page; the shop gets no webhook. */
  pay(page: CardPage): Promise<void>;
  /** The webhook of a captured payment, or a faulty one.
   *  @param number of another payment, reused for this one with `usedNumber` */
  captured(reference: string, fault?: WebhookFault, number?: string): Promise<WebhookMessage>;
  /** The webhook of the "simulate" button of its dashboard, if it has one. */
  simulated?(reference: string): WebhookMessage;
  /** Total refunded of a payment, by the gateway's records. */
  refunded(reference: string): Promise<number>;
  /** Refunds in its dashboard, for which a gateway sends no webhook. */
  refundInDashboard?(reference: string, amount: number): void;
  /** Closes the day, after which captures can be refunded in part. */
  endOfDay(): void;
  close(): Promise<void>;
}

export const FAKE_GATEWAYS = ['sandbox', 'ecpay', 'stripe'] as const;

/** Starts a gateway and makes it the configured one for the rest of the test file. */
export function startFakeGateway(name: FakeGateway['name'], db: Database): Promise<FakeGateway> {
  if (name === 'ecpay') return startEcpay();
  return name === 'stripe' ? startStripe() : startSandbox(db);
}

async function startSandbox(db: Database): Promise<FakeGateway> {
  const post = (body: object, secret: string): WebhookMessage => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const text = JSON.stringify(body);
    const signature = sign(secret, timestamp, text);
    return {
      body: text,
      headers: { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signature },
    };
  };
  changeSettings({ PAYMENT_GATEWAY: 'sandbox' });
  return {
    name: 'sandbox',
    async pay({ redirectUrl }) {
      const form = { number: '4242424242424242', expiry: '12/40', code: '123' };
      await authoriseCharge(db, redirectUrl.split('/').at(-1)!, form, new Date());
    },
    async captured(reference, fault, number) {
      const charge = await db.sandboxCharge.findUniqueOrThrow({ where: { reference } });
      const { gateway: _, reportsRefunds: __, ...event } = toEvent(charge)!;
      const secret = env().SANDBOX_BANK_SECRET;
      if (fault === 'forged') return post(event, `not ${secret}`);
      if (fault === 'wrongAmount') return post({ ...event, eventId: 'wrong', amount: 1 }, secret);
      if (fault === 'usedNumber') return post({ ...event, providerId: number }, secret);
      // The sandbox has one merchant: an unknown charge stands for another merchant's.
      return post(fault ? { ...event, reference: 'SYSOMEBODYELSE' } : event, secret);
    },
    refunded: (reference) =>
      db.sandboxCharge.findUniqueOrThrow({ where: { reference } }).then(({ refunded }) => refunded),
    endOfDay() {},
    close: async () => {},
  };
}

async function startEcpay(): Promise<FakeGateway> {
  const ecpay = await startFakeEcpay();
  const { account } = ecpay;
  const post = (fields: EcpayFields): WebhookMessage => ({
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  changeSettings({
    PAYMENT_GATEWAY: 'ecpay',
    ECPAY_MERCHANT_ID: account.merchantId,
    ECPAY_HASH_KEY: account.hashKey,
    ECPAY_HASH_IV: account.hashIv,
    ECPAY_CREDIT_CHECK_CODE: account.creditCheckCode,
    ECPAY_URL: account.url,
  });
  return {
    name: 'ecpay',
    async pay({ fields = {} }) {
      await ecpay.pay(fields, 'good', { notify: false });
    },
    async captured(reference, fault, number) {
      const { CheckMacValue: _, ...notice } = ecpay.webhookFields(reference);
      if (fault === 'forged') return post(withCheckMac(notice, { ...account, hashKey: 'guessed' }));
      if (fault === 'wrongAmount')
        return post(withCheckMac({ ...notice, TradeNo: '999', TradeAmt: '1' }, account));
      if (fault === 'usedNumber')
        return post(withCheckMac({ ...notice, TradeNo: number! }, account));
      return post(withCheckMac(fault ? { ...notice, MerchantID: '2000132' } : notice, account));
    },
    simulated: (reference) =>
      post(ecpay.webhookFields(reference, { RtnCode: '1', SimulatePaid: '1' })),
    async refunded(reference) {
      const { abandoned, amount, entries } = ecpay.trades.get(reference)!;
      return abandoned
        ? amount
        : entries.reduce((sum, entry) => sum - Math.min(entry.amount, 0), 0);
    },
    refundInDashboard(reference, amount) {
      ecpay.trades.get(reference)!.entries.push({ status: '要關帳', amount: -amount });
    },
    endOfDay: ecpay.endOfDay,
    close: ecpay.close,
  };
}

async function startStripe(): Promise<FakeGateway> {
  const stripe = await startFakeStripe(() => '');
  const { records } = stripe;
  changeSettings({
    PAYMENT_GATEWAY: 'stripe',
    STRIPE_SECRET_KEY: stripe.account.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.account.webhookSecret,
    STRIPE_URL: stripe.account.url,
  });
  return {
    name: 'stripe',
    async pay({ redirectUrl }) {
      await stripe.pay(redirectUrl, 'good', { notify: false });
    },
    async captured(reference, fault, number) {
      const session = [...records.sessions.values()].find(
        (candidate) => candidate.reference === reference,
      )!;
      const object = records.sessionObject(session);
      const over = {
        wrongAmount: { amount_total: 100, payment_intent: 'pi_wrong' },
        wrongMerchant: { currency: 'usd', payment_intent: 'pi_dollars' },
        forged: {},
        usedNumber: { payment_intent: number },
      };
      const secret = fault === 'forged' ? 'whsec_guessed' : undefined;
      const sentObject = { ...object, ...(fault && over[fault]) };
      return stripe.message('checkout.session.completed', sentObject, secret);
    },
    async refunded(reference) {
      const recordedRefunds = records.refunds.filter(
        ({ metadata }) => metadata.reference === reference,
      );
      return recordedRefunds.reduce((sum, { amount }) => sum + amount, 0) / 100;
    },
    endOfDay() {},
    close: stripe.close,
  };
}

/** A clock at which this gateway accepts all operations: webhooks are dated by the real clock, and ECPay makes
 *  no refunds while it closes the day. */
export function gatewayClock(name: FakeGateway['name']): TestClock {
  return createTestClock(name === 'ecpay' ? '2026-11-21T04:00:00Z' : new Date());
}
