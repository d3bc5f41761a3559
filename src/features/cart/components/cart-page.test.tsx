import { cleanup, fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import superjson from 'superjson';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import zh from '~/i18n/locales/zh';
import { prepareWindow } from '~/test/pending-calls';
import { createCart, createRow, renderWithCart } from '~/test/render-cart';
import { CartPage } from './cart-page';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));

// Loaded before the tests: the first import of the script that a full cart loads takes longer than a test waits
// for a call.
beforeAll(async () => {
  prepareWindow();
  await import('./cart-contents');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the cart page; the test sets its first response. */
async function open(cart = createCart()) {
  let settle = (_: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (settle = resolve)));
  const page = renderWithCart(<CartPage />, { cart });
  const body = [null, cart].map((value) => ({ result: { data: superjson.serialize(value) } }));
  return {
    ...page,
    respond: () => act(async () => settle(Response.json(body))),
    fail: () => act(async () => settle(new Response('[]', { status: 500 }))),
  };
}

it('an empty cart is shown without the query client', async () => {
  const { respond, held } = await open();
  expect(screen.queryByText(zh.cart.empty)).toBeNull();
  await respond();
  expect(screen.getByText(zh.cart.empty)).toBeTruthy();
  expect(held).toEqual([]);
});

it('a cart with rows loads what changes them', async () => {
  const { respond, first } = await open(createCart(createRow({ rowId: 'a' })));
  await respond();
  await first();
  expect(await screen.findByText('方案a')).toBeTruthy();
});

it('a cart whose first request failed asks again', async () => {
  const { fail, call } = await open();
  await fail();
  await (await call('cart.get')).respondWithError('INTERNAL');
  fireEvent.click(await screen.findByRole('button', { name: zh.common.retry }));
  await (await call('cart.get')).respond(createCart());
  expect(await screen.findByText(zh.cart.empty)).toBeTruthy();
});
