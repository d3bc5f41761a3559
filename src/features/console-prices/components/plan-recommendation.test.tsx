import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import type { PricedPlan } from '~/schemas/operator-price';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { PlanPrices } from './plan-prices';

beforeAll(prepareWindow);
afterEach(cleanup);

const show = (recommended: boolean) => {
  const plan: PricedPlan = {
    id: '0198c0de-0000-7000-8000-000000000001',
    name: '季方案',
    price: 2670,
    onSale: true,
    recommended,
    prices: [],
  };
  return renderWithPendingCalls(
    <ZhConsoleMessages>
      <PlanPrices plan={plan} onTakeBack={vi.fn()} />
    </ZhConsoleMessages>,
  );
};

it.each([
  [false, '標示為推薦：季方案'],
  [true, '拿掉推薦標示：季方案'],
])('A plan whose mark is %s has a button that changes it, after a dialog', async (mark, name) => {
  const { user, call } = show(mark);
  expect(screen.queryAllByText('推薦')).toHaveLength(mark ? 1 : 0);
  await user.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^原因/), ' case 9 ');
  await user.click(dialog.getByRole('button', { name: '更改標示' }));
  const { input } = await call('operator.money.recommendPlan');
  expect(input).toMatchObject({ recommended: !mark, reason: 'case 9' });
});
