import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '~/server/db';
import { captureLog } from '~/test/captured-log';
import { testDatabase } from '~/test/db';
import { createRestClient } from '~/test/rest-client';
import { changeSettings } from '~/test/settings';
import { createLearner } from '~prisma/factories/learner';

const PARTNER = 'https://partner.example';

beforeAll(() => changeSettings({ FRONT_ALLOWED_ORIGINS: [PARTNER] }));

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterEach(() => {
  vi.useRealTimers();
});

const ZH = '找不到這筆資料，可能已經移除。';
const EN = 'We could not find this. It may have been removed.';

describe('The language of REST errors', () => {
  it.each([
    [undefined, undefined, ZH],
    [undefined, 'en', EN],
    [undefined, 'en-GB;q=0.4, zh-TW;q=0.6', ZH],
    [undefined, 'zh;q=0.3,EN-us;Q=0.9', EN],
    [undefined, 'fr, en;q=0', ZH],
    [undefined, '*', ZH],
    ['zh', 'en', ZH],
    ['en', 'zh', EN],
    ['klingon', 'en', EN],
  ])(
    'The REST error for the cookie %s and Accept-Language %s is “%s”',
    async (cookie, accept, sentence) => {
      const client = createRestClient(accept === undefined ? {} : { 'accept-language': accept });
      if (cookie) client.browser.cookies.set('i18n_redirected', cookie);
      expect((await client.get('nowhere')).body.errorMessage).toBe(sentence);
    },
  );

  it('The message of LOGIN_USER_REQUIRED is the code in every language', async () => {
    const client = createRestClient({ 'accept-language': 'en' });
    const { status, body } = await client.postWithToken('auth/change-password', {
      password: 'a wider river',
    });
    expect([status, body.errorMessage]).toEqual([200, 'LOGIN_USER_REQUIRED']);
  });

  it('The error language ignores the web client’s x-language header', async () => {
    const { body } = await createRestClient({ 'x-language': 'en' }).get('nowhere');
    expect(body.errorMessage).toBe(ZH);
  });
});

