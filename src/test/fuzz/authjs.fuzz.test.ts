import fc from 'fast-check';
import { NextRequest } from 'next/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET, POST } from '~/app/api/auth/[...nextauth]/route';
import { testDatabase } from '~/test/db';
import { changeSettings } from '~/test/settings';
import { PATIENCE } from '../matrix/patience';
import { browserOf, openWorld, restore, type World } from '../matrix/world';
import { answersWell } from './answers-well';
import { fuzz } from './run-fuzz';
import { strangeHeaders, strangeJson, strangeText } from './strange';

let world: World;
beforeAll(async () => {
  changeSettings({ THROTTLE_SCALE: 100_000 });
  world = await openWorld(await testDatabase());
});

const SITE = 'http://localhost:3000';

interface Sent {
  method: 'GET' | 'POST';
  path: string;
  body?: BodyInit;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
}

/** What Auth.js answers to a browser of the user, which may have strange cookies too. */
async function ask({ method, path, body, headers, cookies = {} }: Sent) {
  const { user } = world.players;
  await restore(world, user);
  const browser = browserOf(user);
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
  const response = await browser.act(request, (asked) => handle(asked as NextRequest));
  await answersWell(response);
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
  strangeText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 2000))),
);
const names = fc.constantFrom('email', 'password', 'csrfToken', 'callbackUrl', 'error', 'json');
const fields = fc.dictionary(fc.oneof(names, strangeText), strangeText);
const cookies = fc.dictionary(
  fc.constantFrom('authjs.csrf-token', 'shuoyi-return', 'shuoyi-session', 'shuoyi-visitor'),
  fc.oneof(strangeText, fc.constantFrom('a|b', '|', 'https://evil.example/', 'javascript:1')),
);
const asParams = (all: Record<string, string>) =>
  new URLSearchParams(Object.entries(all)).toString();

describe('/api/auth fails nowhere', () => {
  it('whatever address is opened, with whatever cookies', PATIENCE, async () => {
    const any = fc.record({ path, query: fields, headers: strangeHeaders, cookies });
    await fuzz(any, async ({ path, query, headers, cookies }) => {
      await ask({ method: 'GET', path: `${path}?${asParams(query)}`, headers, cookies });
    });
  });

  it('whatever is posted, of whatever type', PATIENCE, async () => {
    const any = fc.record({
      path,
      body: fc.oneof(
        fields.map(asParams),
        strangeJson.map((value) => JSON.stringify(value)),
        fc.uint8Array(),
      ),
      type: fc.constantFrom(
        'application/x-www-form-urlencoded',
        'application/json',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'text/plain',
      ),
      headers: strangeHeaders,
      cookies,
    });
    await fuzz(any, async ({ path, body, type, headers, cookies }) => {
      const bytes = typeof body === 'string' ? body : new Uint8Array(body);
      const all = { ...headers, 'content-type': type };
      await ask({ method: 'POST', path, body: bytes, headers: all, cookies });
    });
  });

  it('whatever is logged in or out with, past Auth.js’s own token', PATIENCE, async () => {
    const { learner } = world.players.user;
    const csrf = await ask({ method: 'GET', path: 'csrf', cookies: { 'authjs.csrf-token': '' } });
    const { 1: name = '', 2: value = '' } =
      /([^=]*csrf[^=]*)=([^;]*)/.exec(csrf.headers.get('set-cookie') ?? '') ?? [];
    const csrfToken = decodeURIComponent(value).split('|')[0] ?? '';
    const given = fc.record(
      {
        email: fc.oneof(fc.constant(learner.email), strangeText),
        password: fc.oneof(fc.constant(learner.password), strangeText),
        callbackUrl: fc.oneof(strangeText, fc.constantFrom('https://evil.example/', '//evil', '/')),
        json: fc.constantFrom('true', 'x'),
      },
      { requiredKeys: [] },
    );
    const where = fc.constantFrom('callback/credentials', 'signin/credentials', 'signout');
    await fuzz(fc.tuple(where, given), async ([path, fields]) => {
      await ask({
        method: 'POST',
        path,
        body: asParams({ ...fields, csrfToken }),
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: SITE },
        cookies: { [name]: decodeURIComponent(value) },
      });
    });
  });
});
