import { cleanup, screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import zh from '~/i18n/locales/zh';
import { prepareWindow } from '~/test/pending-calls';
import { createCart, createRow, getQty, renderWithCart } from '~/test/render-cart';
import { useCartBadge } from '../hooks';
import { CartContents } from './cart-contents';

const router = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

// Queries by role search the whole page.
beforeAll(prepareWindow);
afterEach(() => {
  toast.dismiss();
  cleanup();
  router.push.mockClear();
});

function Badge() {
  return <output data-testid="badge">{useCartBadge()}</output>;
}

async function open(cart = createCart(createRow({ rowId: 'a' }), createRow({ rowId: 'b' }))) {
  const shop = renderWithCart(
    <>
      <CartContents />
      <Badge />
    </>,
    { cart },
  );
  await shop.first();
  await screen.findByText('方案a');
  return shop;
}
const more = () => screen.getAllByRole('button', { name: '增加一個' })[0]!;
const total = () => screen.getByTestId('cart-total').textContent;
const badge = () => screen.getByTestId('badge').textContent;

describe('The quantity of a cart row', () => {
  it('a changed quantity is shown at once and then follows the server’s response', async () => {
    const { user, call } = await open();
    await user.click(more());
    await waitFor(() => expect([getQty('方案a'), total()]).toEqual(['2', 'NT$8,010']));
    const { input, respond } = await call('cart.update');
    expect(input).toEqual({ rowId: 'a', qty: 2 });
    await respond(
      createCart(createRow({ rowId: 'a', qty: 2, price: 2790 }), createRow({ rowId: 'b' })),
    );
    await waitFor(() => expect(total()).toBe('NT$8,250'));
  });

  it('ten rapid taps on “more” are all counted, with two requests to the server', async () => {
    const { user, call, held } = await open();
    for (let tap = 0; tap < 10; tap++) await user.click(more());
    await waitFor(() => expect(getQty('方案a')).toBe('11'));
    await (await call('cart.update')).respond(
      createCart(createRow({ rowId: 'a', qty: 2 }), createRow({ rowId: 'b' })),
    );
    const last = await call('cart.update');
    expect(last.input).toEqual({ rowId: 'a', qty: 11 });
    expect(getQty('方案a')).toBe('11');
    await last.respond(createCart(createRow({ rowId: 'a', qty: 11 }), createRow({ rowId: 'b' })));
    await waitFor(() => expect(total()).toBe('NT$32,040'));
    expect(held).toEqual([]);
  });

  it('an older cart never flashes while responses arrive late and out of order', async () => {
    const { user, call, readAgain } = await open();
    const shownQuantities: string[] = [];
    const watch = new MutationObserver(() => shownQuantities.push(getQty('方案a')));
    watch.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    await readAgain();
    const early = await call('cart.get');
    await user.click(more());
    const first = await call('cart.update');
    await readAgain();
    const meanwhile = await call('cart.get');
    await user.click(more());
    await waitFor(() => expect(getQty('方案a')).toBe('3'));
    await meanwhile.respond(
      createCart(createRow({ rowId: 'a', qty: 1 }), createRow({ rowId: 'b' })),
    );
    await first.respond(createCart(createRow({ rowId: 'a', qty: 2 }), createRow({ rowId: 'b' })));
    await early.respond(createCart(createRow({ rowId: 'a', qty: 1 }), createRow({ rowId: 'b' })));
    await (await call('cart.update')).respond(
      createCart(createRow({ rowId: 'a', qty: 3 }), createRow({ rowId: 'b' })),
    );
    await waitFor(() => expect(total()).toBe('NT$10,680'));
    watch.disconnect();
    expect(shownQuantities).toContain('3');
    expect(shownQuantities).toEqual([...shownQuantities].sort());
  });

  it.each([
    ['100', zh.errors.QTY_LIMIT],
    ['1.5', zh.cart.qtyWhole],
    ['兩個', zh.cart.qtyWhole],
    ['-1', zh.cart.qtyWhole],
  ])(
    'the quantity %s is rejected below its field, and the stored quantity stays',
    async (typed, message) => {
      const { user, held } = await open(createCart(createRow({ rowId: 'a', qty: 2 })));
      const field = screen.getByLabelText('方案a的數量');
      await user.clear(field);
      await user.type(field, `${typed}{Enter}`);
      const error = screen.getByRole('alert');
      expect(error.textContent).toBe(`${message}${zh.cart.qtyKept.replace('{qty}', '2')}`);
      expect(field.getAttribute('aria-describedby')).toBe(error.id);
      expect([getQty('方案a'), document.activeElement]).toEqual(['2', field]);
      expect(document.querySelector('[data-sonner-toast]')).toBeNull();
      await user.type(field, '{Backspace}3');
      expect(screen.queryByRole('alert')).toBeNull();
      await user.tab();
      await waitFor(() =>
        expect(held.map(({ input }) => input)).toContainEqual({ rowId: 'a', qty: 3 }),
      );
    },
  );

  it('an unexpected failure has a number, which the popup copies', async () => {
    const { user, call } = await open();
    await user.click(more());
    const id = 'bf85ee71-0000-4000-8000-000000000000';
    await (await call('cart.update')).respondWithError('INTERNAL', undefined, id);
    const popup = (await screen.findByText('購物車更新失敗')).closest('section');
    expect(popup?.textContent).toMatch(new RegExp(`系統發生問題.*請附上編號 ${id}。`));
    await user.click(screen.getByRole('button', { name: '複製編號' }));
    expect(await navigator.clipboard.readText()).toBe(id);
  });

  it('a rejected quantity is rolled back with a popup that says why, and later changes are kept', async () => {
    const { user, call } = await open();
    await user.click(more());
    await user.click(screen.getByRole('button', { name: '移除方案b' }));
    await (await call('cart.update')).respondWithError('QTY_LIMIT');
    await screen.findByText('購物車更新失敗');
    expect(screen.getByText(/99/)).toBeTruthy();
    await waitFor(() => expect(getQty('方案a')).toBe('1'));
    expect(screen.queryByText('方案b')).toBeNull();
    await (await call('cart.get')).respond(
      createCart(createRow({ rowId: 'a' }), createRow({ rowId: 'b' })),
    );
    expect(screen.queryByText('方案b')).toBeNull();
    await (await call('cart.remove')).respond(createCart(createRow({ rowId: 'a' })));
    await waitFor(() => expect(total()).toBe('NT$2,670'));
  });
});

it('a removed cart row leaves the page and the badge at once, and returns when the network fails', async () => {
  const { user, call } = await open();
  await user.click(screen.getByRole('button', { name: '移除方案b' }));
  await waitFor(() => expect(screen.queryByText('方案b')).toBeNull());
  expect(badge()).toBe('1');
  await (await call('cart.remove')).loseConnection();
  await screen.findByText('購物車更新失敗');
  await screen.findByText('方案b');
  expect(badge()).toBe('2');
});

describe('Removing from the cart', () => {
  const remove = (name: string) => screen.getByRole('button', { name: `移除${name}` });

  it('the removal of a cart row can be undone, with its position, quantity and confirmed price', async () => {
    const changed = createRow({ rowId: 'b', qty: 3, price: 2790, oldPrice: 2670 });
    const { user, call } = await open(
      createCart(createRow({ rowId: 'a' }), changed, createRow({ rowId: 'c' })),
    );
    await user.click(remove('方案b'));
    expect(document.activeElement?.contains(remove('方案c'))).toBe(true);
    await user.click(await screen.findByRole('button', { name: '復原' }));
    await (await call('cart.remove')).respond(
      createCart(createRow({ rowId: 'a' }), createRow({ rowId: 'c' })),
    );
    const undo = await call('cart.restoreItems');
    const back = { id: 'product-b', qty: 3, price: 2670, before: 'product-c' };
    expect(undo.input).toEqual({ rows: [back] });
    await undo.respond(createCart(createRow({ rowId: 'a' }), { ...changed, rowId: 'new' }));
    await waitFor(() => expect(getQty('方案b')).toBe('3'));
  });

  it('clearing the cart empties it at once, and can be undone', async () => {
    const { user, call } = await open();
    await user.click(screen.getByRole('button', { name: '清空購物車' }));
    await screen.findByText('購物車是空的');
    await (await call('cart.clear')).respond(createCart());
    await user.click(screen.getByRole('button', { name: '復原' }));
    const undo = await call('cart.restoreItems');
    expect(undo.input).toMatchObject({ rows: [{ id: 'product-a' }, { id: 'product-b' }] });
    await undo.respond(createCart(createRow({ rowId: 'a' }), createRow({ rowId: 'b' })));
    await waitFor(() => expect(total()).toBe('NT$5,340'));
  });

  it('an unavailable product shows the reason, is not counted, and its removal cannot be undone', async () => {
    const unavailable = createRow({ rowId: 'b', available: false });
    const { user } = await open(createCart(createRow({ rowId: 'a' }), unavailable));
    expect([total(), badge()]).toEqual(['NT$2,670', '1']);
    expect(screen.getByText('已下架，不計入金額')).toBeTruthy();
    expect(screen.queryByLabelText('方案b的數量')).toBeNull();
    await user.click(remove('方案b'));
    await screen.findByText('已移除方案b');
    expect(screen.queryByRole('button', { name: '復原' })).toBeNull();
  });
});

describe('A changed price in the cart', () => {
  it('a changed price is shown beside the old one and must be confirmed before checkout', async () => {
    const changed = createRow({ rowId: 'b', price: 2790, oldPrice: 2670 });
    const { user, call } = await open(createCart(createRow({ rowId: 'a' }), changed));
    expect(document.querySelector('del')?.textContent).toBe('原本的價格NT$2,670');
    expect(document.querySelector('ins')?.textContent).toBe('現在的價格NT$2,790');
    expect(screen.getByText('方案b：原本 NT$2,670，現在 NT$2,790')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '前往結帳' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '我知道了，以現在的價格結帳' }));
    await screen.findByRole('link', { name: '前往結帳' });
    const { input, respond } = await call('cart.confirmPrices');
    expect(input).toEqual({ rows: [{ rowId: 'b', price: 2790 }] });
    await respond(
      createCart(createRow({ rowId: 'a' }), createRow({ rowId: 'b', price: 2890, oldPrice: 2670 })),
    );
    await screen.findByText('方案b：原本 NT$2,670，現在 NT$2,890');
    expect(screen.queryByRole('link', { name: '前往結帳' })).toBeNull();
  });
});

describe('The link to the checkout', () => {
  it('the checkout link opens the payment page once the server has the displayed cart', async () => {
    const { user, call } = await open();
    await user.click(more());
    await user.click(screen.getByRole('link', { name: '前往結帳' }));
    expect(router.push).not.toHaveBeenCalled();
    await (await call('cart.update')).respond(
      createCart(createRow({ rowId: 'a', qty: 2 }), createRow({ rowId: 'b' })),
    );
    await waitFor(() => expect(router.push.mock.calls).toEqual([['/payment']]));
  });

  it('the checkout link stays on the cart page when the server rejects a change', async () => {
    const { user, call } = await open();
    await user.click(more());
    await user.click(screen.getByRole('link', { name: '前往結帳' }));
    await (await call('cart.update')).respondWithError('QTY_LIMIT');
    await waitFor(() => expect(total()).toBe('NT$5,340'));
    expect(router.push).not.toHaveBeenCalled();
  });
});
