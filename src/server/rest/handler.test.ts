import { beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '~/env';
import { createRestClient } from '~/test/rest-client';
import { changeSettings } from '~/test/settings';

const PARTNER = 'https://partner.example';

beforeAll(() => changeSettings({ FRONT_ALLOWED_ORIGINS: [PARTNER] }));

const json = { 'content-type': 'application/json' };

describe('The REST protocol', () => {
  it('A REST response is JSON that is not cached', async () => {
    const { headers } = await createRestClient().get('cart');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('A REST response has result as its first field', async () => {
    for (const path of ['cart', 'auth', 'auth/token', 'nothing'])
      expect(Object.keys((await createRestClient().get(path)).body)[0]).toBe('result');
  });

  it.each(['', 'auth/unknown', 'constructor', '__proto__', 'cart/add/more'])(
    'The unknown REST call “%s” is a 404',
    async (path) => {
      const { status, body } = await createRestClient().get(path);
      expect(status).toBe(404);
      expect(body).toMatchObject({ result: false, errorCode: 'NOT_FOUND' });
    },
  );

  it.each([
    ['GET', 'auth/login', 'POST, OPTIONS'],
    ['POST', 'cart', 'GET, HEAD, OPTIONS'],
    ['HEAD', 'auth/logout', 'GET, OPTIONS'],
    ['DELETE', 'cart/add', 'POST, OPTIONS'],
  ])('The wrong method in %s %s is a 405 with the allowed methods', async (method, path, allow) => {
    const { status, headers, body } = await createRestClient().send(method, path);
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe(allow);
    if (method !== 'HEAD')
      expect(body).toMatchObject({ result: false, errorCode: 'METHOD_NOT_ALLOWED' });
  });

  it.each([
    ['{"id":', json, 400],
    ['[1]', json, 400],
    ['"text"', json, 400],
    ['null', json, 400],
    [new Uint8Array([0xff, 0xfe]), json, 400],
    ['id=1', { 'content-type': 'text/plain' }, 415],
    ['<id/>', { 'content-type': 'application/xml' }, 415],
    ['{}', { ...json, 'content-encoding': 'gzip' }, 415],
    ['--x--', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    [JSON.stringify({ id: 'x'.repeat(70_000) }), json, 413],
  ])('The invalid REST body %s is rejected', async (body, headers, status) => {
    const response = await createRestClient().send('POST', 'cart/add', { body, headers });
    expect(response.status).toBe(status);
    expect(response.body.result).toBe(false);
  });

  it('A streamed body without a length is a 413 beyond the limit', async () => {
    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(16_384)),
    });
    const init = { body: stream, duplex: 'half', headers: json } as RequestInit;
    expect((await createRestClient().send('POST', 'cart/add', init)).status).toBe(413);
  });

  it('A REST call without fields accepts an empty body', async () => {
    expect((await createRestClient().send('POST', 'cart/clear')).body.result).toBe(true);
    expect(
      (await createRestClient().send('POST', 'cart/clear', { headers: json })).body.result,
    ).toBe(true);
  });

  it('A REST response prefers the language of the cookie to that of the browser', async () => {
    const client = createRestClient({ 'accept-language': 'zh-TW' });
    client.browser.cookies.set('i18n_redirected', 'en');
    expect((await client.get('nothing')).body.errorMessage).toBe(
      'We could not find this. It may have been removed.',
    );
  });
});

describe('Requests from other origins', () => {
  it('An allowed origin may call with credentials', async () => {
    const { headers } = await createRestClient({ origin: PARTNER }).post('cart/clear', {});
    expect(headers.get('access-control-allow-origin')).toBe(PARTNER);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('vary')).toBe('Origin');
  });

  it('An allowed origin’s preflight request is accepted', async () => {
    const { status, headers } = await createRestClient({ origin: PARTNER }).send(
      'OPTIONS',
      'cart/add',
    );
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
    expect(headers.get('access-control-allow-headers')).toContain('X-Token');
  });

  it.each(['https://evil.example', 'null', 'http://localhost:3001', 'not an origin'])(
    'The origin %s cannot change anything and gets no CORS headers',
    async (origin) => {
      const { status, headers, body } = await createRestClient({ origin }).post('cart/clear', {});
      expect(status).toBe(403);
      expect(body.result).toBe(false);
      expect(headers.has('access-control-allow-origin')).toBe(false);
    },
  );

  it('An allowed origin with a path is rejected by the settings', () => {
    const given = { FRONT_ALLOWED_ORIGINS: 'https://partner.example/path' };
    expect(() => readEnv(given)).toThrow('FRONT_ALLOWED_ORIGINS');
  });

  it('A request from the site’s own origin is accepted', async () => {
    const own = createRestClient({
      origin: 'http://localhost:3000',
      'sec-fetch-site': 'same-origin',
    });
    expect((await own.post('cart/clear', {})).body.result).toBe(true);
  });
});
