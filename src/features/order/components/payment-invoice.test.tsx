import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MessagesFor } from '~/i18n/messages-for';
import type { CartView } from '~/schemas/cart';
import type { InvoiceChoice } from '~/schemas/invoice';
import type { CheckoutRequest } from '~/schemas/order';
import { prepareWindow } from '~/test/pending-calls';
import { useCheckoutDraft } from '../use-checkout-draft';
import { PaymentInvoice } from './payment-invoice';
import { PaymentMethod } from './payment-method';

const server = vi.hoisted(() => ({
  last: null as unknown,
  sent: [] as unknown[],
  error: null as unknown,
  busy: false,
}));
vi.mock('../hooks', () => ({
  useLastInvoice: () => ({ isPending: false, data: server.last }),
  useCheckout: () => ({
    busy: server.busy,
    error: server.error,
    mutateAsync: async (request: unknown) => server.sent.push(request),
  }),
}));
vi.mock('~/features/account/hooks', () => ({
  useSession: () => ({ user: { email: 'ming@shuoyi.example' } }),
}));

const cart: CartView = {
  items: [],
  totalPrice: 2670,
  totalItem: 1,
  totalQty: 1,
  merge: null,
};

function Page() {
  const draft = useCheckoutDraft(cart);
  return (
    <>
      <PaymentInvoice draft={draft} />
      <PaymentMethod draft={draft} needsConfirmation={false} />
    </>
  );
}

beforeEach(() => {
  prepareWindow();
  sessionStorage.clear();
  Object.assign(server, { last: null, sent: [], error: null, busy: false });
});
afterEach(cleanup);

function open(last: InvoiceChoice | null = null) {
  server.last = last;
  const page = () => (
    <MessagesFor language="zh">
      <Page />
    </MessagesFor>
  );
  const { rerender } = render(page());
  const user = userEvent.setup();
  return {
    user,
    pay: () => user.click(screen.getByRole('button', { name: /^付款 ?NT\$2,670$/ })),
    choose: (name: string) => user.click(screen.getByRole('radio', { name })),
    again: () => rerender(page()),
  };
}

const sent = () => server.sent as CheckoutRequest[];
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('the invoice carrier is the member carrier unless another one is chosen', async () => {
  const { pay } = open();
  await pay();
  expect(sent()).toMatchObject([{ expectedTotal: 2670, invoice: { kind: 'MEMBER' } }]);
});

it('an invalid tax ID is not sent; its error is beside the field, which gets the focus', async () => {
  const { user, pay, choose } = open();
  await choose('公司統編');
  await user.type(field('統一編號'), '12345678');
  await pay();
  expect(sent()).toEqual([]);
  const errorMessage = screen.getAllByRole('alert').find(({ textContent }) => textContent !== '')!;
  expect(errorMessage.textContent).toBe('這組統一編號不正確，請再核對 8 個數字。');
  expect(field('統一編號').getAttribute('aria-describedby')).toContain(errorMessage.id);
  expect(document.activeElement).toBe(field('統一編號'));
  await user.clear(field('統一編號'));
  await user.paste('12345675');
  expect(field('統一編號').getAttribute('aria-invalid')).toBeNull();
  await pay();
  expect(document.activeElement).toBe(field('公司抬頭'));
  await user.type(field('公司抬頭'), '口譯工作室');
  await pay();
  expect(sent().map(({ invoice }) => invoice)).toEqual([
    { kind: 'COMPANY', code: '12345675', title: '口譯工作室' },
  ]);
});

it('a pasted phone barcode is normalised when sent, and survives a switch to another carrier and back', async () => {
  const { user, pay, choose } = open();
  await choose('手機條碼');
  await user.click(field('手機條碼'));
  await user.paste(' ／abc1234 ');
  await choose('捐贈');
  await choose('手機條碼');
  expect(field('手機條碼').value).toBe(' ／abc1234 ');
  await pay();
  expect(sent()[0]?.invoice).toEqual({ kind: 'MOBILE', code: '/ABC1234' });
});

it('the invoice fields start with the last choice, and keep their text when the server returns an error', async () => {
  const { user, pay, again } = open({ kind: 'DONATION', code: '8585' });
  expect(field('愛心碼').value).toBe('8585');
  await user.type(field('愛心碼'), '1');
  await pay();
  const data = { errorCode: 'GATEWAY_UNAVAILABLE' };
  server.error = Object.assign(new TRPCClientError('The payment failed.'), { data });
  again();
  expect(screen.getByText('付款服務暫時連不上，訂單已保留，請稍後再付款。')).toBeTruthy();
  expect(field('愛心碼').value).toBe('85851');
});

it('the pay button ignores clicks while a payment request is pending', async () => {
  const { user, pay, again } = open();
  await pay();
  server.busy = true;
  again();
  const button = screen.getByRole('button', { name: '正在前往銀行的付款頁' });
  await user.dblClick(button);
  button.focus();
  await user.keyboard('{Enter}');
  expect(sent()).toHaveLength(1);
});
