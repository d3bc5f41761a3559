import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import en from '~/i18n/locales/en';
import zh from '~/i18n/locales/zh';
import type { OrderView } from '~/schemas/order';
import type { RefundOverview, RefundRequestView, RequestedLine } from '~/schemas/refund';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { RefundPanel } from './refund-panel';

beforeAll(prepareWindow);
afterEach(cleanup);

const order = {
  id: 'o',
  gift: null,
  lines: [
    { id: 'a', name: '月方案', subtotal: 990 },
    { id: 'b', name: '季方案', subtotal: 2670 },
  ],
} as OrderView;
const byDay = { rule: 'BY_DAY' as const, totalDays: 30, usedDays: 1 };
/** Lines of NT$3,660 less a coupon of NT$300. */
const lines = [
  { ...byDay, lineId: 'a', paid: 909, amount: 879 },
  { lineId: 'b', rule: 'NOT_BEGUN' as const, paid: 2451, amount: 2451, totalDays: 92, usedDays: 0 },
] satisfies RequestedLine[];
const overview: RefundOverview = {
  quote: { amount: 3330, lines: [...lines], sevenDaysUntil: new Date('2026-11-28T15:59:59.999Z') },
  request: null,
  refunded: 0,
};
const requested: RefundRequestView = {
  status: 'REQUESTED',
  amount: 3330,
  lines: [...lines],
  requestedAt: new Date('2026-11-22T04:00:00Z'),
  decidedAt: null,
  note: null,
};
const renderPanel = (data: RefundOverview, view = order, language: 'zh' | 'en' = 'zh') =>
  renderWithPendingCalls(<RefundPanel order={view} />, { 'order.refund': data }, language);
const text = () => document.body.textContent;

describe('The refund panel', () => {
  it.each([
    ['zh', '現在申請，可退 NT$3,330', '季方案NT$2,451'],
    ['en', 'Ask now and you get NT$3,330 back', '季方案NT$2,451'],
  ] as const)(
    'the refund panel shows the amount paid and the refund of each line (%s)',
    async (language, sum, line) => {
      renderPanel(overview, order, language);
      await screen.findByText(sum);
      expect(text()).toContain('月方案NT$879');
      expect(text()).toContain(line);
      expect(text()).toMatch(/NT\$909( paid)? × /);
      expect(text()).not.toContain('NT$990');
    },
  );

  it('the refund panel sends the displayed amount, and shows why a request was rejected', async () => {
    const { call, user } = renderPanel(overview);
    await user.click(await screen.findByRole('button', { name: zh.order.refund.ask }));
    await user.click(screen.getByRole('button', { name: zh.order.refund.send }));
    const sent = await call('order.requestRefund');
    expect(sent.input).toEqual({ id: 'o', expectedAmount: 3330 });
    await sent.respondWithError('REFUND_CHANGED');
    await screen.findByText(zh.order.refund.notSent);
    expect(screen.getByRole('dialog').textContent).toContain(zh.errors.REFUND_CHANGED);
    await user.click(screen.getByRole('button', { name: zh.order.keep }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: zh.order.refund.ask }));
    expect(screen.getByRole('dialog').textContent).not.toContain(zh.errors.REFUND_CHANGED);
    await user.click(screen.getByRole('button', { name: zh.order.refund.send }));
    await (await call('order.requestRefund')).respond(null);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText(zh.order.refund.sent);
  });

  it('a refund request is explained by the amounts paid at that time, or without them when they were not stored', async () => {
    const older = lines.map(({ paid: _, ...line }) => line);
    renderPanel({ quote: null, request: { ...requested, lines: older }, refunded: 0 }, order, 'en');
    await screen.findByText('You asked for NT$3,330 back');
    expect(text()).toContain('29 days left ÷ 30 days of the plan');
    expect(text()).not.toContain(' paid ×');
    cleanup();
    renderPanel({ quote: null, request: requested, refunded: 0 });
    await waitFor(() => expect(document.body.textContent).toContain('已申請退費 NT$3,330'));
    expect(text()).toContain('實付 NT$909 × 剩餘 29 天 ÷ 方案 30 天');
    expect(screen.getByRole('button', { name: zh.order.refund.withdraw })).toBeDefined();
  });

  it('a partly approved refund shows only the refunded sum', async () => {
    const request = { ...requested, status: 'APPROVED', amount: 667 } as const;
    renderPanel({ quote: null, request, refunded: 667 }, order, 'en');
    await screen.findByText('NT$667 refunded');
    expect(text()?.match(/NT\$[\d,]+/g)).toEqual(['NT$667']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('the refund panel of a gift order mentions the gift, not a membership of the buyer', async () => {
    const gift = { ...order, gift: { status: 'SENT' } } as OrderView;
    const unclaimed = lines.map((line) => ({ ...line, rule: 'GIFT_UNCLAIMED' }) as const);
    const { call, user } = renderPanel(
      { quote: null, request: { ...requested, lines: unclaimed }, refunded: 0 },
      gift,
      'en',
    );
    await user.click(await screen.findByRole('button', { name: en.order.refund.withdraw }));
    expect(text()).not.toContain('your membership goes on');
    await (await call('order.withdrawRefund')).respond({ ...overview, quote: null });
    await screen.findByText(en.order.refund.withdrawnGift);
  });

  it('a refund panel that fails to load shows the error and retries', async () => {
    const { call, user } = renderWithPendingCalls(<RefundPanel order={order} />);
    await (await call('order.refund')).respondWithError('ORDER_NOT_FOUND');
    await screen.findByText(zh.order.created.failed);
    await user.click(screen.getByRole('button', { name: zh.common.retry }));
    await (await call('order.refund')).respond(overview);
    await screen.findByText('現在申請，可退 NT$3,330');
  });
});
