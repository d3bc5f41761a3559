import { NextRequest } from 'next/server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET, POST } from '~/app/api/auth/[...nextauth]/route';
import type { Database } from '~/server/db';
import { captureLog } from '~/test/captured-log';
import { resetDatabase, testDatabase } from '~/test/db';
import { createRestClient } from '~/test/rest-client';
import { createLearner, type Learner } from '~prisma/factories/learner';

let db: Database;
let learner: Learner;
let client: ReturnType<typeof createRestClient>;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  learner = await createLearner(db);
  client = createRestClient();
  const { email, password } = learner;
  expect((await client.postWithToken('auth/login', { email, password })).body.result).toBe(true);
});

/** Sends a request to one of Auth.js's addresses with this browser's cookies. */
function sendRequest(
  path: string,
  headers: Record<string, string> = {},
  form?: Record<string, string>,
) {
  const cookie = [...client.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = new NextRequest(`http://localhost:3000/api/auth/${path}`, {
    method: form ? 'POST' : 'GET',
    headers: { cookie, ...headers },
    ...(form && { body: new URLSearchParams(form) }),
  });
  return client.browser.act(request, (requested) => (form ? POST : GET)(requested as NextRequest));
}

/** Requests Auth.js's CSRF token, and stores its cookie in this browser. */
async function authjsToken(): Promise<string> {
  const response = await sendRequest('csrf');
  const [, name = '', value = ''] =
    /^([^=]*csrf[^=]*)=([^;]*)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
  client.browser.cookies.set(name, value);
  return (await response.json()).csrfToken;
}

const ownOriginHeaders = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
const sessions = () => db.session.count({ where: { userId: learner.id } });

describe('Auth.js’s own addresses', () => {
  it.each(['signout', 'signin', 'signin/credentials', 'callback/credentials', 'session'])(
    'A GET of Auth.js’s address %s changes no session',
    async (path) => {
      const query = new URLSearchParams({ email: learner.email, password: learner.password });
      const before = await db.session.findMany();
      await sendRequest(`${path}?${query}`, { 'sec-fetch-site': 'cross-site' });
      expect(await db.session.findMany()).toEqual(before);
    },
  );

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
  ])('Auth.js’s addresses reject a POST from another site: %o', async (headers) => {
    const csrfToken = await authjsToken();
    const { email, password } = learner;
    const form = { csrfToken, email, password };
    for (const path of ['signout', 'callback/credentials']) {
      const response = await sendRequest(path, headers as Record<string, string>, form);
      expect(response.status).toBe(403);
    }
    expect(await sessions()).toBe(1);
  });

  it('Auth.js’s addresses change no session without Auth.js’s CSRF token', async () => {
    const { email, password } = learner;
    await sendRequest('signout', ownOriginHeaders, {});
    await sendRequest('callback/credentials', ownOriginHeaders, {
      email,
      password,
      csrfToken: 'guessed',
    });
    expect(await sessions()).toBe(1);
  });

  it('A sign-out through Auth.js deletes the session row, so that a copied cookie is invalid', async () => {
    await sendRequest('signout', ownOriginHeaders, { csrfToken: await authjsToken() });
    expect(await sessions()).toBe(0);
    expect((await client.get('auth')).body.user).toBeNull();
  });

  it.each(['a|b', '\u0001', 'javascript:alert(1)'])(
    'The return address %o is rejected, and its cookie is deleted',
    async (address) => {
      client.browser.cookies.set('shuoyi-return', address);
      const response = await sendRequest('session');
      expect(response.status).toBe(400);
      expect(response.headers.get('set-cookie')).toMatch(/^shuoyi-return=;.*Max-Age=0/);
      const query = new URLSearchParams({ callbackUrl: address });
      client.browser.cookies.delete('shuoyi-return');
      expect((await sendRequest(`csrf?${query}`)).status).toBe(400);
    },
  );

  it.each(['signin/nobody', 'callback/__proto__', 'webauthn-options/credentials'])(
    'Auth.js’s address %s of another provider is a 404',
    async (path) => {
      const records = captureLog();
      expect((await sendRequest(path)).status).toBe(404);
      expect((await sendRequest(path, ownOriginHeaders, {})).status).toBe(404);
      expect(records.filter(({ level }) => level === 'error')).toEqual([]);
    },
  );

  it.each(
    [
      ...['callback', 'csrf', 'error', 'providers', 'session', 'signin', 'signout'],
      ...['verify-request', 'webauthn-options', 'x'],
    ].flatMap((action) => [action, `${action}/`, `${action}/credentials`, `${action}/google`]),
  )('Auth.js’s address %s is no fault of the server, with a form and without one', async (path) => {
    const records = captureLog();
    expect((await sendRequest(path)).status).toBeLessThan(500);
    expect((await sendRequest(path, ownOriginHeaders, {})).status).toBeLessThan(500);
    expect(records.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it.each(['\0', '王', 'a\r\nset-cookie: b=c'])(
    'Auth.js’s error name %o is replaced by the default one',
    async (name) => {
      const records = captureLog();
      const response = await sendRequest(`error?${new URLSearchParams({ error: name })}`);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toMatch(/\/login\?error=Default$/);
      expect(records.filter(({ level }) => level === 'error')).toEqual([]);
    },
  );

  it('A body that is not the JSON it claims to be is rejected by Auth.js with 400', async () => {
    const headers = { ...ownOriginHeaders, 'content-type': 'application/json' };
    const records = captureLog();
    expect((await sendRequest('callback/credentials', headers, { not: 'json' })).status).toBe(400);
    expect(records.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('A login with a broken return cookie of Auth.js deletes that cookie', async () => {
    const { email, password } = learner;
    const broken = createRestClient({ cookie: 'shuoyi-return=a|b' });
    const response = await broken.postWithToken('auth/login', { email, password });
    expect(response.body.errorCode).toBe('VALIDATION_FAILED');
    expect(broken.browser.cookieRules.get('shuoyi-return')?.maxAge).toBe(0);
  });

  it('Auth.js’s redirects stay on the site’s own address, whatever the Host header says', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    for (const path of ['signin', 'signout', 'signin?callbackUrl=https://evil.example/']) {
      const location = (await sendRequest(path, headers)).headers.get('location') ?? 'nowhere';
      expect(new URL(location, 'http://localhost:3000').origin).toBe('http://localhost:3000');
      expect(location).not.toContain('evil');
    }
  });
});
