/** @module-tag extended */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST } from '~/app/api/account/data/route';
import { GET, HEAD } from '~/app/media/avatars/[name]/route';
import { ERROR_CODES } from '~/schemas/error-codes';
import { reauthenticationSchema } from '~/schemas/security';
import { storage } from '~/server/gateways/storage/configured';
import { testDatabase } from '~/test/db';
import { changeSettings } from '~/test/settings';
import { createFixture, type Fixture, openUserBrowser, restore } from '../matrix/fixture';
import { TEST_TIMEOUT } from '../matrix/test-timeout';
import { arbitraryHeaders, arbitraryJson, arbitraryText } from './arbitrary';
import { expectSafeResponse } from './expect-safe-response';
import { nearlyValid } from './from-schema';
import { knownValues } from './known-values';
import { fuzz } from './run-fuzz';

let world: Fixture;
beforeAll(async () => {
  changeSettings({ THROTTLE_SCALE: 100_000 });
  world = await createFixture(await testDatabase());
});

describe('/media/avatars', () => {
  it('/media/avatars handles any name and any If-None-Match', TEST_TIMEOUT, async () => {
    await storage().put('avatars/known-picture.webp', new Uint8Array([1, 2, 3]));
    const any = fc.record({
      method: fc.constantFrom('GET', 'HEAD'),
      name: fc.oneof(
        arbitraryText,
        fc.constantFrom('known-picture.webp', '..', '../avatars/known-picture.webp', 'a\0.webp'),
        arbitraryText.map((text) => `known-picture.webp${text}`),
      ),
      known: fc.constantFrom('', '*', '"known-picture.webp"', 'W/"known-picture.webp",', '",,,"'),
      headers: arbitraryHeaders,
    });
    await fuzz(any, async ({ method, name, known, headers }) => {
      const request = new Request('http://localhost:3000/media/avatars/x', {
        method,
        headers: { ...headers, 'if-none-match': known },
      });
      const handle = method === 'GET' ? GET : HEAD;
      const response = await handle(request, { params: Promise.resolve({ name }) });
      const found = name === 'known-picture.webp';
      expect(found ? [200, 304] : [404]).toContain(response.status);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      await expectSafeResponse(response);
    });
  });
});

describe('/api/account/data', () => {
  async function sendRequest(body: BodyInit, headers: Record<string, string>, cookies = {}) {
    const { user } = world.users;
    await restore(world, user);
    const browser = openUserBrowser(user);
    for (const [name, value] of Object.entries<string>(cookies)) browser.cookies.set(name, value);
    const url = 'http://localhost:3000/api/account/data';
    const response = await browser.act(new Request(url, { method: 'POST', body, headers }), POST);
    const text = await expectSafeResponse(response);
    const responseBody = JSON.parse(text);
    if (response.status === 200) {
      expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
      return;
    }
    expect(ERROR_CODES).toContain(responseBody.errorCode);
    expect(responseBody.errorMessage).toMatch(/\S/);
  }

  it('/api/account/data handles almost valid input', TEST_TIMEOUT, async () => {
    await fuzz(nearlyValid(reauthenticationSchema, knownValues(world)), (input) =>
      sendRequest(JSON.stringify(input), { 'content-type': 'application/json' }),
    );
  });

  it('/api/account/data handles any body, headers and cookies', TEST_TIMEOUT, async () => {
    const any = fc.record({
      body: fc.oneof(
        arbitraryJson.map((value) => JSON.stringify(value)),
        fc.uint8Array(),
      ),
      headers: arbitraryHeaders,
      cookies: fc.dictionary(fc.constantFrom('shuoyi-session', 'shuoyi-device'), arbitraryText),
    });
    await fuzz(any, ({ body, headers, cookies }) =>
      sendRequest(typeof body === 'string' ? body : new Uint8Array(body), headers, cookies),
    );
  });
});