describe('An internal error', () => {
  it('An internal error has a request id, the caller’s language and no detail', async () => {
    const records = captureLog();
    await db.$executeRawUnsafe('ALTER TABLE "Session" RENAME TO "SessionAway"');
    try {
      const client = createRestClient({ 'accept-language': 'en' });
      client.browser.cookies.set('shuoyi-session', 'x'.repeat(43));
      const { status, body } = await client.get('auth');
      expect(status).toBe(500);
      expect(body).toEqual({
        result: false,
        errorCode: 'INTERNAL',
        errorMessage:
          'Something went wrong on our side. Please try again later; if it keeps happening, contact us.',
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(records.find(({ level }) => level === 'error')).toMatchObject({
        requestId: body.requestId,
        entry: 'rest',
        call: 'auth',
        code: 'INTERNAL',
        error: { message: expect.stringContaining('Session') },
      });
    } finally {
      await db.$executeRawUnsafe('ALTER TABLE "SessionAway" RENAME TO "Session"');
    }
  });
});

describe('The HTTP methods', () => {
  it.each(['cart', 'auth'])('HEAD of %s is a GET without a body', async (path) => {
    const { status, headers, body } = await createRestClient().send('HEAD', path);
    expect([status, body]).toEqual([200, '']);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('OPTIONS of an unknown call is a 404, unless it is a preflight request', async () => {
    expect((await createRestClient().send('OPTIONS', 'nowhere')).status).toBe(404);
    const partner = createRestClient({ origin: PARTNER, 'access-control-request-method': 'POST' });
    const { status, headers } = await partner.send('OPTIONS', 'nowhere');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(PARTNER);
  });
});

describe('CORS', () => {
  it('An allowed origin can read error responses of every status', async () => {
    const partner = createRestClient({ origin: PARTNER, 'sec-fetch-site': 'cross-site' });
    const responses = await Promise.all([
      partner.get('nowhere'),
      partner.send('PUT', 'cart'),
      partner.post('cart/add', { id: 'none' }),
      partner.send('POST', 'cart/add', { body: '{', headers: { 'content-type': 'text/xml' } }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([404, 405, 200, 415]);
    for (const { headers } of responses) {
      expect(headers.get('access-control-allow-origin')).toBe(PARTNER);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      expect(headers.get('vary')).toContain('Origin');
    }
  });

  it('An unknown origin gets no CORS headers, for a preflight request or a read', async () => {
    const otherClient = createRestClient({
      origin: `${PARTNER}.evil.example`,
      'access-control-request-method': 'POST',
    });
    for (const method of ['OPTIONS', 'GET']) {
      const { headers } = await otherClient.send(method, method === 'GET' ? 'cart' : 'cart/add');
      const allowed = [...headers.keys()].filter((name) => name.startsWith('access-control'));
      expect(allowed).toEqual([]);
    }
  });
});

describe('GET auth/logout from other pages', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: PARTNER }, 200],
    [{ 'sec-fetch-site': 'same-site' }, 200],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{}, 200],
  ])('A logout with the headers %o gets the status %d', async (headers, status) => {
    const learner = await createLearner(db);
    const client = createRestClient();
    await client.postWithToken('auth/login', learner);
    expect((await client.send('GET', 'auth/logout', { headers })).status).toBe(status);
    expect((await client.get('auth')).body.result).toBe(status === 403);
  });
});

describe('The REST CSRF token', () => {
  const forgotPassword = (client: ReturnType<typeof createRestClient>, _token: unknown) =>
    client.post('auth/forgot-password', { _token, email: 'nobody@shuoyi.example' });

  it('A visitor’s CSRF token may be used repeatedly for two hours', async () => {
    const client = createRestClient();
    const token = await client.token();
    expect((await forgotPassword(client, token)).body).toEqual({ result: true });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 119 * 60_000 });
    expect((await forgotPassword(client, token)).body).toEqual({ result: true });
    vi.setSystemTime(Date.now() + 2 * 60_000);
    expect((await forgotPassword(client, token)).body.errorCode).toBe('CSRF_FAILED');
  });

  it.each([undefined, null, '', 5, [], {}, '..', 'a.b.c', 'x'.repeat(5000)])(
    'The value %j is rejected as a CSRF token',
    async (token) => {
      const client = createRestClient();
      await client.token();
      const { status, body } = await forgotPassword(client, token);
      expect([status, body.errorCode]).toEqual([200, 'CSRF_FAILED']);
    },
  );

  it('The CSRF token of edit-profile is read from the header in any case, not from the body', async () => {
    const client = createRestClient();
    await client.postWithToken('auth/login', await createLearner(db));
    const token = await client.token();
    const inBody = await client.post('auth/edit-profile', { _token: token, name: '林大譯' });
    expect(inBody.body.errorCode).toBe('CSRF_FAILED');
    const inHeader = await client.post(
      'auth/edit-profile',
      { name: '林大譯' },
      { 'X-token': token },
    );
    expect(inHeader.body.user.name).toBe('林大譯');
  });
});

describe('POST auth/signup with a known e-mail', () => {
  it('A sign-up returns the same for a known e-mail, whose account keeps its password', async () => {
    const { email, password } = await createLearner(db);
    const client = createRestClient();
    const form = { password: 'somebody else’s river', name: '別人', gender: '', phone: '' };
    const taken = await client.postWithToken('auth/signup', { ...form, email });
    const free = await client.postWithToken('auth/signup', {
      ...form,
      email: 'free@shuoyi.example',
    });
    expect(taken.body).toEqual({ result: true });
    expect(free.body).toEqual(taken.body);
    expect((await client.postWithToken('auth/login', { email, password })).body.result).toBe(true);
  });
});
