import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import zh from '~/i18n/locales/console-zh';
import type { OrderRefundPreview } from '~/schemas/order-refund';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { OrderRefund } from './order-refund';

beforeEach(prepareWindow);
afterEach(cleanup);

const text = zh.consoleMoney.refund;
const PREVIEW = 'operator.money.previewOrderRefund';
const known = { paid: 2670, refunded: 500, left: 2170, ruleAmount: 0, isRequested: false };
const refund = {
  ends: false,
  isGift: false,
  isGiftClaimed: false,
  cardLast4: '4242',
  memberUntil: { before: new Date('2027-02-20T04:00:00Z'), after: null },
  invoice: { effect: 'ALLOWANCE', status: 'ISSUED', number: 'AB12345678' },
} as const;
const toPreview = (amount: number | null, ends = false): OrderRefundPreview => ({
  ...known,
  refund: amount === null ? null : { ...refund, amount, ends },
});

const shows = (dialog: HTMLElement, part: string) =>
  waitFor(() => expect(dialog.textContent).toContain(part));

async function openDialog() {
  const rendered = renderWithPendingCalls(
    <ZhConsoleMessages>
      <OrderRefund number="SY1" />
    </ZhConsoleMessages>,
  );
  await rendered.user.click(screen.getByRole('button', { name: text.open }));
  return { ...rendered, dialog: screen.getByRole('dialog') };
}

it('A refund says what it does to the membership and the invoice before it is sent, and sends what was read', async () => {
  const { call, user, dialog } = await openDialog();
  const whole = await call(PREVIEW);
  expect(whole.input).toEqual({ number: 'SY1', way: 'WHOLE' });
  await whole.respond(toPreview(2170, true));
  await shows(dialog, '會員資格立刻結束');
  await user.click(within(dialog).getByRole('radio', { name: text.ways.SUM }));
  await (await call(PREVIEW)).respond(toPreview(null));
  await user.type(within(dialog).getByLabelText(text.sum), '7');
  const sum = await call(PREVIEW);
  expect(sum.input).toEqual({ number: 'SY1', way: 'SUM', amount: 7 });
  await sum.respond(toPreview(7));
  await shows(dialog, text.stays);
  await shows(dialog, 'AB12345678');
  await user.type(within(dialog).getByLabelText(text.reason), '來信 12');
  await user.click(within(dialog).getByRole('button', { name: '退 NT$7' }));
  const sent = await call('operator.money.refundOrder');
  expect(sent.input).toEqual({
    number: 'SY1',
    way: 'SUM',
    amount: 7,
    left: 2170,
    reason: '來信 12',
    refundKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  await sent.respondWithError('REFUND_CHANGED');
  // The preview is refetched after every result.
  await (await call(PREVIEW)).respond(toPreview(7));
  await shows(document.body, text.failed);
});

it('A refund that is not possible says why, and cannot be sent', async () => {
  const { call, user, dialog } = await openDialog();
  await (await call(PREVIEW)).respond({ ...toPreview(null), isRequested: true });
  await shows(dialog, '正在等待決定');
  const submit = () => within(dialog).getAllByRole('button', { name: text.open })[0];
  expect(submit()).toHaveProperty('disabled', true);
  await user.click(within(dialog).getByRole('radio', { name: text.ways.RULE }));
  await (await call(PREVIEW)).respond(toPreview(null));
  await shows(dialog, text.noRule);
  await user.click(within(dialog).getByRole('radio', { name: text.ways.SUM }));
  await (await call(PREVIEW)).respond(toPreview(null));
  await userEvent.type(within(dialog).getByLabelText(text.sum), '9');
  expect(submit()).toHaveProperty('disabled', true);
});
