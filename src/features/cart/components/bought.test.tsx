import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MessagesFor } from '~/i18n/messages-for';
import { Bought } from './bought';

const item = (name: string, qty: number, price: number, available = true) => ({
  rowId: name,
  name,
  qty,
  price,
  available,
  subtotal: qty * price,
});

/** Renders the summary of the purchase; the server responds with the cart, or fails. */
function renderBought(items: ReturnType<typeof item>[] | null) {
  const cart = { items, totalPrice: items?.reduce((sum, { subtotal }) => sum + subtotal, 0) };
  vi.stubGlobal('fetch', async () =>
    items
      ? Response.json([{ result: { data: { json: null } } }, { result: { data: { json: cart } } }])
      : new Response(null, { status: 503 }),
  );
  render(
    <MessagesFor language="zh">
      <Bought />
    </MessagesFor>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('what is bought is one line with its price, and the way back to the cart', async () => {
  renderBought([item('半年方案', 1, 4740)]);
  await screen.findByText('半年方案');
  expect(lines()).toEqual(['半年方案 NT$4,740']);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/cart');
});

it('several products have their quantities and a total, without those that are not for sale', async () => {
  renderBought([item('半年方案', 2, 4740), item('月方案', 1, 990), item('舊方案', 1, 0, false)]);
  await screen.findByText('半年方案 × 2');
  expect(lines()).toEqual(['半年方案 × 2 NT$9,480', '月方案 NT$990', '總計 NT$10,470']);
});

it('a cart that does not load leaves the way back to it', async () => {
  renderBought(null);
  const all = () => [...screen.getByRole('region').children].map(({ tagName }) => tagName);
  expect(all()).toEqual(['SPAN', 'A']);
  await vi.waitFor(() => expect(all()).toEqual(['A']));
  expect(screen.getByRole('link').getAttribute('href')).toBe('/cart');
});
