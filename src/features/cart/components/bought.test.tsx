import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import zh from '~/i18n/locales/zh';
import { prepareWindow } from '~/test/pending-calls';
import { createCart, createRow, renderWithCart } from '~/test/render-cart';
import { Bought } from './bought';

const item = (name: string, qty: number, price: number, available = true) =>
  createRow({ rowId: name, name, qty, price, available });

/** Renders the summary of the purchase, once the cart has loaded. */
async function renderBought(...items: ReturnType<typeof item>[]) {
  const { first } = renderWithCart(<Bought />, { cart: createCart(...items) });
  await first();
}

beforeAll(prepareWindow);
afterEach(cleanup);

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('what is bought is one line with its price, and the way back to the cart', async () => {
  await renderBought(item('半年方案', 1, 4740));
  await screen.findByText('半年方案');
  expect(lines()).toEqual(['半年方案 NT$4,740']);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/cart');
});

it('several products have their quantities and a total, without those that are not for sale', async () => {
  await renderBought(
    item('半年方案', 2, 4740),
    item('月方案', 1, 990),
    item('舊方案', 1, 0, false),
  );
  await screen.findByText('半年方案 × 2');
  expect(lines()).toEqual(['半年方案 × 2 NT$9,480', '月方案 NT$990', '總計 NT$10,470']);
});

it('a cart that does not load leaves the way back to it', async () => {
  const { call } = renderWithCart(<Bought />, { cart: createCart() });
  const box = screen.getByRole('region', { name: zh.cart.title });
  const all = () => [...box.children].map(({ tagName }) => tagName);
  expect(all()).toEqual(['SPAN', 'A']);
  await (await call('cart.get')).respondWithError('SERVICE_UNAVAILABLE');
  await vi.waitFor(() => expect(all()).toEqual(['A']));
  expect(screen.getByRole('link').getAttribute('href')).toBe('/cart');
});
