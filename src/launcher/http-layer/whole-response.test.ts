import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRaw } from './get-raw';
import { endServers, serveUnderTest } from './serve-under-test';

/** A call as Next responds to it: the head first, then the body in parts. The address contains the size and
 *  the type of the body. */
const CALLS = `(request, response) => {
  const [, , , size, type] = request.url.split('/');
  response.setHeader('Content-Type', type === 'text' ? 'text/plain' : 'application/json');
  response.flushHeaders();
  const text = JSON.stringify('說'.repeat(Number(size)));
  if (request.method !== 'HEAD')
    for (const part of [text.slice(0, 2), text.slice(2)]) response.write(Buffer.from(part));
  response.end();
}`;

const GZIP = { 'accept-encoding': 'gzip' };

describe('The response of a call', () => {
  let url: string;

  beforeAll(async () => {
    url = (await serveUnderTest(CALLS)).url;
  });
  afterAll(endServers);

  it('A short JSON has its length in bytes, and is not compressed', async () => {
    const { headers, body } = await getRaw(`${url}/api/front/10`, GZIP);
    expect(body.toString()).toBe(JSON.stringify('說'.repeat(10)));
    expect(headers).toMatchObject({ 'content-length': '32' });
    expect(headers).not.toHaveProperty('transfer-encoding');
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('A long JSON is compressed for a client that takes it, and has its length for another', async () => {
    const text = JSON.stringify('說'.repeat(1000));
    const compressed = await getRaw(`${url}/api/front/1000`, GZIP);
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(compressed.body).toString()).toBe(text);
    const plain = await getRaw(`${url}/api/front/1000`);
    expect(plain.headers['content-length']).toBe('3002');
    expect(plain.body.toString()).toBe(text);
  });

  it('A response other than JSON is streamed, and the response to HEAD has no Content-Length of another body', async () => {
    const text = await getRaw(`${url}/api/front/10/text`);
    expect(text.headers['transfer-encoding']).toBe('chunked');
    const { headers } = await getRaw(`${url}/api/front/10`, {}, 'HEAD');
    expect(headers).not.toHaveProperty('content-length');
  });
});
