import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { cartOf, openShop, row } from '~/test/cart-under-test';
import { prepareWindow } from '~/test/held-calls';
import { MergeNews } from './merge-news';

beforeAll(prepareWindow);
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const merged = (id: string) => ({
  ...cartOf(row({ rowId: 'a' }), row({ rowId: 'b', qty: 3 })),
  merge: {
    id,
    rows: [
      { name: '年方案', qty: 1, before: 0 },
      { name: '月方案', qty: 3, before: 1 },
    ],
  },
});
const title = '登入前放進購物車的，都帶過來了';
const news = () => screen.getByText(title).closest('[aria-live]');

it('what a login brought stands in the page, over nothing, until it is put away on the server', async () => {
  const popup = vi.spyOn(toast, 'custom');
  const shop = openShop(<MergeNews />, { cart: merged('first') });
  await shop.first();
  await screen.findByText(title);
  expect(news()?.getAttribute('aria-live')).toBe('polite');
  const rows = within(news() as HTMLElement).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '年方案 × 1',
    '月方案從 1 個變成 3 個',
  ]);
  await shop.user.click(screen.getByRole('button', { name: '知道了' }));
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  const { input, lose } = await shop.call('cart.closeMerge');
  expect(input).toEqual({ id: 'first' });
  await lose();
  await (await shop.call('cart.get')).answer(merged('first'));
  await screen.findByText(title);
  expect(popup).not.toHaveBeenCalled();
});

it('it is said aloud once: the next page shows it and stays silent', async () => {
  const cart = merged('second');
  const first = openShop(<MergeNews />, { cart });
  await first.first();
  await screen.findByText(title);
  cleanup();
  const next = openShop(<MergeNews />, { cart });
  await next.first();
  await screen.findByText(title);
  expect(news()?.getAttribute('aria-live')).toBe('off');
});

it('a cart without one tells nothing; another login is told again', async () => {
  const shop = openShop(<MergeNews />, { cart: cartOf(row({ rowId: 'a' })) });
  await shop.first();
  expect(screen.queryByText(title)).toBeNull();
  await shop.readAgain();
  await (await shop.call('cart.get')).answer(merged('third'));
  await screen.findByText(title);
});
