import { cleanup, render, screen } from '@testing-library/react';
import superjson from 'superjson';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// The query client of a tab is created once; other test files of the worker have created theirs.
beforeEach(() => vi.resetModules());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Name({ trpc }: Pick<typeof import('~/trpc/react'), 'trpc'>) {
  return <p>{trpc.auth.me.useQuery().data?.name}</p>;
}

it('A page with a query client asks who is logged in and what is in the cart in one request, once', async () => {
  const { TrpcProvider, trpc } = await import('~/trpc/react');
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://shop.test');
    requests.push(pathname);
    const values = pathname.endsWith('cart.get') ? [{ name: '小明' }, { items: [] }] : [null];
    return Response.json(values.map((value) => ({ result: { data: superjson.serialize(value) } })));
  });
  const page = (
    <TrpcProvider language="zh">
      <Name trpc={trpc} />
    </TrpcProvider>
  );
  render(page);
  await screen.findByText('小明');
  cleanup();
  render(page);
  await screen.findByText('小明');
  expect(requests).toEqual(['/api/trpc/auth.me,cart.get']);
});
