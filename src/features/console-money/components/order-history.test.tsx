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
  ...{ kind: 'status', id: `${actor} ${reason}`, at: TEST_NOON, to: 'PAID' },
  ...{ actor, reason },
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
