import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CartItemView, CartView } from '~/schemas/cart';
import { useCheckoutDraft } from './use-checkout-draft';

const cart = (rowId: string, qty = 1) =>
  ({ totalPrice: 2670, items: [{ rowId, qty } as CartItemView] }) as CartView;

it('the checkout key is stable for the same cart, and new for the next purchase', () => {
  const page = renderHook((view: CartView) => useCheckoutDraft(view), {
    initialProps: cart('one'),
  });
  const key = () => page.result.current.request.checkoutKey;
  const first = key();
  page.rerender(cart('one'));
  expect(key()).toBe(first);
  // The same plan at the same price, added again after the first one was paid.
  page.rerender(cart('two'));
  const second = key();
  expect(second).not.toBe(first);
  page.rerender(cart('two', 2));
  expect(new Set([first, second, key()]).size).toBe(3);
  const third = key();
  act(() => page.result.current.renewKey());
  expect(key()).not.toBe(third);
});
