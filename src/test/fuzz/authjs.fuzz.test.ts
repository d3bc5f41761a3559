/** @module-tag extended */
import fc from 'fast-check';
import { NextRequest } from 'next/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET, POST } from '~/app/api/auth/[...nextauth]/route';
import { testDatabase } from '~/test/db';
import { changeSettings } from '~/test/settings';
import { createFixture, type Fixture, openUserBrowser, restore } from '../matrix/fixture';
import { TEST_TIMEOUT } from '../matrix/test-timeout';
import { arbitraryHeaders, arbitraryJson, arbitraryText } from './arbitrary';
import { expectSafeResponse } from './expect-safe-response';
import { fuzz } from './run-fuzz';

let world: Fixture;
beforeAll(async () => {
  changeSettings({ THROTTLE_SCALE: 100_000 });
  world = await createFixture(await testDatabase());
});

const SITE = 'http://localhost:3000';

interface SentRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: BodyInit;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
}

/** Sends a request to Auth.js from a browser of the user, with arbitrary additional cookies. */
async function sendRequest({ method, path, body, headers, cookies = {} }: SentRequest) {
  const { user } = world.users;
  await restore(world, user);
  const browser = openUserBrowser(user);
  for (const [name, value] of Object.entries(cookies)) browser.cookies.set(name, value);
  const cookie = [...browser.cookies]
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('; ');
  const request = new NextRequest(`${SITE}/api/auth/${path}`, {
    method,
    headers: { ...headers, cookie },
    body: method === 'GET' ? undefined : body,
  });
  const handle = method === 'GET' ? GET : POST;
  const response = await browser.act(request, (requested) => handle(requested as NextRequest));
  await expectSafeResponse(response);
  const location = response.headers.get('location');
  if (location) expect(new URL(location, SITE).origin).toBe(SITE);
  return response;
}

const path = fc.oneof(
  fc.constantFrom(
    ...['csrf', 'session', 'providers', 'signin', 'signout', 'error', 'verify-request', 'callback'],
    ...['signin/credentials', 'callback/credentials', 'callback/__proto__', 'signin/constructor'],
    ...['webauthn-options/credentials', 'session/', '../auth/csrf', '%', '%00', '_log'],
  ),
  arbitraryText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 2000))),
);
const names = fc.constantFrom('email', 'password', 'csrfToken', 'callbackUrl', 'error', 'json');
const fields = fc.dictionary(fc.oneof(names, arbitraryText), arbitraryText);
const cookies = fc.dictionary(
  fc.constantFrom('authjs.csrf-token', 'shuoyi-return', 'shuoyi-session', 'shuoyi-visitor'),
  fc.oneof(arbitraryText, fc.constantFrom('a|b', '|', 'https://evil.example/', 'javascript:1')),
);
const asParams = (all: Record<string, string>) =>
  new URLSearchParams(Object.entries(all)).toString();

describe('/api/auth', () => {
  it('/api/auth handles any address and any cookies', TEST_TIMEOUT, async () => {
    const any = fc.record({ path, query: fields, headers: arbitraryHeaders, cookies });
    await fuzz(any, async ({ path, query, headers, cookies }) => {
      await sendRequest({ method: 'GET', path: `${path}?${asParams(query)}`, headers, cookies });
    });
  });

  it('/api/auth handles any body of any content type', TEST_TIMEOUT, async () => {
    const any = fc.record({
      path,
      body: fc.oneof(
        fields.map(asParams),
        arbitraryJson.map((value) => JSON.stringify(value)),
        fc.uint8Array(),
      ),
      type: fc.constantFrom(
        'application/x-www-form-urlencoded',
        'application/json',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'text/plain',
      ),
      headers: arbitraryHeaders,
      cookies,
    });
    await fuzz(any, async ({ path, body, type, headers, cookies }) => {
      const bytes = typeof body === 'string' ? body : new Uint8Array(body);
      const all = { ...headers, 'content-type': type };
      await sendRequest({ method: 'POST', path, body: bytes, headers: all, cookies });
    });
  });

  it('/api/auth handles any credentials sent with a valid CSRF token', TEST_TIMEOUT, async () => {
    const { learner } = world.users.user;
    const csrf = await sendRequest({
      method: 'GET',
      path: 'csrf',
      cookies: { 'authjs.csrf-token': '' },
    });
    const { 1: name = '', 2: value = '' } =
      /([^=]*csrf[^=]*)=([^;]*)/.exec(csrf.headers.get('set-cookie') ?? '') ?? [];
    const csrfToken = decodeURIComponent(value).split('|')[0] ?? '';
    const given = fc.record(
      {
        email: fc.oneof(fc.constant(learner.email), arbitraryText),
        password: fc.oneof(fc.constant(learner.password), arbitraryText),
        callbackUrl: fc.oneof(
          arbitraryText,
          fc.constantFrom('https://evil.example/', '//evil', '/'),
        ),
        json: fc.constantFrom('true', 'x'),
      },
      { requiredKeys: [] },
    );
    const where = fc.constantFrom('callback/credentials', 'signin/credentials', 'signout');
    await fuzz(fc.tuple(where, given), async ([path, fields]) => {
      await sendRequest({
        method: 'POST',
        path,
        body: asParams({ ...fields, csrfToken }),
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: SITE },
        cookies: { [name]: decodeURIComponent(value) },
      });
    });
  });
});
