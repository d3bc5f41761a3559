import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { endServers, serveUnderTest } from './serve-under-test';

const ASK = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
/** Answers at once, but for `/slow`, which says that it has begun and is answered when `/go` is asked for,
 *  and for `/busy`, which says so and keeps the server from doing anything else for half a second. */
const SLOW = `(request, response) => {
  if (request.url === '/busy') {
    require('node:fs').writeSync(1, 'begun');
    for (const until = Date.now() + 500; Date.now() < until; );
  }
  if (request.url === '/slow') { globalThis.finish = () => response.end('finished'); return console.log('begun'); }
  response.end('quick');
  if (request.url === '/go') globalThis.finish();
}`;

describe('a server that is told to end', () => {
  afterEach(endServers);

  it('answers what it has begun, and a request that an idle connection still brings', async () => {
    const server = await serveUnderTest(SLOW);
    const port = Number(new URL(server.url).port);
    const slow = fetch(`${server.url}/slow`);
    await once(server.process.stdout!, 'data');
    const idle = [connect(port), connect(port)];
    for (const socket of idle) {
      socket.setEncoding('utf8').write(ASK);
      expect(String((await once(socket, 'data'))[0])).toContain('Connection: keep-alive');
    }
    const ended = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    await expect
      .poll(() => fetch(`${server.url}/`).catch((error) => error.cause.code), { interval: 10 })
      .toBe('ECONNREFUSED');

    const [first, second] = idle;
    first!.write(ASK.replace('/', '/go'));
    const [answer] = await once(first!, 'data');
    expect(String(answer)).toMatch(/Connection: close[\s\S]*quick/);
    expect(await (await slow).text()).toBe('finished');
    await once(second!, 'close');
    expect(await ended).toEqual([143, null]);
  });

  it('takes everybody who is connected already, though it has been too busy to', async () => {
    const server = await serveUnderTest(SLOW);
    const port = Number(new URL(server.url).port);
    const busy = fetch(`${server.url}/busy`);
    await once(server.process.stdout!, 'data');
    const sockets = Array.from({ length: 50 }, () => connect(port).setEncoding('utf8'));
    const answers = sockets.map(async (socket) => (await socket.toArray()).join(''));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    for (const socket of sockets) socket.write(ASK);
    const ended = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    for (const answer of await Promise.all(answers)) expect(answer).toContain('quick');
    expect(await (await busy).text()).toBe('quick');
    expect(await ended).toEqual([143, null]);
  });
});
