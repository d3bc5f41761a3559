import { cleanup, fireEvent, screen } from '@testing-library/react';
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
afterEach(cleanup);

it('an empty cart is shown once the server has said so, without a further call', async () => {
  const { first, held } = renderWithCart(<CartPage />, { cart: createCart() });
  expect(screen.queryByText(zh.cart.empty)).toBeNull();
  await first();
  expect(await screen.findByText(zh.cart.empty)).toBeTruthy();
  expect(held).toEqual([]);
});

it('a cart with rows loads what changes them', async () => {
  const { first } = renderWithCart(<CartPage />, { cart: createCart(createRow({ rowId: 'a' })) });
  await first();
  expect(await screen.findByText('方案a')).toBeTruthy();
});

it('a cart whose first request failed asks again', async () => {
  const { call } = renderWithCart(<CartPage />, { cart: createCart() });
  await (await call('cart.get')).respondWithError('INTERNAL');
  await (await call('cart.get')).respondWithError('INTERNAL');
  fireEvent.click(await screen.findByRole('button', { name: zh.common.retry }));
  await (await call('cart.get')).respond(createCart());
  expect(await screen.findByText(zh.cart.empty)).toBeTruthy();
});
