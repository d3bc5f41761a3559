/** @module-tag extended */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST } from '~/app/api/payments/[gateway]/route';
import { POST as cancel } from '~/app/api/sandbox-bank/[pageToken]/cancel/route';
import { POST as pay } from '~/app/api/sandbox-bank/[pageToken]/card/route';
import { getCharge } from '~/app/sandbox-bank/[pageToken]/charge';
import { env } from '~/env';
import { configuredGateway } from '~/server/gateways/payment/configured';
import { withCheckMac } from '~/server/gateways/payment/ecpay/check-mac';
import { FAKE_ACCOUNT } from '~/server/gateways/payment/fakes/ecpay';
import { webhookSchema } from '~/server/gateways/payment/sandbox/events';
import {
  SIGNATURE_HEADER,
  sign,
  TIMESTAMP_HEADER,
} from '~/server/gateways/payment/sandbox/signature';
import { TEST_CARDS } from '~/server/gateways/payment/sandbox/test-cards';
import { testDatabase } from '~/test/db';
import { changeSettings } from '~/test/settings';
import { createFixture, type Fixture } from '../matrix/fixture';
import { TEST_TIMEOUT } from '../matrix/test-timeout';
import { arbitraryHeaders, arbitraryJson, arbitraryText } from './arbitrary';
import { expectSafeResponse } from './expect-safe-response';
import { nearlyValid } from './from-schema';
import { fuzz } from './run-fuzz';

/** Maximum size of a form that the card page reads, bytes. */
const MAX_FORM_BYTES = 16 * 1024;

let world: Fixture;
let reference: string;
let pageToken: string;

beforeAll(async () => {
  world = await createFixture(await testDatabase());
  const { db, users } = world;
  const payment = await db.payment.findFirstOrThrow({ where: { orderId: users.user.orderId } });
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
    // No server listens at this address, so webhooks of the bank are lost.
    webhookUrl: 'http://127.0.0.1:9/nobody',
  });
  ({ pageToken } = await db.sandboxCharge.findUniqueOrThrow({ where: { reference } }));
});

const postTo = (gateway: string, body: BodyInit, headers: Record<string, string>) => {
  const address = `http://localhost:3000/api/payments/${encodeURIComponent(gateway)}`;
  const params = Promise.resolve({ gateway });
  return POST(new Request(address, { method: 'POST', body, headers }), { params });
};

const postWebhook = (body: BodyInit, headers: Record<string, string> = {}) =>
  postTo('sandbox', body, headers);

describe('The sandbox webhook', () => {
  it('The sandbox webhook rejects any body with an invalid signature', TEST_TIMEOUT, async () => {
    const any = fc.record({
      body: fc.oneof(
        arbitraryJson.map((value) => JSON.stringify(value)),
        fc.uint8Array(),
      ),
      headers: arbitraryHeaders,
      signature: arbitraryText.map((text) => text.replace(/[^\x20-\x7e]/g, '').slice(0, 200)),
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
      const response = await postWebhook(bytes, { ...headers, ...signed });
      expect([400, 413]).toContain(response.status);
      await expectSafeResponse(response);
    });
  });

  it('The sandbox webhook handles any event with a valid signature', TEST_TIMEOUT, async () => {
    const known = { reference: [reference], currency: ['TWD'], cardLast4: ['4242', null] };
    await fuzz(nearlyValid(webhookSchema, known), async (event) => {
      const body = JSON.stringify(event);
      const timestamp = String(Math.floor(Date.now() / 1000));
      const signature = sign(env().SANDBOX_BANK_SECRET, timestamp, body);
      const signed = { [SIGNATURE_HEADER]: signature, [TIMESTAMP_HEADER]: timestamp };
      const response = await postWebhook(body, signed);
      await expectSafeResponse(response);
    });
  });
});

