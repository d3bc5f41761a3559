import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECURITY_HEADERS } from './security-headers.mjs';
import { endServers, type ServerUnderTest, serveUnderTest } from './serve-under-test';

describe('Malformed requests', () => {
  let server: ServerUnderTest;
  beforeAll(async () => {
    server = await serveUnderTest(
      `(request, response) => response.end('accepted: ' + request.url)`,
    );
  });
  afterAll(endServers);

  /** Requests a path without the normalisation of `fetch`. */
  function sendRequest(path: string, method = 'GET', body?: string) {
    return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
      (resolve, reject) => {
        const outgoing = request(server.url, { path, method }, async (response) => {
          const text = (await response.setEncoding('utf8').toArray()).join('');
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
        outgoing.once('error', reject).end(body);
      },
    );
  }

  it.each(['/%', '/course/%c0%ae', '/media/avatars/%ff', '/api/trpc/%', '/_next/static/%zz'])(
    'A request of the address %s, which cannot be decoded, gets a 400 page with all security headers',
    async (path) => {
      const { status, headers, text } = await sendRequest(path);
      expect(status).toBe(400);
      for (const [name, value] of Object.entries(SECURITY_HEADERS))
        expect(headers[name.toLowerCase()]).toBe(value);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(text).toMatch(/^<!DOCTYPE html><html lang="zh-TW">.*<h1>.+<\/h1>.*href="\/"/s);
      expect((await sendRequest(`/en${path}`)).text).toContain('<html lang="en-US">');
    },
  );

  it('A request with another method than GET or HEAD to a page or file gets a 405 page', async () => {
    for (const path of [
      '/faq',
      '/',
      '/share/en/faq.png',
      '/api/front/docs',
      '/media/units/a.mp3',
    ]) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE']) {
        const { status, headers, text } = await sendRequest(
          path,
          method,
          method === 'POST' ? 'broken' : undefined,
        );
        expect({ path, method, status, allow: headers.allow }).toEqual({
          path,
          method,
          status: 405,
          allow: 'GET, HEAD, OPTIONS',
        });
        expect(text).toContain('<h1>');
      }
      expect((await sendRequest(path, 'OPTIONS')).status).toBe(204);
      expect(await sendRequest(path)).toMatchObject({ status: 200, text: `accepted: ${path}` });
      expect((await sendRequest(path, 'HEAD')).status).toBe(200);
    }
  });

  /** Sends raw bytes, like a proxy that determines the end of a message differently.
   *  @returns everything that comes back until the server closes the connection */
  async function sendBytes(...lines: string[]): Promise<string> {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.setEncoding('utf8').write(lines.join('\r\n'));
    return (await socket.toArray()).join('');
  }

  it.each([
    ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked']],
    ['two lengths', ['Content-Length: 5', 'Content-Length: 6']],
    ['a length that is no number', ['Content-Length: +5']],
    ['chunks under another name', ['Transfer-Encoding: xchunked']],
    ['a space before the colon', ['Transfer-Encoding : chunked']],
  ])(
    'A request whose end is given by %s is refused, and nothing after it is read',
    async (_, headers) => {
      const text = await sendBytes(
        ...['POST /api/trpc/cart.add HTTP/1.1', 'Host: localhost', ...headers, ''],
        ...['0', '', 'GET /api/smuggled HTTP/1.1', 'Host: localhost', '', ''],
      );
      expect(text).toMatch(/^HTTP\/1\.1 400 /);
      expect(text).not.toContain('accepted');
    },
  );

  it('A TRACE request is refused at a page, a file and a call, and repeats nothing of the request', async () => {
    for (const path of ['/', '/media/units/a.mp3', '/api/trpc/cart.add', '/api/auth/session']) {
      const { status, text } = await sendRequest(path, 'TRACE');
      expect(status).toBe(405);
      expect(text).not.toContain('accepted');
    }
    // Below /api/front an unknown method is passed on as DELETE, which the call rejects in its envelope.
    expect((await sendRequest('/api/front/cart', 'TRACE')).status).toBe(200);
  });

  it('Requests of API routes are passed on with any method', async () => {
    for (const path of ['/api/front/cart/add', '/api/trpc/cart.add', '/api/payments/sandbox'])
      expect((await sendRequest(path, 'POST')).text).toBe(`accepted: ${path}`);
    expect((await sendRequest('/api/front/%')).text).toBe('accepted: /api/front/-');
  });
});
