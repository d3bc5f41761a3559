import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { endServers, serveUnderTest } from './serve-under-test';

const GET_REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
/** A server that responds at once, except to `/slow`, which prints "begun" and ends with the request of
 *  `/go`, to `/busy`, which prints "begun" and blocks the event loop for 0.6 seconds, and to `/closes`,
 *  which closes the server and then prints "begun" and blocks the next turn, after that has polled for new
 *  connections. */
const SLOW = `(request, response) => {
  if (request.url === '/busy') {
    require('node:fs').writeSync(1, 'begun');
    for (const until = Date.now() + 600; Date.now() < until; );
  }
  if (request.url === '/closes') {
    const { stat, writeSync } = require('node:fs');
    stat('.', () => {
      writeSync(1, 'begun');
      for (const until = Date.now() + 1000; Date.now() < until; );
      response.end('read');
    });
    for (const until = Date.now() + 50; Date.now() < until; );
    return process.emit('SIGTERM');
  }
  if (request.url === '/slow') { globalThis.finish = () => response.end('finished'); return console.log('begun'); }
  response.end('quick');
  if (request.url === '/go') globalThis.finish();
}`;

describe('The graceful close of a server', () => {
  it('Requests that wait behind another one are forgotten with their connection', async () => {
    const held = await serveUnderTest(
      `((refs) => {
        setInterval(() => { gc(); console.log('held ' + refs.filter((ref) => ref.deref()).length + ';'); }, 50);
        return (request, response) => { refs.push(new WeakRef(response)); };
      })([])`,
      { NODE_OPTIONS: '--expose-gc' },
    );
    for (let connection = 0; connection < 5; connection += 1) {
      const socket = connect(Number(new URL(held.url).port), '127.0.0.1');
      socket.write(GET_REQUEST.repeat(20));
      await expect.poll(held.output).toContain('held 20;');
      socket.destroy();
    }
    await expect.poll(() => held.output().endsWith('held 0;\n')).toBe(true);
  });

  afterEach(endServers);

  it('A server that is told to stop serves for the drain time and is marked so, then closes', async () => {
    const draining = `(request, response) =>
      response.end(String(globalThis[Symbol.for('shuoyi.draining')] === true))`;
    const server = await serveUnderTest(draining, { DRAIN_SECONDS: '1' });
    const ask = () =>
      fetch(server.url, { headers: { connection: 'close' } }).then(
        (response) => response.text(),
        (error) => error.cause.code,
      );
    expect(await ask()).toBe('false');
    const ended = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    await expect.poll(ask, { interval: 10 }).toBe('true');
    await expect.poll(ask, { interval: 10 }).toBe('ECONNREFUSED');
    expect(await ended).toEqual([143, null]);
  });

  it('A closing server completes its responses, and responds to a request on an idle connection', async () => {
    const server = await serveUnderTest(SLOW);
    const port = Number(new URL(server.url).port);
    const slow = fetch(`${server.url}/slow`);
    await once(server.process.stdout!, 'data');
    const idle = [connect(port), connect(port)];
    for (const socket of idle) {
      socket.setEncoding('utf8').write(GET_REQUEST);
      expect(String((await once(socket, 'data'))[0])).toContain('Connection: keep-alive');
    }
    const ended = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    await expect
      .poll(() => fetch(`${server.url}/`).catch((error) => error.cause.code), { interval: 10 })
      .toBe('ECONNREFUSED');

    const [first, second] = idle;
    first!.write(GET_REQUEST.replace('/', '/go'));
    const [response] = await once(first!, 'data');
    expect(String(response)).toMatch(/Connection: close[\s\S]*quick/);
    expect(await (await slow).text()).toBe('finished');
    await once(second!, 'close');
    expect(await ended).toEqual([143, null]);
  });

  it('A closing server responds to a request that arrived on an idle connection while the loop was blocked', async () => {
    const server = await serveUnderTest(SLOW);
    const port = Number(new URL(server.url).port);
    const [idle, first, second] = Array.from({ length: 3 }, () => connect(port));
    for (const socket of [idle, first, second]) {
      socket!.setEncoding('utf8').write(GET_REQUEST);
      await once(socket!, 'data');
    }
    const ended = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    await expect
      .poll(() => fetch(`${server.url}/`).catch((error) => error.cause.code), { interval: 10 })
      .toBe('ECONNREFUSED');

    // Each blocks the loop until the next sweep of the idle connections is due.
    const busy = GET_REQUEST.replace('/', '/busy');
    first!.write(busy);
    await once(first!, 'data');
    second!.write(busy);
    await once(server.process.stdout!, 'data');
    const responses = idle!.toArray();
    idle!.write(GET_REQUEST);
    expect((await responses).join('')).toMatch(/Connection: close[\s\S]*quick/);
    expect(await ended).toEqual([143, null]);
  });

  it('A closing server accepts all pending connections after it was busy', async () => {
    const server = await serveUnderTest(SLOW);
    const port = Number(new URL(server.url).port);
    const busy = fetch(`${server.url}/busy`);
    await once(server.process.stdout!, 'data');
    const sockets = Array.from({ length: 50 }, () => connect(port).setEncoding('utf8'));
    const responses = sockets.map(async (socket) => (await socket.toArray()).join(''));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    for (const socket of sockets) socket.write(GET_REQUEST);
    const ended = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    for (const response of await Promise.all(responses)) expect(response).toContain('quick');
    expect(await (await busy).text()).toBe('quick');
    expect(await ended).toEqual([143, null]);
  });

  it('A closing server responds to a connection that arrives during a long turn of its loop', async () => {
    const server = await serveUnderTest(SLOW);
    const closes = fetch(`${server.url}/closes`);
    await once(server.process.stdout!, 'data');
    const outcome = await fetch(server.url).then(
      (response) => response.text(),
      (error) => error.cause.code,
    );
    // ECONNREFUSED means that this process was so busy that it connected after the turn.
    expect(['quick', 'ECONNREFUSED']).toContain(outcome);
    expect(await (await closes).text()).toBe('read');
  });
});
