/** @module-tag extended */
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { POST as accountData } from '~/app/api/account/data/route';
import { GET as calendar } from '~/app/api/activities/[slug]/calendar/route';
import { GET as authjsGet, POST as authjsPost } from '~/app/api/auth/[...nextauth]/route';
import { POST as postToGateway } from '~/app/api/payments/[gateway]/route';
import { env } from '~/env';
import { handleTrpcRequest } from '~/server/api/handle-trpc';
import { createPageContext } from '~/server/api/page-context';
import type { Limits } from '~/server/database/limits';
import { isUnavailable } from '~/server/database/unavailable';
import { connect, type Database } from '~/server/db';
import {
  SIGNATURE_HEADER,
  sign,
  TIMESTAMP_HEADER,
} from '~/server/gateways/payment/sandbox/signature';
import { captureLog } from '~/test/captured-log';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { resetDatabase, testDatabase, workerUrl } from './db';
import { createRestClient } from './rest-client';
import { type StallingProxy, startStallingProxy } from './stalling-proxy';

const LIMITS: Limits = { connectMs: 200, statementMs: 250, transactionMs: 2000 };
/** Ten seconds scaled to the limits above (four seconds each by default), with a margin for a busy machine. */
const TEN_SECONDS = 10_000 * (LIMITS.statementMs / (env().DATABASE_TIMEOUT * 1000)) + 2000;

const holder = globalThis as { shuoyiDatabase?: Database };
const before = holder.shuoyiDatabase;
const own = { origin: 'http://localhost:3000', 'content-type': 'application/json' };

let direct: Database;
let proxy: StallingProxy;
let learner: Learner;
let client: ReturnType<typeof createRestClient>;
beforeAll(async () => {
  direct = await testDatabase();
  proxy = await startStallingProxy(workerUrl(inject('databases')));
  holder.shuoyiDatabase = connect(proxy.url, 3, LIMITS);
});
beforeEach(async () => {
  captureLog();
  proxy.goOn();
  await resetDatabase(direct);
  learner = await createLearner(direct);
  client = createRestClient();
  const { email, password } = learner;
  expect((await client.postWithToken('auth/login', { email, password })).body.result).toBe(true);
});
afterAll(async () => {
  await holder.shuoyiDatabase?.$disconnect();
  holder.shuoyiDatabase = before;
  await proxy.stop();
});

type HttpResult = { status: number; headers: Headers; body: unknown };
const sendRequest = async (
  path: string,
  init: RequestInit,
  entryPoint: (request: Request) => Promise<Response>,
) => {
  const request = new NextRequest(`http://localhost:3000/api/${path}`, init as never);
  const response = await client.browser.act(request, entryPoint);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text && asJson(text) };
};
function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
const trpc = (path: string, init: RequestInit = {}) =>
  sendRequest(`trpc/${path}`, init, handleTrpcRequest);

/** Posts a genuine webhook for an unknown charge. */
function postWebhook(): Promise<HttpResult> {
  const body = JSON.stringify({
    eventId: 'nobody:captured:1',
    kind: 'captured',
    reference: 'SYNOBODY',
    providerId: 'nobody',
    amount: 100,
    currency: 'TWD',
    cardLast4: '4242',
    reason: null,
  });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers = {
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: sign(env().SANDBOX_BANK_SECRET, timestamp, body),
  };
  const params = Promise.resolve({ gateway: 'sandbox' });
  return sendRequest('payments/sandbox', { method: 'POST', headers, body }, (request) =>
    postToGateway(request, { params }),
  );
}

const json = (body: unknown) => ({ method: 'POST', headers: own, body: JSON.stringify(body) });

const ENTRY_POINTS: [string, () => Promise<HttpResult>][] = [
  ['a REST call that reads', () => client.get('cart')],
  ['a REST call that changes', () => client.post('cart/clear', {})],
  [
    'a REST log-in of a visitor',
    () => createRestClient().post('auth/login', { ...learner, _token: 'x' }),
  ],
  ['a tRPC query', () => trpc('cart.get')],
  ['a tRPC batch', () => trpc('cart.get,auth.me?batch=1')],
  ['a tRPC mutation', () => trpc('cart.clear', json({}))],
  ['Auth.js’s session', () => sendRequest('auth/session', {}, authjsGet as never)],
  [
    'Auth.js’s log-in',
    () => sendRequest('auth/callback/credentials', json({}), authjsPost as never),
  ],
  [
    'the file with everything about an account',
    () => sendRequest('account/data', json({}), accountData),
  ],
  [
    'a calendar file',
    () =>
      sendRequest('activities/x/calendar', {}, (request) =>
        calendar(request, { params: Promise.resolve({ slug: 'news-brunch' }) }),
      ),
  ],
  ['a payment’s callback', postWebhook],
];

/** The message of PostgreSQL's protocol that runs a statement, prepared or not; BEGIN is sent without it. */
const EXECUTE = 'E\u0000\u0000\u0000\t';

const OUTAGES: [string, () => Promise<void> | void][] = [
  ['hangs', () => proxy.stall()],
  ['hangs at the first statement', () => proxy.stallAt(EXECUTE)],
  ['is down', () => proxy.rejectConnections()],
];

describe.each(OUTAGES)('While the database %s', (_, startOutage) => {
  it.each(ENTRY_POINTS)(
    '%s gets a 503 in time, and works again after the outage',
    async (_, entryPoint) => {
      const healthy = (await entryPoint()).status;
      expect(healthy).not.toBe(503);
      await startOutage();
      const start = performance.now();
      const { status, headers, body } = await entryPoint();
      expect(performance.now() - start).toBeLessThan(TEN_SECONDS);
      expect({ status, body }).toMatchObject({ status: 503 });
      expect(headers.get('retry-after')).toBe('5');
      expect(headers.get('cache-control') ?? 'no-store').toContain('no-store');
      proxy.goOn();
      await expect.poll(async () => (await entryPoint()).status).toBe(healthy);
    },
  );
});

describe('Responses during an outage of the database', () => {
  it('REST reports an outage of the database in its envelope, in both languages', async () => {
    for (const [language, sentence] of [
      ['zh-TW', '請過幾秒再試一次。'],
      ['en', 'Please try again in a few seconds.'],
    ] as const) {
      proxy.stall();
      const rejected = await client.send('GET', 'cart', {
        headers: { 'accept-language': language },
      });
      expect(rejected.body).toEqual({
        result: false,
        errorCode: 'SERVICE_UNAVAILABLE',
        errorMessage: expect.stringContaining(sentence),
      });
      proxy.goOn();
    }
  });

  it('tRPC reports an outage of the database with the error code and the seconds to wait', async () => {
    proxy.stall();
    const { body } = await trpc('cart.get');
    expect(body).toMatchObject({
      error: {
        json: {
          message: 'SERVICE_UNAVAILABLE',
          data: { httpStatus: 503, errorCode: 'SERVICE_UNAVAILABLE', retryAfter: 5 },
        },
      },
    });
  });

  it('A page during an outage of the database throws instead of treating the session as ended', async () => {
    proxy.stall();
    const requested = client.browser.act(new Request('http://localhost:3000/order'), () =>
      createPageContext('zh'),
    );
    await expect(requested).rejects.toSatisfy(isUnavailable);
    await expect(requested).rejects.toMatchObject({ digest: 'SERVICE_UNAVAILABLE' });
  });
});
