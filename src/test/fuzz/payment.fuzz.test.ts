import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as tellEcpay } from '~/app/api/payments/ecpay/route';
import { POST } from '~/app/api/payments/sandbox/route';
import { POST as tellStripe } from '~/app/api/payments/stripe/route';
import { POST as cancel } from '~/app/api/sandbox-bank/[pageToken]/cancel/route';
import { POST as pay } from '~/app/api/sandbox-bank/[pageToken]/card/route';
import { chargeOf } from '~/app/sandbox-bank/[pageToken]/charge';
import { env } from '~/env';
import { configuredGateway } from '~/server/gateways/payment/configured';
import { signed } from '~/server/gateways/payment/ecpay/check-mac';
import { TEST_ACCOUNT } from '~/server/gateways/payment/ecpay/test-ecpay';
import { callbackSchema } from '~/server/gateways/payment/sandbox/events';
import {
  SIGNATURE_HEADER,
  sign,
  TIMESTAMP_HEADER,
} from '~/server/gateways/payment/sandbox/signature';
import { TEST_CARDS } from '~/server/gateways/payment/sandbox/test-cards';
import { testDatabase } from '~/test/db';
import { changeSettings } from '~/test/settings';
import { PATIENCE } from '../matrix/patience';
import { openWorld, type World } from '../matrix/world';
import { answersWell } from './answers-well';
import { nearly } from './from-schema';
import { fuzz } from './run-fuzz';
import { strangeHeaders, strangeJson, strangeText } from './strange';

let world: World;
let reference: string;
let pageToken: string;

beforeAll(async () => {
  world = await openWorld(await testDatabase());
  const { db, players } = world;
  const payment = await db.payment.findFirstOrThrow({ where: { orderId: players.user.orderId } });
  reference = payment.reference;
  await configuredGateway(db).start({
    reference,
    sessionId: null,
    openedAt: payment.createdAt,
    expiresAt: payment.createdAt,
    amount: payment.amount,
    currency: payment.currency,
    description: '月方案',
    language: 'zh',
    returnUrl: 'http://localhost:3000/my-order',
    // Nobody listens there: what the bank tells is not heard.
    callbackUrl: 'http://127.0.0.1:9/nobody',
  });
  ({ pageToken } = await db.sandboxCharge.findUniqueOrThrow({ where: { reference } }));
});

const tell = (body: BodyInit, headers: Record<string, string> = {}) =>
  POST(
    new Request('http://localhost:3000/api/payments/sandbox', { method: 'POST', body, headers }),
  );

describe('the payments’ door fails nowhere', () => {
  it('whatever a stranger tells, with whatever signature', PATIENCE, async () => {
    const any = fc.record({
      body: fc.oneof(
        strangeJson.map((value) => JSON.stringify(value)),
        fc.uint8Array(),
      ),
      headers: strangeHeaders,
      signature: strangeText.map((text) => text.replace(/[^\x20-\x7e]/g, '').slice(0, 200)),
      timestamp: fc.constantFrom(
        '',
        '0',
        '-1',
        '1e9',
        'NaN',
        String(Math.floor(Date.now() / 1000)),
      ),
    });
    await fuzz(any, async ({ body, headers, signature, timestamp }) => {
      const bytes = typeof body === 'string' ? body : new Uint8Array(body);
      const signed = { [SIGNATURE_HEADER]: signature, [TIMESTAMP_HEADER]: timestamp };
      const response = await tell(bytes, { ...headers, ...signed });
      expect([400, 413]).toContain(response.status);
      await answersWell(response);
    });
  });

  it('whatever the bank itself tells', PATIENCE, async () => {
    const known = { reference: [reference], currency: ['TWD'], cardLast4: ['4242', null] };
    await fuzz(nearly(callbackSchema, known), async (event) => {
      const body = JSON.stringify(event);
      const timestamp = String(Math.floor(Date.now() / 1000));
      const signature = sign(env().SANDBOX_BANK_SECRET, timestamp, body);
      const signed = { [SIGNATURE_HEADER]: signature, [TIMESTAMP_HEADER]: timestamp };
      const response = await tell(body, signed);
      await answersWell(response);
    });
  });
});

