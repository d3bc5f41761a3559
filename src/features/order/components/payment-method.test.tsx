import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import zh from '~/i18n/locales/zh';
import type { CartView } from '~/schemas/cart';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { useCheckoutDraft } from '../use-checkout-draft';
import { GiftField } from './gift-field';
import { PaymentInvoice } from './payment-invoice';
import { PaymentMethod } from './payment-method';

beforeAll(prepareWindow);
afterEach(cleanup);

function Page({ needsConfirmation }: { needsConfirmation: boolean }) {
  return (
    <PaymentMethod
      draft={useCheckoutDraft({ totalPrice: 2670, items: [] as CartView['items'] } as CartView)}
      needsConfirmation={needsConfirmation}
    />
  );
}
const pay = () => screen.getByRole<HTMLButtonElement>('button', { name: '付款 NT$2,670' });

it('a changed price must be confirmed before the pay button is enabled', () => {
  renderWithPendingCalls(<Page needsConfirmation />);
  expect(pay().disabled).toBe(true);
  expect(screen.getByText('請先確認更新後的價格，再付款。')).toBeDefined();
  cleanup();
  renderWithPendingCalls(<Page needsConfirmation={false} />);
  expect(pay().disabled).toBe(false);
});

it('a double click on the pay button sends one request, even before the first click is rendered', async () => {
  const { call, held } = renderWithPendingCalls(<Page needsConfirmation={false} />);
  act(() => {
    pay().click();
    pay().click();
  });
  await (await call('order.checkout')).loseConnection();
  expect(held.filter(({ path }) => path === 'order.checkout')).toEqual([]);
  const again = await screen.findByRole('button', { name: '付款 NT$2,670' });
  act(() => again.click());
  await call('order.checkout');
});

const checkoutKey = ({ input }: { input: unknown }) =>
  (input as { checkoutKey: string }).checkoutKey;

it('a checkout after SERVICE_UNAVAILABLE reuses its checkout key, and the page says that nothing was charged', async () => {
  const { call } = renderWithPendingCalls(<Page needsConfirmation={false} />);
  act(() => pay().click());
  const first = await call('order.checkout');
  await first.respondWithError('SERVICE_UNAVAILABLE');
  await screen.findByText(zh.form.paymentNotNow);
  act(() => pay().click());
  const again = await call('order.checkout');
  expect(checkoutKey(again)).toBe(checkoutKey(first));
  await again.respondWithError('ORDER_NOT_PAYABLE');
  await screen.findByText(zh.errors.ORDER_NOT_PAYABLE);
  act(() => pay().click());
  expect(checkoutKey(await call('order.checkout'))).not.toBe(checkoutKey(first));
});

function Sections() {
  const draft = useCheckoutDraft({ totalPrice: 2670, items: [] as CartView['items'] } as CartView);
  return (
    <>
      <GiftField draft={draft} />
      <PaymentInvoice draft={draft} />
      <PaymentMethod draft={draft} />
    </>
  );
}

describe('A field error of the checkout', () => {
  const invoice = { kind: 'DONATION', code: '8585' };
  async function submit() {
    const page = renderWithPendingCalls(<Sections />, {
      'auth.me': null,
      'order.lastInvoice': invoice,
    });
    await screen.findByRole('textbox', { name: zh.invoice.codes.DONATION });
    expect(screen.getByText(zh.order.payment.refund)).toBeDefined();
    await page.user.click(screen.getByRole('checkbox'));
    await page.user.type(email(), 'mei@shuoyi.example');
    // A gift has another refund rule, accepted by paying.
    expect(screen.getByText(zh.order.payment.refundGift)).toBeDefined();
    await page.user.click(pay());
    return page.call('order.checkout');
  }
  const email = () => screen.getByRole('textbox', { name: zh.gift.field.email });
  const fieldError = (field: HTMLElement) =>
    document.getElementById(`${field.id}-error`)?.textContent;

  it('a checkout error of a field is shown beside that field only, and the first one gets the focus', async () => {
    const sent = await submit();
    await sent.respondWithError('VALIDATION_FAILED', {
      'invoice.code': 'donationCode',
      'gift.email': 'emailLookalike',
    });
    const code = screen.getByRole('textbox', { name: zh.invoice.codes.DONATION });
    expect(fieldError(code)).toBe(zh.validation.donationCode);
    expect(fieldError(email())).toBe(zh.validation.emailLookalike);
    expect(document.activeElement).toBe(email());
    expect(screen.queryByText(zh.errors.VALIDATION_FAILED)).toBeNull();
  });

  it('a checkout error of a field that is not on the page is shown above the pay button', async () => {
    const sent = await submit();
    await sent.respondWithError('VALIDATION_FAILED', {
      'gift.email': 'email',
      checkoutKey: 'invalid',
    });
    await screen.findByText(zh.errors.VALIDATION_FAILED);
    expect(fieldError(email())).toBe(zh.validation.email);
  });
});
