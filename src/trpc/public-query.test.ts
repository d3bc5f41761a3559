import superjson from 'superjson';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchPublicQuery } from './public-query';

afterEach(() => vi.unstubAllGlobals());

const PATH = '/api/trpc/activity.seats';

it('A public query without the tRPC client is one request for its response in the language of the page', async () => {
  const seats = [{ slug: 'tea', left: 3, waiting: 0, at: new Date(0) }];
  const fetch = vi.fn(async () => Response.json({ result: { data: superjson.serialize(seats) } }));
  vi.stubGlobal('fetch', fetch);
  expect(await fetchPublicQuery(PATH, 'en')).toEqual(seats);
  expect(fetch.mock.calls).toEqual([[PATH, { headers: { 'x-language': 'en' } }]]);
});

it('A rejected public query is an error', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }));
  await expect(fetchPublicQuery(PATH, 'zh')).rejects.toThrow('503');
});
