import superjson from 'superjson';
import { afterEach, expect, it, vi } from 'vitest';
import {
  fetchFirstResponses,
  latestFirstResponses,
  type SerializedValue,
  withDates,
} from './first-responses';

const me = {
  name: '小明',
  vip: {
    level: 'VIP',
    expiresAt: new Date('2026-12-01T00:00:00Z'),
    paused: { until: new Date('2026-11-01T00:00:00Z'), expiresAt: null },
  },
};
const cart = { totalItem: 2, items: [{ rowId: 'a', addedAt: new Date(0) }], merge: null };

afterEach(() => vi.unstubAllGlobals());

it.each([[me], [cart], [null]])(
  'A response without the tRPC client is the value that superjson reads',
  (value) => {
    const sent = JSON.parse(superjson.stringify(value)) as SerializedValue;
    expect(withDates(sent)).toEqual(superjson.deserialize(sent as never));
    expect(withDates(sent)).toEqual(value);
  },
);

it('The first calls travel in one request that a tRPC batch client would send', async () => {
  const requests: URL[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    requests.push(new URL(address, 'http://shop.test'));
    expect(init.headers).toEqual({ 'x-language': 'en' });
    const responses = [me, cart].map((value) => ({
      result: { data: superjson.serialize(value) },
    }));
    return Promise.resolve(Response.json(responses));
  });
  const responses = await fetchFirstResponses('en');
  expect([responses.me, responses.cart]).toEqual([me, cart]);
  expect(latestFirstResponses()).toBe(responses);
  const [request] = requests;
  expect(request!.pathname).toBe('/api/trpc/auth.me,cart.get');
  const input = JSON.parse(request!.searchParams.get('input')!);
  expect(Object.values(input).map((one) => superjson.deserialize(one as never))).toEqual([
    undefined,
    undefined,
  ]);
});

it('A rejected first call is an error, and leaves no response', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]', { status: 503 })));
  await expect(fetchFirstResponses('zh')).rejects.toThrow('503');
});
