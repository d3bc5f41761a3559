import { cleanup, screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { cartOf, openShop, row } from '~/test/cart-under-test';
import { prepareWindow } from '~/test/held-calls';
import { MergeNotice } from './merge-notice';

beforeAll(prepareWindow);
afterEach(() => {
  toast.dismiss();
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

it('what a login brought is told once in a tab, and closing it tells the server', async () => {
  const shop = openShop(<MergeNotice />, { cart: merged('first') });
  await shop.first();
  await screen.findByText(title);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    '月方案從 1 個變成 3 個',
  );
  expect(screen.getByText('年方案 × 1')).toBeTruthy();
  await shop.user.click(screen.getByRole('button', { name: '確定' }));
  const { input, lose } = await shop.call('cart.closeMerge');
  expect(input).toEqual({ id: 'first' });
  await lose();
  await (await shop.call('cart.get')).answer(merged('first'));
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  expect(screen.queryByText('購物車沒有更新')).toBeNull();
});

it('a cart without one tells nothing; another login is told again', async () => {
  const shop = openShop(<MergeNotice />, { cart: cartOf(row({ rowId: 'a' })) });
  await shop.first();
  expect(screen.queryByText(title)).toBeNull();
  await shop.readAgain();
  await (await shop.call('cart.get')).answer(merged('second'));
  await screen.findByText(title);
});
