import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRaw } from './get-raw';
import { endServers, serveUnderTest } from './serve-under-test';

/** Headers of a connection, and one that is not. */
const FRAMED = {
  connection: 'x-a',
  'content-length': '99',
  'keep-alive': 'timeout=9',
  te: 'trailers',
  trailer: 'x-b',
  'transfer-encoding': 'chunked',
  upgrade: 'h2c',
  'x-c': 'kept',
};

/** Handlers of both kinds of calls, registered as the routes do it, and a stand-in for Next, whose response says
 *  so. The handler of the contract echoes its request; `broken` throws, and `long` stops reading after the first
 *  part. */
const CALLS = `(globalThis[Symbol.for('shuoyi.call-answers')] = new Map(['front', 'trpc'].map((kind) => [kind, {
  methods: ['GET', 'HEAD', 'POST'],
  async answer(request, path) {
    if (path === 'broken') throw new Error('broken');
    if (path === 'framed') return new Response('{}', { headers: ${JSON.stringify(FRAMED)} });
    const { method, url, headers } = request;
    if (path === 'long') for await (const _ of request.body) return new Response(null, { status: 413 });
    const text = await request.text();
    const heard = { kind, method, url, path, text, cookie: headers.get('cookie'), id: headers.get('x-request-id') };
    const answered = Response.json(heard, { status: 201, headers: { vary: 'Origin' } });
    answered.headers.append('set-cookie', 'a=1');
    answered.headers.append('set-cookie', 'b=2; Path=/');
    return method === 'HEAD' ? new Response(null, answered) : answered;
  },
}])), (request, response) => response.end('Next'))`;

let url: string;
let output: () => string;
beforeAll(async () => {
  const server = await serveUnderTest(CALLS);
  ({ url, output } = server);
});
afterAll(endServers);

describe('A call', () => {
  it('A call is answered by its handler with its address, headers and body, in one piece', async () => {
    const response = await fetch(`${url}/api/front/cart/add?x=1`, {
      method: 'POST',
      headers: { cookie: 'c=3; d=4' },
      body: '說譯',
    });
    const id = response.headers.get('x-request-id');
    expect(await response.json()).toEqual({
      kind: 'front',
      method: 'POST',
      url: 'http://localhost/api/front/cart/add?x=1',
      path: 'cart/add',
      text: '說譯',
      cookie: 'c=3; d=4',
      id,
    });
    expect(response.status).toBe(201);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2; Path=/']);
    expect(response.headers.get('vary')).toContain('Origin');
    expect(response.headers.get('content-length')).toMatch(/^\d+$/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('A batch of procedures is one call, and HEAD has no body', async () => {
    const batch = await fetch(`${url}/api/trpc/auth.me,cart.get?batch=1`);
    expect(await batch.json()).toMatchObject({ kind: 'trpc', path: 'auth.me,cart.get' });
    const head = await fetch(`${url}/api/front/auth`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([201, '']);
  });

  it.each([
    ['PUT', '/api/trpc/auth.me'],
    ['GET', '/api/trpc/auth%2Eme'],
    ['GET', '/api/trpc/auth/me'],
    ['GET', '/api/trpc'],
    ['GET', '/api/health/live'],
    ['GET', '/api/front/openapi.json'],
    ['GET', '/price'],
  ])('The request %s %s is left to Next', async (method, path) => {
    const { body } = await getRaw(`${url}${path}`, {}, method);
    expect(body.toString()).toBe('Next');
  });

  it('A handler that does not read a body to its end answers, and the connection goes on', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = (path: string, parts: number) =>
      new Promise<{ status: number | undefined; port: number | undefined }>((resolve, reject) => {
        const sent = request(`${url}/api/front/${path}`, { method: 'POST', agent }, (response) => {
          const port = response.socket.localPort;
          response.resume().on('end', () => resolve({ status: response.statusCode, port }));
        });
        sent.on('error', reject);
        for (let part = 0; part < parts; part++) sent.write(Buffer.alloc(60_000));
        sent.end();
      });
    const long = await send('long', 20);
    expect(long.status).toBe(413);
    expect(await send('cart/add', 1)).toEqual({ status: 201, port: long.port });
    agent.destroy();
  });

  it('A handler’s headers of the connection are left out, and the body has one framing', async () => {
    for (const type of ['application/json', 'application/jsonl', 'text/plain']) {
      const { headers, body } = await getRaw(`${url}/api/trpc/framed`, { accept: type });
      expect(body.toString()).toBe('{}');
      expect(headers['x-c']).toBe('kept');
      expect([headers['content-length'], headers['transfer-encoding']]).toContain(undefined);
      for (const name of ['te', 'trailer', 'upgrade']) expect(headers[name]).toBeUndefined();
      expect(headers.connection).not.toBe('x-a');
    }
  });

  it('HEAD of a procedure is its GET without a body', async () => {
    const get = await getRaw(`${url}/api/trpc/auth.me`);
    const head = await getRaw(`${url}/api/trpc/auth.me`, {}, 'HEAD');
    expect(head.body.length).toBe(0);
    const { date, 'x-request-id': id, 'content-length': length, ...same } = get.headers;
    expect(head.headers).toMatchObject(same);
    expect(head.status).toBe(get.status);
  });

  it('A handler that breaks is a 500 without a word of the error, which the log has', async () => {
    const response = await fetch(`${url}/api/front/broken`);
    expect([response.status, await response.text()]).toEqual([500, '']);
    await expect.poll(output).toContain(response.headers.get('x-request-id'));
  });
});
