import { NextRequest } from 'next/server';
import { beforeEach, expect, it } from 'vitest';
import { POST as postAuthjs } from '~/app/api/auth/[...nextauth]/route';
import { POST as stopReminders } from '~/app/api/reminders/[token]/route';
import { POST as postCard } from '~/app/api/sandbox-bank/[pageToken]/card/route';
import { handleTrpcRequest } from '~/server/api/handle-trpc';
import { handleAccountDataRequest } from '~/server/downloads/account-data';
import { handleCalendarFileRequest } from '~/server/downloads/calendar-file';
import { receiveWebhook } from '~/server/payments/receive-webhook';
import { metrics } from '~/server/telemetry/metrics';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { captureLog, type LogRecord } from './captured-log';
import { systemContext } from './context';
import { resetDatabase, testDatabase } from './db';
import { createRestClient } from './rest-client';

const db = await testDatabase();
const ORIGIN = 'http://localhost:3000';
const TYPED = 'what a person typed 王小明';
const TOKEN = 'Zq0Vt1s8Jw2Xy7Qe5Rb3Nc6Lf9Gh0Km4';

let learner: Learner;
let records: LogRecord[];
let client: ReturnType<typeof createRestClient>;
beforeEach(async () => {
  await resetDatabase(db);
  learner = await createLearner(db);
  client = createRestClient();
  records = captureLog();
});

const post = (path: string, body: unknown) =>
  new Request(`${ORIGIN}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
      'user-agent': 'a-browser-of-somebody',
    },
    body: JSON.stringify(body),
  });
const act = <T>(request: Request, work: (request: Request) => Promise<T>) =>
  client.browser.act(request, work);

/** The entry points, each called with a password, an e-mail, a token and a person's text. */
const ENTRIES: readonly [string, string, () => Promise<unknown>][] = [
  [
    'trpc',
    'auth.signIn',
    () => act(post('/api/trpc/auth.signIn', loginInput()), (request) => handleTrpcRequest(request)),
  ],
  [
    'trpc',
    'unknown',
    () => act(post(`/api/trpc/no.such`, { json: TYPED }), (request) => handleTrpcRequest(request)),
  ],
  ['rest', 'auth/login', () => client.postWithToken('auth/login', credentials())],
  ['rest', 'unknown', () => client.get(`nowhere-${TOKEN}`)],
  [
    'auth',
    'callback',
    () =>
      act(
        post('/api/auth/callback/credentials', { ...credentials(), csrfToken: TOKEN }),
        (request) => postAuthjs(new NextRequest(request)),
      ),
  ],
  [
    'webhook',
    'sandbox',
    () =>
      receiveWebhook(systemContext(db), 'sandbox', post('/api/payments/sandbox', { TOKEN, TYPED })),
  ],
  [
    'webhook',
    'unknown',
    () =>
      receiveWebhook(
        systemContext(db),
        `nowhere-${TOKEN}`,
        post(`/api/payments/nowhere-${TOKEN}`, { TOKEN, TYPED }),
      ),
  ],
  [
    'download',
    'account-data',
    () =>
      act(post('/api/account/data', { currentPassword: learner.password }), (request) =>
        handleAccountDataRequest(request),
      ),
  ],
  [
    'download',
    'activity-calendar',
    () =>
      handleCalendarFileRequest(new Request(`${ORIGIN}/api/activities/${TOKEN}/calendar`), TOKEN),
  ],
  [
    'one-click',
    'stop-reminders',
    () =>
      stopReminders(post(`/api/reminders/${TOKEN}`, TYPED), {
        params: Promise.resolve({ token: TOKEN }),
      }),
  ],
  [
    'sandbox-bank',
    'card',
    () =>
      postCard(post(`/api/sandbox-bank/${TOKEN}/card`, { number: TYPED }), {
        params: Promise.resolve({ pageToken: TOKEN }),
      }),
  ],
];

const credentials = () => ({ email: learner.email, password: learner.password });
const loginInput = () => ({ json: credentials() });

it.each(ENTRIES)(
  'The log of the entry %s %s has no password, e-mail, token, cookie, address or typed word',
  async (entry, call, request) => {
    await client.postWithToken('auth/login', credentials());
    records.length = 0;
    await request();
    const record = records.find((one) => one.entry === entry && one.call === call);
    expect(record).toMatchObject({
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: expect.any(Number),
      ms: expect.any(Number),
    });
    const text = JSON.stringify(records);
    const secrets = [
      ...[learner.email, learner.password, TYPED, TOKEN, 'a-browser-of-somebody', '王小明'],
      ...client.browser.cookies.values(),
    ];
    expect(secrets.length).toBeGreaterThan(6);
    for (const secret of secrets) expect(text).not.toContain(secret);
  },
);

it('The log of a call says who made it by kind and id, how long it took, and its error code', async () => {
  await client.postWithToken('auth/login', credentials());
  const input = { json: { productId: 'no-such-product', qty: 1 } };
  await act(post('/api/trpc/cart.add', input), (request) => handleTrpcRequest(request));
  expect(records.at(-1)).toMatchObject({
    level: 'info',
    entry: 'trpc',
    call: 'cart.add',
    actor: 'user',
    actorId: learner.id,
    role: 'USER',
    code: expect.stringMatching(/^[A-Z_]+$/),
    status: expect.any(Number),
  });
});

it('A call of an entry point is counted with its outcome and its time', async () => {
  const count = async () => {
    const { values } = await metrics.calls.get();
    // A scrape by an earlier test of this worker has added the process to the labels.
    const found = values.find(
      ({ labels: { entry, call, code } }) =>
        entry === 'trpc' && call === 'auth.me' && code === 'OK',
    );
    return found?.value ?? 0;
  };
  const before = await count();
  const request = new Request(`${ORIGIN}/api/trpc/auth.me`);
  await act(request, (incoming) => handleTrpcRequest(incoming));
  expect(await count()).toBe(before + 1);
  const { values } = await metrics.callSeconds.get();
  expect(values.some(({ labels }) => 'call' in labels && labels.call === 'auth.me')).toBe(true);
});
