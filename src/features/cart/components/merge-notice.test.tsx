import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { prepareWindow } from '~/test/pending-calls';
import { createCart, createRow, renderWithCart } from '~/test/render-cart';
import { MergeNotice } from './merge-notice';

beforeAll(prepareWindow);
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const merged = (id: string) => ({
  ...createCart(createRow({ rowId: 'a' }), createRow({ rowId: 'b', qty: 3 })),
  merge: {
    id,
    rows: [
      { name: '年方案', qty: 1, before: 0 },
      { name: '月方案', qty: 3, before: 1 },
    ],
  },
});
const title = '登入前放進購物車的商品，都已併入';
const notice = () => screen.getByText(title).closest('[aria-live]');

it('the merge notice lists the merged rows in the page, without a popup, until the server has dismissed it', async () => {
  const popup = vi.spyOn(toast, 'custom');
  const shop = renderWithCart(<MergeNotice />, { cart: merged('first') });
  await shop.first();
  await screen.findByText(title);
  expect(notice()?.getAttribute('aria-live')).toBe('polite');
  const rows = within(notice() as HTMLElement).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '年方案 × 1',
    '月方案從 1 個變成 3 個',
  ]);
  await shop.user.click(screen.getByRole('button', { name: '知道了' }));
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  const { input, loseConnection } = await shop.call('cart.dismissMergeNotice');
  expect(input).toEqual({ id: 'first' });
  await loseConnection();
  await (await shop.call('cart.get')).respond(merged('first'));
  await screen.findByText(title);
  expect(popup).not.toHaveBeenCalled();
});

it('the merge notice is announced once; the next page shows it silently', async () => {
  const cart = merged('second');
  const first = renderWithCart(<MergeNotice />, { cart });
  await first.first();
  await screen.findByText(title);
  cleanup();
  const next = renderWithCart(<MergeNotice />, { cart });
  await next.first();
  await screen.findByText(title);
  expect(notice()?.getAttribute('aria-live')).toBe('off');
});

it('a cart without a merge shows no notice, and a later merge shows one', async () => {
  const shop = renderWithCart(<MergeNotice />, { cart: createCart(createRow({ rowId: 'a' })) });
  await shop.first();
  expect(screen.queryByText(title)).toBeNull();
  await shop.readAgain();
  await (await shop.call('cart.get')).respond(merged('third'));
  await screen.findByText(title);
});
