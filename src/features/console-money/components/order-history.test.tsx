import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import { MessagesFor } from '~/i18n/messages-for';
import type { OrderEvent } from '~/schemas/operator-order';
import { TEST_NOON } from '~prisma/factories/noon';
import { OrderHistory } from './order-history';

afterEach(cleanup);

const buyer = { id: 'b', name: '林小安', email: 'an@shuoyi.example' };
const change = (actor: string, reason: string): OrderEvent => ({
  kind: 'status',
  id: `${actor} ${reason}`,
  at: TEST_NOON,
  to: 'PAID',
  actor,
  reason,
});

it('The history of an order says who acted and why in the operator’s language, and what an operator wrote as it is', () => {
  const history = [
    change('user:b', 'checkout'),
    change('gateway:ecpay', 'captured'),
    change('system:expiry', 'not paid within a day'),
    change('user:o', '金額打錯了'),
    change('user:gone', 'a slip'),
  ];
  render(
    <MessagesFor language="zh">
      <ZhConsoleMessages>
        <OrderHistory history={history} buyer={buyer} operators={[{ id: 'o', name: '阿雯' }]} />
      </ZhConsoleMessages>
    </MessagesFor>,
  );
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.map((text) => text?.split('訂單：已付款')[1])).toEqual([
    '購買者',
    '金流 ecpay',
    '系統 · 一天內沒有付款',
    '阿雯 · 金額打錯了',
    '已刪除的帳號 · a slip',
  ]);
});

it('Sums have separators, the system’s reasons are in Chinese, and a decision names who made it', () => {
  const request: OrderEvent = {
    kind: 'request',
    id: 'r',
    at: TEST_NOON,
    to: 'APPROVED',
    amount: 2670,
    actor: 'user:o',
    note: null,
  };
  const invoice = (reason: string): OrderEvent => ({
    kind: 'invoice',
    id: reason,
    at: TEST_NOON,
    to: 'ISSUED',
    actor: 'system',
    reason,
  });
  const history = [
    request,
    change('system', 'NT$8280 refunded: asked for by the buyer'),
    change('system', 'NT$8,280 refunded: 來電 12'),
    invoice('issued as AB12345678'),
    invoice('AB12345678 corrected to AB12345679: 打錯'),
    invoice('NT$1000 allowed as AL1'),
    invoice('NT$2670 refunded before the answer came'),
  ];
  render(
    <MessagesFor language="zh">
      <ZhConsoleMessages>
        <OrderHistory history={history} buyer={buyer} operators={[{ id: 'o', name: '阿雯' }]} />
      </ZhConsoleMessages>
    </MessagesFor>,
  );
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(rows[0]).toMatch(/NT\$2,670.*阿雯$/);
  expect(rows.slice(1).map((text) => text.split(' · ').at(-1))).toEqual([
    '已退 NT$8,280：購買者申請',
    '已退 NT$8,280：來電 12',
    '號碼 AB12345678',
    'AB12345678 更正為 AB12345679：打錯',
    '折讓 NT$1,000，折讓單 AL1',
    '等待開立結果時已退 NT$2,670',
  ]);
});
