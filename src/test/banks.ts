import { env } from '~/env';
import type { Database } from '~/server/db';
import type { EcpayFields } from '~/server/gateways/payment/ecpay/check-mac';
import { signed } from '~/server/gateways/payment/ecpay/check-mac';
import { startTestEcpay } from '~/server/gateways/payment/ecpay/test-ecpay';
import type { CardPage } from '~/server/gateways/payment/gateway';
import { decideCharge } from '~/server/gateways/payment/sandbox/decide-charge';
import { eventOf } from '~/server/gateways/payment/sandbox/events';
import {
  SIGNATURE_HEADER,
  sign,
  TIMESTAMP_HEADER,
} from '~/server/gateways/payment/sandbox/signature';
import { startTestStripe } from '~/server/gateways/payment/stripe/test-stripe';
import { type TestClock, testClock } from './context';
import { changeSettings } from './settings';

/** What a gateway would post to the shop; it can be posted any number of times, at any time. */
export interface Callback {
  headers: Record<string, string>;
  body: string;
}

/** What is wrong with a callback. */
export type Fault = 'forged' | 'wrongAmount' | 'wrongMerchant' | 'usedNumber';

/** A gateway in the tester's hands: it takes cards and tells nobody. */
export interface Bank {
  name: 'sandbox' | 'ecpay' | 'stripe';
  /** A good card, typed into the page; the shop is not told. */
  pay(page: CardPage): Promise<void>;
  /** What it has to tell about a payment that was captured; with a fault, what somebody else tells.
   *  @param number of another payment, which a faulty gateway gives this one (`usedNumber`) */
  captured(reference: string, fault?: Fault, number?: string): Promise<Callback>;
  /** What it posts when somebody presses "simulate" at its desk, where there is such a button. */
  simulated?(reference: string): Callback;
  /** What has gone back of a payment in all, by the gateway's own books. */
  refunded(reference: string): Promise<number>;
  /** Somebody pays back at its own desk, where it tells nobody of that. */
  refundAtDesk?(reference: string, amount: number): void;
  /** Brings captures to where parts of them can be refunded. */
  endOfDay(): void;
  close(): Promise<void>;
}

export const BANKS = ['sandbox', 'ecpay', 'stripe'] as const;

/** Starts a gateway and makes it the configured one for the rest of the test file. */
export function openBank(name: Bank['name'], db: Database): Promise<Bank> {
  if (name === 'ecpay') return openEcpay();
  return name === 'stripe' ? openStripe() : openSandbox(db);
}

async function openSandbox(db: Database): Promise<Bank> {
  const post = (body: object, secret: string): Callback => {
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
      await decideCharge(db, redirectUrl.split('/').at(-1)!, form, new Date());
    },
    async captured(reference, fault, number) {
      const charge = await db.sandboxCharge.findUniqueOrThrow({ where: { reference } });
      const { gateway: _, ...event } = eventOf(charge)!;
      const secret = env().SANDBOX_BANK_SECRET;
      if (fault === 'forged') return post(event, `not ${secret}`);
      if (fault === 'wrongAmount') return post({ ...event, eventId: 'wrong', amount: 1 }, secret);
      if (fault === 'usedNumber') return post({ ...event, providerId: number }, secret);
      // The test bank has one merchant: a charge of nobody's stands for another's.
      return post(fault ? { ...event, reference: 'SYSOMEBODYELSE' } : event, secret);
    },
    refunded: (reference) =>
      db.sandboxCharge.findUniqueOrThrow({ where: { reference } }).then(({ refunded }) => refunded),
    endOfDay() {},
    close: async () => {},
  };
}

async function openEcpay(): Promise<Bank> {
  const ecpay = await startTestEcpay();
  const { account } = ecpay;
  const post = (fields: EcpayFields): Callback => ({
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
      await ecpay.pay(fields, 'good', { tell: false });
    },
    async captured(reference, fault, number) {
      const { CheckMacValue: _, ...notice } = ecpay.notice(reference);
      if (fault === 'forged') return post(signed(notice, { ...account, hashKey: 'guessed' }));
      if (fault === 'wrongAmount')
        return post(signed({ ...notice, TradeNo: '999', TradeAmt: '1' }, account));
      if (fault === 'usedNumber') return post(signed({ ...notice, TradeNo: number! }, account));
      return post(signed(fault ? { ...notice, MerchantID: '2000132' } : notice, account));
    },
    simulated: (reference) => post(ecpay.notice(reference, { RtnCode: '1', SimulatePaid: '1' })),
    async refunded(reference) {
      const { givenUp, amount, entries } = ecpay.trades.get(reference)!;
      return givenUp ? amount : entries.reduce((sum, one) => sum - Math.min(one.amount, 0), 0);
    },
    refundAtDesk(reference, amount) {
      ecpay.trades.get(reference)!.entries.push({ status: '要關帳', amount: -amount });
    },
    endOfDay: ecpay.endOfDay,
    close: ecpay.close,
  };
}

async function openStripe(): Promise<Bank> {
  const stripe = await startTestStripe(() => '');
  const { books } = stripe;
  changeSettings({
    PAYMENT_GATEWAY: 'stripe',
    STRIPE_SECRET_KEY: stripe.account.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.account.webhookSecret,
    STRIPE_URL: stripe.account.url,
  });
  return {
    name: 'stripe',
    async pay({ redirectUrl }) {
      await stripe.pay(redirectUrl, 'good', { tell: false });
    },
    async captured(reference, fault, number) {
      const session = [...books.sessions.values()].find((one) => one.reference === reference)!;
      const object = books.sessionObject(session);
      const over = {
        wrongAmount: { amount_total: 100, payment_intent: 'pi_wrong' },
        wrongMerchant: { currency: 'usd', payment_intent: 'pi_dollars' },
        forged: {},
        usedNumber: { payment_intent: number },
      };
      const secret = fault === 'forged' ? 'whsec_guessed' : undefined;
      const told = { ...object, ...(fault && over[fault]) };
      return stripe.message('checkout.session.completed', told, secret);
    },
    async refunded(reference) {
      const made = books.refunds.filter(({ metadata }) => metadata.reference === reference);
      return made.reduce((sum, { amount }) => sum + amount, 0) / 100;
    },
    endOfDay() {},
    close: stripe.close,
  };
}

/** A clock at which this gateway does everything at once: callbacks are dated by the real one, and ECPay
 *  refunds nothing while it closes the day. */
export function bankClock(name: Bank['name']): TestClock {
  return testClock(name === 'ecpay' ? '2026-11-21T04:00:00Z' : new Date());
}
