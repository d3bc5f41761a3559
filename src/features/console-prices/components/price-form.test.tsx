import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import zh from '~/i18n/locales/console-zh';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { PriceForm } from './price-form';

beforeEach(prepareWindow);
afterEach(cleanup);

const text = zh.consolePrices;
const LADDER = 'operator.money.priceLadder';
const id = '7b0c5c3e-3f52-4a35-9a41-5c0d1f0f9d11';
const plan = { id, name: '年度方案', price: 6480, onSale: true, prices: [] };
const month = { id: 'month', name: '月方案', price: 1180, perMonth: 590 };
const dearer = {
  names: ['月方案', '年度方案'],
  pairs: [
    {
      longer: { id, name: '年度方案', price: 8, perMonth: 692 },
      shorter: month,
      from: '2026-11-27',
    },
  ],
};

it('A price that makes a longer plan dearer says so, asks for both names, and forgets them with another price', async () => {
  const { call, user } = renderWithPendingCalls(
    <ZhConsoleMessages>
      <PriceForm plans={[plan]} now={new Date('2026-11-26T04:00:00Z')} />
    </ZhConsoleMessages>,
  );
  const amount = screen.getByLabelText(text.price);
  await user.type(amount, '8');
  const asked = await call(LADDER);
  expect(asked.input).toEqual({ planId: id, price: 8, startsOn: '2026-11-27' });
  await asked.respond(dearer);
  await waitFor(() =>
    expect(screen.getByRole('listitem').textContent).toContain(
      '年度方案每月約 NT$692，比月方案的 NT$590 貴',
    ),
  );
  const type = text.ladder.type.replace('{names}', '月方案 年度方案');
  await user.type(screen.getByLabelText(type), '月方案 年度方案');
  await user.click(screen.getByRole('button', { name: text.submit }));
  const sent = await call('operator.money.setPrice');
  expect(sent.input).toMatchObject({ price: 8, confirmation: '月方案 年度方案' });
  await sent.respondWithError('PRICE_LADDER', { longer: '年度方案', shorter: '月方案' });
  await (await call(LADDER)).respond(dearer);
  await waitFor(() => expect(document.body.textContent).toContain('每個月會比較短的方案貴'));
  await user.type(amount, '9');
  await (await call(LADDER)).respond(dearer);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(type).value).toBe(''));
});

it('An honest ladder asks for nothing', async () => {
  const { call, user } = renderWithPendingCalls(
    <ZhConsoleMessages>
      <PriceForm plans={[plan]} now={new Date('2026-11-26T04:00:00Z')} />
    </ZhConsoleMessages>,
  );
  await user.type(screen.getByLabelText(text.price), '7');
  await (await call(LADDER)).respond({ pairs: [], names: [] });
  expect(document.querySelector('[name="confirmation"]')).toBeNull();
});
