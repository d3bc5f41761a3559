import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CartView } from '~/schemas/cart';
import type { CouponQuote } from '~/schemas/coupon';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { useCheckoutDraft } from '../use-checkout-draft';
import { CouponField } from './coupon-field';
import { PaymentMethod } from './payment-method';

beforeAll(prepareWindow);
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const cart = { totalPrice: 2670, items: [] as CartView['items'] } as CartView;

function Page() {
  const draft = useCheckoutDraft(cart);
  return (
    <>
      <CouponField draft={draft} />
      <PaymentMethod draft={draft} needsConfirmation={false} />
    </>
  );
}

function quote(over: Partial<CouponQuote> = {}): CouponQuote {
  const total = 2670 - (over.discount ?? 300);
  const made = {
    code: 'NEWYEAR',
    refusal: null,
    minTotal: 0,
    discount: 300,
    total,
    replaces: null,
  };
  return { ...made, lines: [], ...over };
}

function open() {
  const shop = renderWithPendingCalls(<Page />);
  const { user, call } = shop;
  const type = async (text: string) => {
    const opener = screen.queryByRole('button', { name: '有優惠碼？' });
    if (opener) await user.click(opener);
    await user.type(screen.getByLabelText('優惠碼'), text);
  };
  const apply = async (text: string) => {
    await type(text);
    await user.click(screen.getByRole('button', { name: '套用' }));
    return call('order.quote');
  };
  return { ...shop, type, apply };
}
const pay = (total: string) => screen.findByRole('button', { name: `付款 ${total}` });
const errorText = () => screen.getByRole('alert').textContent;

describe('The coupon field', () => {
  it('an applied coupon reduces the total on the pay button and is sent with the order; the focus moves to “remove”', async () => {
    const { user, apply, call } = open();
    const quoteCall = await apply(' new year');
    expect(quoteCall.input).toEqual({ coupon: 'NEWYEAR' });
    await quoteCall.respond(quote());
    await screen.findAllByText('已套用 NEWYEAR，折抵 NT$300');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('移除優惠碼 NEWYEAR');
    await user.click(await pay('NT$2,370'));
    expect((await call('order.checkout')).input).toMatchObject({
      coupon: 'NEWYEAR',
      expectedTotal: 2370,
    });
  });

  it('a removed coupon restores the full price and the input', async () => {
    const { user, apply, call } = open();
    await (await apply('NEWYEAR')).respond(quote());
    await user.click(await screen.findByRole('button', { name: '移除優惠碼 NEWYEAR' }));
    await user.click(await pay('NT$2,670'));
    expect((await call('order.checkout')).input).not.toHaveProperty('coupon', 'NEWYEAR');
    expect(document.activeElement).not.toBe(document.body);
    expect(sessionStorage.length).toBe(0);
  });

  it('an unknown coupon, or one with a higher minimum total, shows an error beside the field', async () => {
    const { user, apply, call } = open();
    await (await apply('NEWYEAR')).respondWithError('COUPON_NOT_FOUND');
    await waitFor(() => expect(errorText()).toBe('找不到這個優惠碼，請再核對一次。'));
    expect(sessionStorage.length).toBe(0);
    const belowMinimum = {
      refusal: 'COUPON_TOTAL_TOO_SMALL',
      minTotal: 3000,
      discount: 0,
    } as const;
    await (await apply('2')).respond(quote({ code: 'NEWYEAR2', ...belowMinimum }));
    await waitFor(() => expect(errorText()).toBe('滿 NT$3,000 才能使用這個優惠碼。'));
    const input = screen.getByLabelText('優惠碼') as HTMLInputElement;
    expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['NEWYEAR2', 'true']);
    // After an ineligible code was shown, the full price can be paid.
    await user.click(await pay('NT$2,670'));
    await call('order.checkout');
  });

  it('a coupon code that is typed but not applied blocks the payment', async () => {
    const { user, type, held } = open();
    await type('NEWYEAR');
    await user.click(await pay('NT$2,670'));
    await waitFor(() => expect(errorText()).toMatch(/^這個代碼還沒有套用/));
    expect(document.activeElement).toBe(screen.getByLabelText('優惠碼'));
    expect(held).toEqual([]);
  });

  it('a coupon code survives a reload, and the order that it is released from is named', async () => {
    sessionStorage.setItem('coupon', 'NEWYEAR');
    const { call } = open();
    await (await call('order.quote')).respond(quote({ replaces: 'SY20261121-7K3QX' }));
    await screen.findByText(/SY20261121-7K3QX/);
    await pay('NT$2,370');
  });

  it('a coupon exhausted at checkout is quoted again, and the full price is shown', async () => {
    const { user, apply, call } = open();
    await (await apply('NEWYEAR')).respond(quote());
    await user.click(await pay('NT$2,370'));
    await (await call('order.checkout')).respondWithError('COUPON_EXHAUSTED');
    await (await call('order.quote')).respond(quote({ refusal: 'COUPON_EXHAUSTED', discount: 0 }));
    await pay('NT$2,670');
  });

  it('a coupon for the whole total leaves nothing to pay', async () => {
    const { apply } = open();
    await (await apply('NEWYEAR')).respond(quote({ discount: 2670 }));
    await screen.findByRole('button', { name: '完成訂單' });
    expect(screen.queryByText('信用卡')).toBeNull();
  });
});
