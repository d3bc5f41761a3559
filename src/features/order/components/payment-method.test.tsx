import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { CartView } from '~/schemas/cart';
import { prepareWindow, showHoldingCalls } from '~/test/held-calls';
import { useCheckoutDraft } from '../use-checkout-draft';
import { PaymentMethod } from './payment-method';

beforeAll(prepareWindow);
afterEach(cleanup);

function Page({ waits }: { waits: boolean }) {
  return <PaymentMethod draft={useCheckoutDraft({ totalPrice: 2670 } as CartView)} waits={waits} />;
}
const pay = () => screen.getByRole<HTMLButtonElement>('button', { name: '付款 NT$2,670' });

it('a price that changed has to be agreed to before the press that pays', () => {
  showHoldingCalls(<Page waits />);
  expect(pay().disabled).toBe(true);
  expect(screen.getByText('請先確認更新後的價格，再付款。')).toBeDefined();
  cleanup();
  showHoldingCalls(<Page waits={false} />);
  expect(pay().disabled).toBe(false);
});

it('the second press of a double click sends nothing, even before the first is drawn', async () => {
  const { call, held } = showHoldingCalls(<Page waits={false} />);
  act(() => {
    pay().click();
    pay().click();
  });
  await (await call('order.checkout')).lose();
  expect(held.filter(({ path }) => path === 'order.checkout')).toEqual([]);
  const again = await screen.findByRole('button', { name: '付款 NT$2,670' });
  act(() => again.click());
  await call('order.checkout');
});
