import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { httpLink } from '@trpc/client';
import type { ReactNode } from 'react';
import { Toaster } from 'sonner';
import superjson from 'superjson';
import { totalsOf } from '~/domain/cart';
import { TextsFor } from '~/i18n/texts-for';
import type { CartItemView, CartView } from '~/schemas/cart';
import { createQueryClient } from '~/trpc/query-client';
import { trpc } from '~/trpc/react';

/** One request that waits for the test to answer it. */
export interface HeldCall {
  path: string;
  input: unknown;
  answer: (data: unknown) => Promise<void>;
  refuse: (errorCode: string) => Promise<void>;
  /** The network is gone. */
  lose: () => Promise<void>;
}

/** What jsdom lacks and the popups ask for. */
export function prepareWindow(): void {
  window.matchMedia = () =>
    ({ matches: false, addEventListener() {} }) as unknown as MediaQueryList;
}

/** A row as the server draws it: a quarter's plan for NT$2,670 unless told otherwise. */
export function row(over: Partial<CartItemView> & { rowId: string }): CartItemView {
  const item = {
    id: `product-${over.rowId}`,
    slug: over.rowId,
    name: `方案${over.rowId}`,
    qty: 1,
    price: 2670,
    oldPrice: null,
    available: true,
    months: 3,
    bonusDays: 30,
    ...over,
  };
  return { ...item, subtotal: item.price * item.qty };
}

export function cartOf(...items: CartItemView[]): CartView {
  return { items, ...totalsOf(items), merge: null };
}

/** Shows `ui` with a query client of its own, the shop at the other end of `fetch` being the test: every
 *  call of the cart waits in `held` until the test answers it. */
export function openShop(ui: ReactNode, { cart, me = null }: { cart: CartView; me?: unknown }) {
  const held: HeldCall[] = [];
  const known: Record<string, unknown> = { 'auth.me': me };
  const fetch = (address: string | URL | Request, init?: RequestInit) => {
    const url = new URL(String(address), 'http://shop.test');
    const path = url.pathname.slice(1);
    if (path in known) return Promise.resolve(ok(known[path]));
    return new Promise<Response>((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      const sent = init?.body ?? url.searchParams.get('input');
      held.push({
        path,
        input: sent ? superjson.parse(String(sent)) : undefined,
        answer: (data) => act(async () => resolve(ok(data))),
        refuse: (errorCode) => act(async () => resolve(refusal(errorCode))),
        lose: () => act(async () => reject(new TypeError('Failed to fetch'))),
      });
    });
  };
  const client = createQueryClient();
  const links = [httpLink({ url: 'http://shop.test', transformer: superjson, fetch })];
  render(
    <TextsFor language="zh">
      <trpc.Provider client={trpc.createClient({ links })} queryClient={client}>
        <QueryClientProvider client={client}>
          {ui}
          <Toaster />
        </QueryClientProvider>
      </trpc.Provider>
    </TextsFor>,
  );
  /** The next call to a path; it arrives when the queue lets it. */
  const call = (path: string): Promise<HeldCall> =>
    waitFor(() => {
      const index = held.findIndex((call) => call.path === path);
      if (index < 0) throw new Error(`No call of ${path}; held: ${held.map((h) => h.path)}`);
      return held.splice(index, 1)[0]!;
    });
  return {
    client,
    call,
    held,
    user: userEvent.setup(),
    first: async () => (await call('cart.get')).answer(cart),
    /** Reads the cart again, as a tab does that is looked at again. */
    readAgain: () => act(async () => void client.invalidateQueries()),
  };
}

/** The quantity that a row shows. */
export const qtyOf = (name: string) =>
  (screen.getByLabelText(`${name}的數量`) as HTMLInputElement).value;

function ok(data: unknown): Response {
  return Response.json({ result: { data: superjson.serialize(data) } });
}

function refusal(errorCode: string): Response {
  const data = { code: 'BAD_REQUEST', httpStatus: 400, errorCode };
  const error = superjson.serialize({ message: errorCode, code: -32600, data });
  return Response.json({ error }, { status: 400 });
}
