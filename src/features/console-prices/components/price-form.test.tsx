import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import zh from '~/i18n/locales/console-zh';
import type { PricedPlan } from '~/schemas/operator-price';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { TEST_NOON } from '~prisma/factories/noon';
import { PriceForm } from './price-form';

beforeAll(prepareWindow);
afterEach(cleanup);

const LADDER = 'operator.money.priceLadder';
const plan: PricedPlan = {
  id: '0198c0de-0000-7000-8000-000000000001',
  name: '季方案',
  price: 2670,
  onSale: true,
  recommended: false,
  prices: [],
};

async function typePrice(price: string, canSetToday = true) {
  const rendered = renderWithPendingCalls(
    <ZhConsoleMessages>
      <PriceForm plans={[plan]} now={TEST_NOON} canSetToday={canSetToday} />
    </ZhConsoleMessages>,
  );
  await rendered.user.type(screen.getByLabelText(/^價格/), price);
  await rendered.user.click(screen.getByRole('button', { name: /看看改了多少/ }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog')) };
}

const honest = { pairs: [], names: [] };

it('A price is set after a dialog with before, after and the difference', async () => {
  const { user, call, dialog } = await typePrice('2990');
  await (await call(LADDER)).respond(honest);
  expect(dialog.getByText('NT$2,670')).toBeTruthy();
  expect(dialog.getByText('+12 %')).toBeTruthy();
  expect(dialog.queryByRole('textbox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: '設定價格' }));
  const sent = await call('operator.money.setPrice');
  expect(sent.input).toMatchObject({ price: 2990 });
  expect(sent.input).not.toHaveProperty('confirmed');
  await sent.respondWithError('PRICE_DAY_TAKEN');
  await (await call(LADDER)).respond(honest);
  expect((await dialog.findByRole('alert')).textContent).toMatch(/已經有預定的價格/);
});

it('A change beyond 30 per cent is sent after the price was typed once more', async () => {
  const { user, call, dialog } = await typePrice('26');
  await (await call(LADDER)).respond(honest);
  expect(dialog.getByText('−99 %')).toBeTruthy();
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: '設定價格' });
  const field = dialog.getByLabelText(/再輸入一次/);
  expect(submit.disabled).toBe(true);
  await user.type(field, '2670');
  expect(submit.disabled).toBe(true);
  await user.clear(field);
  await user.type(field, '２６');
  await user.click(submit);
  const sent = await call('operator.money.setPrice');
  expect(sent.input).toMatchObject({ price: 26, confirmed: ['LARGE_CHANGE'] });
});

it('An operator who is no owner chooses tomorrow at the earliest, and reads why', async () => {
  await typePrice('2990', false);
  expect(screen.getByLabelText<HTMLInputElement>(/^從哪一天起/).min).toBe('2026-11-22');
  expect(screen.getByText('只有負責人能讓價格當天就改。')).toBeTruthy();
});

it('A price that makes a longer plan dearer says so in the dialog, and is sent with the names that were typed', async () => {
  const { user, call, dialog } = await typePrice('2990');
  const asked = await call(LADDER);
  expect(asked.input).toEqual({ planId: plan.id, price: 2990, startsOn: '2026-11-22' });
  const quarter = { id: plan.id, name: '季方案', price: 2990, perMonth: 748 };
  const month = { id: 'month', name: '月方案', price: 1180, perMonth: 590 };
  await asked.respond({
    names: ['月方案', '季方案'],
    pairs: [{ longer: quarter, shorter: month, from: '2026-11-22' }],
  });
  await waitFor(() =>
    expect(dialog.getByRole('listitem').textContent).toContain(
      '季方案每月約 NT$748，比月方案的 NT$590 貴',
    ),
  );
  const type = zh.consolePrices.ladder.type.replace('{names}', '月方案 季方案');
  await user.type(dialog.getByLabelText(type), '月方案 季方案');
  await user.click(dialog.getByRole('button', { name: '設定價格' }));
  const sent = await call('operator.money.setPrice');
  expect(sent.input).toMatchObject({ price: 2990, confirmation: '月方案 季方案' });
});
