/** @module-tag extended */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '~/schemas/error-codes';
import { restEndpoints } from '~/server/rest/endpoints';
import { handleRestRequest } from '~/server/rest/handler';
import { testDatabase } from '~/test/db';
import { changeSettings } from '~/test/settings';
import { createFixture, type Fixture, openUserBrowser, restore } from '../matrix/fixture';
import { TEST_TIMEOUT } from '../matrix/test-timeout';
import { arbitraryHeaders, arbitraryJson, arbitraryText } from './arbitrary';
import { nearlyValid } from './from-schema';
import { knownValues } from './known-values';
import { fuzz } from './run-fuzz';

let world: Fixture;
beforeAll(async () => {
  changeSettings({ THROTTLE_SCALE: 100_000 });
  world = await createFixture(await testDatabase());
});

interface SentRequest {
  method?: string;
  path: string;
  body?: BodyInit;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
}

/** Expects an envelope without an internal error. */
async function expectEnvelope({ method = 'POST', path, body, headers, cookies = {} }: SentRequest) {
  await restore(world, world.users.user);
  const browser = openUserBrowser(world.users.user);
  for (const [name, value] of Object.entries(cookies)) browser.cookies.set(name, value);
  const url = `http://localhost:3000/api/front/${encodeURIComponent(path)}`;
  const request = new Request(url, { method, headers, body: method === 'GET' ? undefined : body });
  const response = await browser.act(request, (requested) => handleRestRequest(requested, path));
  expect(response.status).toBeLessThan(500);
  if (method === 'OPTIONS' || method === 'HEAD') return;
  const envelope = await response.json();
  expect(Object.keys(envelope)[0]).toBe('result');
  expect(envelope.result).toBeTypeOf('boolean');
  if (envelope.errorCode === undefined) return;
  expect(ERROR_CODES).toContain(envelope.errorCode);
  expect(envelope.errorCode).not.toBe('INTERNAL');
  expect(envelope.errorMessage).toMatch(/\S/);
}

const JSON_TYPE = { 'content-type': 'application/json' };
const calls = Object.entries(restEndpoints).filter(([, { method }]) => method === 'POST');
const token = () => world.users.user.tokens.good ?? '';

describe('/api/front', () => {
  it.each(calls)(
    '/api/front/%s responds to almost valid input with its envelope',
    TEST_TIMEOUT,
    async (path, { input }) => {
      await fuzz(nearlyValid(input, knownValues(world)), async (value) => {
        const fields = value && typeof value === 'object' ? { _token: token(), ...value } : value;
        const headers = { ...JSON_TYPE, 'x-token': token() };
        await expectEnvelope({ path, body: JSON.stringify(fields), headers });
      });
    },
  );

  it.each(calls)(
    '/api/front/%s responds to any form with its envelope',
    TEST_TIMEOUT,
    async (path) => {
      const field = fc.tuple(
        fc.oneof(arbitraryText, fc.constantFrom('email', 'id', 'qty', 'name')),
        arbitraryText,
      );
      await fuzz(fc.array(field, { maxLength: 6 }), async (fields) => {
        const body = new URLSearchParams([['_token', token()], ...fields]).toString();
        const type = 'application/x-www-form-urlencoded';
        await expectEnvelope({ path, body, headers: { 'content-type': type, 'x-token': token() } });
      });
    },
  );

  it(
    '/api/front/auth/edit-profile responds to a malformed multipart form with its envelope',
    TEST_TIMEOUT,
    async () => {
      const boundary = fc.constantFrom('x', '"x', 'x; y', '', '-'.repeat(90));
      const part = fc.oneof(
        fc.constantFrom(
          '--x\r\n',
          '--x--',
          '\r\n\r\n',
          'Content-Disposition: form-data; name="avatar"; filename="a"',
        ),
        fc.constantFrom('Content-Disposition: form-data; name="name"', 'content-type: \0', '--x'),
        arbitraryText,
      );
      await fuzz(fc.tuple(boundary, fc.array(part)), async ([mark, parts]) => {
        const headers = {
          'content-type': `multipart/form-data; boundary=${mark}`,
          'x-token': token(),
        };
        await expectEnvelope({ path: 'auth/edit-profile', body: parts.join(''), headers });
      });
    },
  );

  it(
    '/api/front/auth/edit-profile responds to any bytes as an avatar with its envelope',
    TEST_TIMEOUT,
    async () => {
      const magic = fc.constantFrom(
        [0xff, 0xd8, 0xff, 0xe0],
        [0x89, 0x50, 0x4e, 0x47],
        [0x52, 0x49, 0x46, 0x46],
        [],
      );
      await fuzz(fc.tuple(magic, fc.uint8Array({ maxLength: 400 })), async ([first, rest]) => {
        const body = new FormData();
        body.append('avatar', new Blob([new Uint8Array([...first, ...rest])]));
        await expectEnvelope({ path: 'auth/edit-profile', body, headers: { 'x-token': token() } });
      });
    },
  );

  it(
    '/api/front responds to any path, method, headers, cookies and body with its envelope',
    TEST_TIMEOUT,
    async () => {
      const any = fc.record({
        method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'),
        path: fc.oneof(
          fc.constantFrom(...Object.keys(restEndpoints)),
          arbitraryText.map((text) => text.toWellFormed()),
        ),
        body: fc.oneof(
          arbitraryJson.map((value) => JSON.stringify(value)),
          fc.uint8Array(),
        ),
        type: fc.constantFrom(
          'application/json',
          'APPLICATION/JSON;charset=x',
          'text/plain',
          'a/b',
          'multipart/form-data',
          '',
        ),
        headers: arbitraryHeaders,
        cookies: fc.dictionary(
          fc.constantFrom(
            'i18n_redirected',
            'shuoyi-session',
            'shuoyi-visitor',
            'shuoyi-browser',
            'shuoyi-device',
          ),
          arbitraryText,
        ),
      });
      await fuzz(any, async ({ method, path, body, type, headers, cookies }) => {
        const sends = method !== 'GET' && method !== 'HEAD';
        const bytes = typeof body === 'string' ? body : new Uint8Array(body);
        const all = { ...headers, ...(type && { 'content-type': type }) };
        await expectEnvelope({
          method,
          path,
          body: sends ? bytes : undefined,
          headers: all,
          cookies,
        });
      });
    },
  );
});
