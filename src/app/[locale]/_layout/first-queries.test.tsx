import { cleanup, render, screen } from '@testing-library/react';
import superjson from 'superjson';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// The query client of a tab is created once; other test files of the worker have created theirs.
beforeEach(() => vi.resetModules());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Hooks = Pick<typeof import('~/features/account/hooks'), 'useSession'> &
  Pick<typeof import('~/features/cart/hooks'), 'useCartBadge'>;

/** The queries of the header. */
function Head({ useSession, useCartBadge }: Hooks) {
  const { user } = useSession();
  return <p>{`${user?.name} ${useCartBadge()}`}</p>;
}

it('A page asks who is logged in and what is in the cart in one request, once', async () => {
  const { TrpcProvider } = await import('~/trpc/react');
  const { useSession } = await import('~/features/account/hooks');
  const { useCartBadge } = await import('~/features/cart/hooks');
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://shop.test');
    requests.push(pathname);
    const values = pathname.endsWith('cart.get')
      ? [{ name: '小明' }, { items: [], totalItem: 2 }]
      : [null];
    return Response.json(values.map((value) => ({ result: { data: superjson.serialize(value) } })));
  });
  const page = (
    <TrpcProvider language="zh">
      <Head useSession={useSession} useCartBadge={useCartBadge} />
    </TrpcProvider>
  );
  render(page);
  await screen.findByText('小明 2');
  cleanup();
  render(page);
  await screen.findByText('小明 2');
  expect(requests).toEqual(['/api/trpc/auth.me,cart.get']);
});