describe('the doors of the other gateways fail nowhere', () => {
  const ecpay = {
    ECPAY_MERCHANT_ID: TEST_ACCOUNT.merchantId,
    ECPAY_HASH_KEY: TEST_ACCOUNT.hashKey,
    ECPAY_HASH_IV: TEST_ACCOUNT.hashIv,
    ECPAY_CREDIT_CHECK_CODE: TEST_ACCOUNT.creditCheckCode,
  };
  const doors = { ecpay: tellEcpay, stripe: tellStripe };
  const at = (body: BodyInit, headers: Record<string, string>) =>
    new Request('http://localhost:3000/', { method: 'POST', body, headers });
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

  it.each(['ecpay', 'stripe'] as const)(
    'at %s, without keys and with them, whatever a stranger tells',
    PATIENCE,
    async (name) => {
      const any = fc.record({
        body: fc.oneof(strangeText, fc.uint8Array()),
        headers: strangeHeaders,
      });
      const answers = new Set<number>();
      const tellAll = () =>
        fuzz(any, async ({ body, headers }) => {
          const bytes = typeof body === 'string' ? body.toWellFormed() : new Uint8Array(body);
          const signature = { ...FORM, 'stripe-signature': 't=1,v1=00' };
          const response = await doors[name](at(bytes, { ...headers, ...signature }));
          answers.add(response.status);
          await answersWell(response);
        });
      await tellAll();
      expect(answers).toEqual(new Set([404]));
      answers.clear();
      const keys = { STRIPE_SECRET_KEY: 'sk_test_0', STRIPE_WEBHOOK_SECRET: 'whsec_0' };
      changeSettings({ ...ecpay, ...keys });
      await tellAll();
      expect(answers).toEqual(new Set([400]));
      for (const key of [...Object.keys(ecpay), ...Object.keys(keys)])
        changeSettings({ [key]: undefined });
    },
  );

  it('at ECPay’s, whatever is signed with our keys', PATIENCE, async () => {
    changeSettings(ecpay);
    const value = fc.oneof(strangeText, fc.constantFrom('1', '0', '2670', reference, '2026/11/21'));
    const names = ['MerchantTradeNo', 'TradeNo', 'TradeAmt', 'RtnCode', 'RtnMsg', 'PaymentDate'];
    const notice = fc.record(Object.fromEntries(names.map((name) => [name, value])));
    await fuzz(notice, async (told: Record<string, string>) => {
      const MerchantID = TEST_ACCOUNT.merchantId;
      const wellFormed = Object.entries(told).map(([name, text]) => [name, text.toWellFormed()]);
      const fields = signed({ ...Object.fromEntries(wellFormed), MerchantID }, TEST_ACCOUNT);
      const body = new URLSearchParams(fields).toString();
      await answersWell(await tellEcpay(at(body, FORM)));
    });
  });
});

/** What a server action did, `redirect` included. */
type Call = typeof pay;

/** What a call of the card page answers: where it leads, or what it says. */
async function outcome(call: Call, token: string, body?: BodyInit, headers?: HeadersInit) {
  const request = new Request('http://localhost/api/sandbox-bank', {
    method: 'POST',
    body,
    headers,
  });
  const answer = await call(request, { params: Promise.resolve({ pageToken: token }) });
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() };
}

const charges = () => world.db.sandboxCharge.findMany();

describe('the bank’s card page fails nowhere', () => {
  it('at whatever address', PATIENCE, async () => {
    await fuzz(strangeText, async (address) => expect(await chargeOf(address)).toBeNull());
  });

  it('whatever is typed into the card’s fields', PATIENCE, async () => {
    const text = fc.oneof(strangeText, fc.constantFrom(...Object.keys(TEST_CARDS), '12/40', '123'));
    await fuzz(fc.record({ number: text, expiry: text, code: text }), async (typed) => {
      const entries = Object.entries(typed).map(([name, value]) => [name, value.toWellFormed()]);
      const { status, to } = await outcome(pay, pageToken, new URLSearchParams(entries));
      expect(status).toBe(303);
      expect(to).toMatch(
        /^(\/my-order.*|\/sandbox-bank\/[\w-]+(\?invalid=(number|testCard|expiry|code))?)$/,
      );
      const scripted = { accept: 'application/json' };
      const { text: said } = await outcome(pay, pageToken, new URLSearchParams(entries), scripted);
      expect(JSON.parse(said).kind).toMatch(/^(invalid|declined|leave)$/);
    });
  });

  it('whatever its calls are sent to, and with', PATIENCE, async () => {
    const before = await charges();
    const form = new URLSearchParams({ number: '4242424242424242', expiry: '12/40', code: '123' });
    const bodies = fc.oneof(fc.constant(form), strangeText);
    await fuzz(fc.tuple(strangeText, bodies), async ([token, body]) => {
      expect((await outcome(pay, token, body)).status).toBeLessThan(500);
      expect((await outcome(cancel, token, body)).to).toMatch(/^\/sandbox-bank\/[^/]+$/);
      expect(await charges()).toEqual(before);
    });
  });

  it.each([
    ['multipart/form-data; boundary=x', 'broken', 400],
    ['multipart/form-data', '--x', 400],
    ['application/json', '{}', 400],
    ['application/x-www-form-urlencoded', 'a'.repeat(17_000), 413],
  ])('sent a body of type %s that is no form, it takes nothing', async (type, body, refused) => {
    const before = await charges();
    const { status } = await outcome(pay, pageToken, body, { 'content-type': type });
    expect(status).toBe(refused);
    expect(await charges()).toEqual(before);
  });

  it('leads from an address that it did not give out to a page that is not there', async () => {
    for (const token of ['\ud800', '../..', ''])
      expect((await outcome(cancel, token)).to).toMatch(/^\/sandbox-bank\/[^/]*$/);
  });
});
