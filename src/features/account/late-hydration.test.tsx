import { dehydrate, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { httpLink } from '@trpc/client';
import { getQueryKey } from '@trpc/react-query';
import { type ReactNode, Suspense, use } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import superjson from 'superjson';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOwner } from '~/device/use-owner';
import { useCart } from '~/features/cart/hooks';
import { Prefetched } from '~/trpc/prefetched';
import { createQueryClient } from '~/trpc/query-client';
import { trpc } from '~/trpc/react';
import { useSession } from './hooks';

const ME = getQueryKey(trpc.auth.me, undefined, 'query');
const CART = getQueryKey(trpc.cart.get, undefined, 'query');
const ann = { name: 'Ann', email: 'ann@shuoyi.example' };
const links = [
  // The server never responds: the tests put responses into the cache.
  httpLink({ url: 'http://shop.test', transformer: superjson, fetch: () => new Promise(() => {}) }),
];

/** Resolves when the browser can hydrate the late part; null on the server. */
let arrival: Promise<void> | null = null;
let opened: { root: Root; box: HTMLElement } | null = null;

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  act(() => opened?.root.unmount());
  opened = null;
  arrival = null;
  vi.unstubAllGlobals();
});

/** A part of the page whose script is loaded late. */
function LatePart({ children }: { children: ReactNode }) {
  if (arrival) use(arrival);
  return children;
}

function page(client: QueryClient, part: ReactNode) {
  return (
    <trpc.Provider client={trpc.createClient({ links })} queryClient={client}>
      <QueryClientProvider client={client}>
        <Suspense>
          <LatePart>{part}</LatePart>
        </Suspense>
      </QueryClientProvider>
    </trpc.Provider>
  );
}

/** Renders a part on the server, and hydrates it after the first responses have arrived.
 *  @returns its text, before and after, and the differences from the server's HTML that React reported */
async function hydrateLate(part: ReactNode, receive: (client: QueryClient) => void) {
  const box = document.createElement('div');
  box.innerHTML = renderToString(page(createQueryClient(), part));
  const before = box.textContent;
  let arrive = () => {};
  arrival = new Promise((resolve) => {
    arrive = resolve;
  });
  const client = createQueryClient();
  const differences: unknown[] = [];
  const onRecoverableError = (error: unknown) => differences.push(error);
  await act(async () => {
    opened = { root: hydrateRoot(box, page(client, part), { onRecoverableError }), box };
  });
  await act(async () => receive(client));
  await act(async () => arrive());
  return { before, after: box.textContent, differences };
}

function Name() {
  const { status, user } = useSession();
  return <p>{user?.name ?? status}</p>;
}
function Owner() {
  return <p>{useOwner() ?? 'nobody yet'}</p>;
}
function Cart() {
  return <p>{useCart().data?.totalItem ?? 'loading'}</p>;
}

it.each([
  ['session', <Name key="" />, 'unknown', 'Ann'],
  ['owner of what is stored', <Owner key="" />, 'nobody yet', ann.email],
  ['cart', <Cart key="" />, 'loading', '2'],
])(
  'A part that is hydrated after the first responses agrees with the server about the %s, then shows them',
  async (_, part, before, after) => {
    const shown = await hydrateLate(part, (client) => {
      client.setQueryData(ME, ann);
      client.setQueryData(CART, { totalItem: 2, items: [] });
    });
    expect(shown).toEqual({ before, after, differences: [] });
  },
);

it('A part with a prefetched session agrees with the server, then shows a newer response', async () => {
  const server = createQueryClient();
  server.setQueryData(ME, ann, { updatedAt: 1 });
  const part = (
    <Prefetched state={dehydrate(server)}>
      <Name />
    </Prefetched>
  );
  const shown = await hydrateLate(part, (client) =>
    client.setQueryData(ME, { ...ann, name: 'Anna' }),
  );
  expect(shown).toEqual({ before: 'Ann', after: 'Anna', differences: [] });
});

it('A page that the history shows again keeps a newer session than its own', async () => {
  const server = createQueryClient();
  server.setQueryData(ME, ann, { updatedAt: 1 });
  const part = (
    <Prefetched state={dehydrate(server)}>
      <Name />
      <Owner />
    </Prefetched>
  );
  const before = `Ann${ann.email}`;
  const shown = await hydrateLate(part, (client) =>
    client.setQueryData(ME, { ...ann, name: 'Anna' }),
  );
  expect(shown).toEqual({ before, after: `Anna${ann.email}`, differences: [] });
});
