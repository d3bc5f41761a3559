import { expect, it } from 'vitest';
import { fetchAgain } from './fetch-again';

/** A server that treats the session of the first calls as one whose token was replaced. */
function createServer(replacedTimes: number) {
  let calls = 0;
  const fetchOnce = async () => {
    calls += 1;
    const headers = calls <= replacedTimes ? { 'x-session': 'replaced' } : undefined;
    return new Response(String(calls), { headers });
  };
  const pauses: number[] = [];
  const call = fetchAgain(fetchOnce, async (ms) => pauses.push(ms));
  return { call, pauses, calls: () => calls };
}

it('A call whose session got another token is made again, and the caller sees the second response', async () => {
  const server = createServer(1);
  expect(await (await server.call('/api/trpc/auth.me')).text()).toBe('2');
  expect(server.pauses).toHaveLength(1);
});

it('A call of a session that lasts is made once', async () => {
  const server = createServer(0);
  await server.call('/api/trpc/auth.me');
  expect([server.calls(), server.pauses]).toEqual([1, []]);
});

it('A browser that never gets the new cookie asks four times in all', async () => {
  const server = createServer(9);
  expect(await (await server.call('/api/trpc/auth.me')).text()).toBe('4');
  expect(server.pauses).toEqual([200, 1000, 3000]);
});