describe('The webhooks of the other gateways', () => {
  const ecpay = {
    ECPAY_MERCHANT_ID: FAKE_ACCOUNT.merchantId,
    ECPAY_HASH_KEY: FAKE_ACCOUNT.hashKey,
    ECPAY_HASH_IV: FAKE_ACCOUNT.hashIv,
    ECPAY_CREDIT_CHECK_CODE: FAKE_ACCOUNT.creditCheckCode,
  };
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

  it.each(['ecpay', 'stripe'] as const)(
    'The webhook of %s rejects any unsigned body, with and without configured keys',
    TEST_TIMEOUT,
    async (name) => {
      const any = fc.record({
        body: fc.oneof(arbitraryText, fc.uint8Array()),
        headers: arbitraryHeaders,
      });
      const responses = new Set<number>();
      const postAll = () =>
        fuzz(any, async ({ body, headers }) => {
          const bytes = typeof body === 'string' ? body.toWellFormed() : new Uint8Array(body);
          const signature = { ...FORM, 'stripe-signature': 't=1,v1=00' };
          const response = await postTo(name, bytes, { ...headers, ...signature });
          responses.add(response.status);
          await expectSafeResponse(response);
        });
      await postAll();
      expect(responses).toEqual(new Set([404]));
      responses.clear();
      const keys = { STRIPE_SECRET_KEY: 'sk_test_0', STRIPE_WEBHOOK_SECRET: 'whsec_0' };
      changeSettings({ ...ecpay, ...keys });
      await postAll();
      expect(responses).toEqual(new Set([400]));
      for (const key of [...Object.keys(ecpay), ...Object.keys(keys)])
        changeSettings({ [key]: undefined });
    },
  );

  it('A webhook of a gateway that does not exist is not found', TEST_TIMEOUT, async () => {
    const name = fc.oneof(
      arbitraryText.map((text) => text.toWellFormed()),
      fc.constantFrom('SANDBOX', 'sandbox ', 'constructor', '__proto__', 'toString', ''),
    );
    await fuzz(name, async (gateway) => {
      if (['sandbox', 'ecpay', 'stripe'].includes(gateway)) return;
      const response = await postTo(gateway, '{}', {});
      expect(response.status).toBe(404);
      await expectSafeResponse(response);
    });
  });

  it('The webhook of ECPay handles any fields with a valid signature', TEST_TIMEOUT, async () => {
    changeSettings(ecpay);
    const value = fc.oneof(
      arbitraryText,
      fc.constantFrom('1', '0', '2670', reference, '2026/11/21'),
    );
    const names = ['MerchantTradeNo', 'TradeNo', 'TradeAmt', 'RtnCode', 'RtnMsg', 'PaymentDate'];
    const notice = fc.record(Object.fromEntries(names.map((name) => [name, value])));
    await fuzz(notice, async (accepted: Record<string, string>) => {
      const MerchantID = FAKE_ACCOUNT.merchantId;
      const wellFormed = Object.entries(accepted).map(([name, text]) => [
        name,
        text.toWellFormed(),
      ]);
      const fields = withCheckMac({ ...Object.fromEntries(wellFormed), MerchantID }, FAKE_ACCOUNT);
      const body = new URLSearchParams(fields).toString();
      await expectSafeResponse(await postTo('ecpay', body, FORM));
    });
  });
});

type GatewayCall = typeof pay;

/** Calls an endpoint of the card page.
 *  @returns its status, redirect target and text */
async function outcome(call: GatewayCall, token: string, body?: BodyInit, headers?: HeadersInit) {
  const request = new Request('http://localhost/api/sandbox-bank', {
    method: 'POST',
    body,
    headers,
  });
  const response = await call(request, { params: Promise.resolve({ pageToken: token }) });
  return {
    status: response.status,
    to: response.headers.get('location'),
    text: await response.text(),
  };
}

const charges = () => world.db.sandboxCharge.findMany();

describe('The bank’s card page', () => {
  it('The card page finds no charge for any unknown token', TEST_TIMEOUT, async () => {
    await fuzz(arbitraryText, async (address) => expect(await getCharge(address)).toBeNull());
  });

  it('The card page handles any text in its fields', TEST_TIMEOUT, async () => {
    const text = fc.oneof(arbitraryText, fc.constantFrom(...TEST_CARDS.keys(), '12/40', '123'));
    await fuzz(fc.record({ number: text, expiry: text, code: text }), async (typed) => {
      const entries = Object.entries(typed).map(([name, value]) => [name, value.toWellFormed()]);
      const form = new URLSearchParams(entries);
      const { status, to } = await outcome(pay, pageToken, form);
      if (String(form).length > MAX_FORM_BYTES) return expect(status).toBe(413);
      expect(status).toBe(303);
      expect(to).toMatch(
        /^(\/my-order.*|\/sandbox-bank\/[\w-]+(\?invalid=(number|testCard|expiry|code))?)$/,
      );
      const scripted = { accept: 'application/json' };
      const { text: responseBody } = await outcome(pay, pageToken, form, scripted);
      expect(JSON.parse(responseBody).kind).toMatch(/^(invalid|declined|leave)$/);
    });
  });

  it(
    'The card page handles any token and body without changing a charge',
    TEST_TIMEOUT,
    async () => {
      const before = await charges();
      const form = new URLSearchParams({
        number: '4242424242424242',
        expiry: '12/40',
        code: '123',
      });
      const bodies = fc.oneof(fc.constant(form), arbitraryText);
      const tokens = arbitraryText.filter((token) => token !== '');
      await fuzz(fc.tuple(tokens, bodies), async ([token, body]) => {
        expect((await outcome(pay, token, body)).status).toBeLessThan(500);
        expect((await outcome(cancel, token, body)).to).toMatch(/^\/sandbox-bank\/[^/]+$/);
        expect(await charges()).toEqual(before);
      });
    },
  );

  it.each([
    ['multipart/form-data; boundary=x', 'broken', 400],
    ['multipart/form-data', '--x', 400],
    ['application/json', '{}', 400],
    ['application/x-www-form-urlencoded', 'a'.repeat(17_000), 413],
  ])(
    'The card page rejects a body of type %s that is not a form, without changing a charge',
    async (type, body, expectedStatus) => {
      const before = await charges();
      const { status } = await outcome(pay, pageToken, body, { 'content-type': type });
      expect(status).toBe(expectedStatus);
      expect(await charges()).toEqual(before);
    },
  );

  it('The card page redirects a cancellation with an unknown token to a page that does not exist', async () => {
    for (const token of ['\ud800', '../..', ''])
      expect((await outcome(cancel, token)).to).toMatch(/^\/sandbox-bank\/[^/]*$/);
  });
});
