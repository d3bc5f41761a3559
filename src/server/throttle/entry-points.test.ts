import { NextRequest } from 'next/server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as readAuthjs, POST as toAuthjs } from '~/app/api/auth/[...nextauth]/route';
import { hashToken } from '~/lib/secret-token';
import { handleTrpcRequest } from '~/server/api/handle-trpc';
import { deviceCookie } from '~/server/auth/cookies';
import type { Database } from '~/server/db';
import { resetDatabase, testDatabase } from '~/test/db';
import { createRestClient } from '~/test/rest-client';
import { createLearner } from '~prisma/factories/learner';
import { POLICY } from './policy';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => resetDatabase(db));

type RestClient = ReturnType<typeof createRestClient>;

/** Sends a tRPC mutation from this browser. */
async function mutate(client: RestClient, path: string, json: unknown) {
  const request = new Request(`http://localhost:3000/api/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-language': 'en' },
    body: JSON.stringify({ json }),
  });
  return client.browser.act(request, handleTrpcRequest);
}

async function failLogins(email: string): Promise<void> {
  for (let index = 0; index < POLICY['log-in'].account.points; index++)
    await createRestClient().postWithToken('auth/login', { email, password: 'certainly not this' });
}

/** Consumes `times` points of the budget for state changes without a client address. */
async function consumeStateChanges(times: number): Promise<void> {
  const expire = Date.now() + 60_000;
  await db.throttle.create({
    data: { key: 'state-change:unknownAddress:all', points: times, expire },
  });
}

describe('The login’s rate limit', () => {
  const email = 'hammered@shuoyi.example';
  const input = { email, password: 'certainly not this' };

  it('A rate-limited login is a 429 with a retry time on REST, tRPC and Auth.js’s own address', async () => {
    await failLogins(email);
    const rest = await createRestClient({ 'accept-language': 'en' }).postWithToken(
      'auth/login',
      input,
    );
    expect(rest.status).toBe(429);
    const wait = Number(rest.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    expect(rest.body).toEqual({
      result: false,
      errorCode: 'TOO_MANY_REQUESTS',
      errorMessage: 'Too many attempts. Please try again in 15 min.',
    });

    const trpc = await mutate(createRestClient(), 'auth.signIn', input);
    expect(trpc.status).toBe(429);
    const { data } = (await trpc.json()).error.json;
    expect(data).toMatchObject({ code: 'TOO_MANY_REQUESTS', errorCode: 'TOO_MANY_REQUESTS' });
    expect(trpc.headers.get('retry-after')).toBe(String(data.retryAfter));

    const response = await signInThroughAuthjs(input);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  });

  it('A rate-limited login is allowed after a password reset in the same browser', async () => {
    const learner = await createLearner(db, { email });
    await failLogins(email);
    const owner = createRestClient();
    const token = 'a-link-that-was-mailed-to-the-owner';
    await db.oneTimeLink.create({
      data: {
        userId: learner.id,
        purpose: 'RESET_PASSWORD',
        email,
        tokenHash: hashToken(token),
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
    const password = 'a new booth by the river';
    expect((await mutate(owner, 'auth.resetPassword', { token, password })).status).toBe(200);
    const elsewhere = await createRestClient().postWithToken('auth/login', { email, password });
    expect(elsewhere.status).toBe(429);
    const here = await owner.postWithToken('auth/login', { email, password });
    expect(here.body).toMatchObject({ result: true });
  });
});

/** Logs in through Auth.js's own form, with its own CSRF token. */
async function signInThroughAuthjs(input: Record<string, string>): Promise<Response> {
  const { browser } = createRestClient();
  const sendRequest = (
    path: string,
    init: { headers?: Record<string, string>; form?: object } = {},
  ) => {
    const request = new NextRequest(`http://localhost:3000/api/auth/${path}`, {
      method: init.form ? 'POST' : 'GET',
      headers: init.headers,
      ...(init.form && { body: new URLSearchParams(init.form as Record<string, string>) }),
    });
    const handler = init.form ? toAuthjs : readAuthjs;
    return browser.act(request, (requested) => handler(requested as NextRequest));
  };
  const csrf = await sendRequest('csrf');
  const { csrfToken } = await csrf.json();
  const cookie = (csrf.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
  return sendRequest('callback/credentials', {
    headers: { cookie, origin: 'http://localhost:3000' },
    form: { ...input, csrfToken },
  });
}

describe('The rate limit of state changes', () => {
  it('State changes count on REST and tRPC, and reads do not', async () => {
    const client = createRestClient();
    await client.post('cart/clear', {});
    await mutate(client, 'cart.clear', undefined);
    await client.get('cart');
    await client.get('auth/logout');
    expect(await db.throttle.findMany()).toMatchObject([
      { key: 'state-change:unknownAddress:all', points: 3 },
    ]);
  });

  it('A state change beyond its budget is rejected before its body is read', async () => {
    await consumeStateChanges(POLICY['state-change'].unknownAddress.points);
    const client = createRestClient();
    const rest = await client.send('POST', 'cart/clear', { body: '{ not json' });
    expect(rest.status).toBe(429);
    expect(Number(rest.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await mutate(client, 'cart.clear', undefined)).status).toBe(429);
    expect((await client.get('cart')).status).toBe(200);
  });
});

describe('The device cookie', () => {
  it('The device cookie is set by a successful login only and stays the same over logins', async () => {
    const { email, password } = await createLearner(db);
    const client = createRestClient();
    const { name } = deviceCookie();
    await client.postWithToken('auth/login', { email, password: 'certainly not this' });
    expect(client.browser.cookies.has(name)).toBe(false);
    await client.postWithToken('auth/login', { email, password });
    const value = client.browser.cookies.get(name);
    expect(value).toMatch(/^[\w-]{43}$/);
    expect(client.browser.cookieRules.get(name)).toMatchObject({ httpOnly: true, sameSite: 'lax' });
    await client.get('auth/logout');
    await client.postWithToken('auth/login', { email, password });
    expect(client.browser.cookies.get(name)).toBe(value);
    expect(await db.knownDevice.count()).toBe(1);
  });
});
