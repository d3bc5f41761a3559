import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import { consoleInvoices as zh } from '~/i18n/locales/zh/console/invoices';
import type { InvoiceRow } from '~/schemas/operator-invoice';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import type { Agency } from '../acts';
import { InvoiceTable } from './invoice-table';

beforeAll(prepareWindow);
afterEach(cleanup);

const NOW = new Date('2026-11-26T04:00:00Z');

function invoice(order: string, over: Partial<InvoiceRow> = {}): InvoiceRow {
  return {
    id: `00000000-0000-4000-8000-00000000000${order.at(-1)}`,
    order,
    status: 'DUE',
    kind: 'MEMBER',
    code: null,
    title: null,
    number: null,
    issuedAt: null,
    voidedAt: null,
    paidAt: NOW,
    dueAt: NOW,
    amount: 990,
    allowanceDue: 0,
    refundPending: 0,
    buyer: null,
    provider: 'manual',
    request: null,
    ...over,
  };
}

function renderTable(agency: Agency, rows: InvoiceRow[]) {
  return renderWithPendingCalls(
    <ZhConsoleMessages>
      <InvoiceTable now={NOW} agency={agency} />
    </ZhConsoleMessages>,
    { 'operator.money.invoices': { rows, nextCursor: null } },
  );
}
const listButtons = async (order: string) => {
  const row = await screen.findByRole('row', { name: new RegExp(order) });
  return within(row)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
};

describe('The acts of an invoice', () => {
  it.each([
    [null, {}, ['登記開立']],
    ['settles', {}, ['登記開立']],
    ['issues', {}, ['向綠界開立', '登記開立']],
    [
      'issues',
      { request: { kind: 'ISSUE', state: 'unknown', reason: null, detail: null } },
      ['向綠界開立'],
    ],
    [
      'issues',
      { status: 'VOID_DUE', number: 'AB1', provider: 'manual' },
      ['登記作廢', '登記折讓', '更正號碼'],
    ],
    [
      'issues',
      { status: 'VOID_DUE', number: 'AB1', provider: 'ecpay' },
      ['在綠界作廢', '在綠界折讓'],
    ],
    ['settles', { status: 'ALLOWANCE_DUE', number: 'AB1', provider: 'ecpay' }, ['在綠界折讓']],
    [null, { status: 'ALLOWANCE_DUE', number: 'AB1', provider: 'ecpay' }, ['登記折讓', '更正號碼']],
  ] as [Agency, Partial<InvoiceRow>, string[]][])(
    'With the agency %s, an invoice of %j has the acts %j',
    async (agency, over, acts) => {
      renderTable(agency, [invoice('SY1', over)]);
      expect(await listButtons('SY1')).toEqual(acts);
    },
  );
});

it('Selected invoices are sent one after the other, and the rest stays when the numbers are used up', async () => {
  const { user, call } = renderTable(
    'issues',
    ['SY1', 'SY2', 'SY3'].map((order) => invoice(order)),
  );
  await screen.findByRole('row', { name: /SY1/ });
  for (const box of screen.getAllByRole('checkbox', { name: '選取這一列' })) await user.click(box);
  await user.click(screen.getByRole('button', { name: '向綠界開立勾選的發票（3）' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('2,970');
  await user.click(within(dialog).getByRole('button', { name: '送出' }));
  const first = await call('operator.money.issueAtProvider');
  expect(first.input).toMatchObject({ amount: 990 });
  expect(screen.getByText('正在向綠界處理：0／3')).toBeTruthy();
  await first.respond({ state: 'done', number: 'ZA10000000' });
  const second = await call('operator.money.issueAtProvider');
  await second.respond({ state: 'rejected', reason: 'NUMBERS_USED_UP', detail: '已用完 (1)' });
  const results = (await screen.findByText('向綠界送出的結果')).closest('[role="status"]');
  expect(document.activeElement).toBe(results?.parentElement);
  const lines = within(results as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual([
    '訂單 SY1：完成，號碼 ZA10000000',
    expect.stringMatching(
      /^訂單 SY2：綠界沒有處理。這一期的字軌號碼用完了.*綠界的說明：已用完 \(1\)$/,
    ),
    '訂單 SY3：還沒送出，先處理上面的問題。',
  ]);
});

it('One invoice that the agency refuses keeps its dialog with the reason, and one that it issues has its line', async () => {
  const { user, call } = renderTable('issues', [invoice('SY1')]);
  const row = await screen.findByRole('row', { name: /SY1/ });
  await user.click(within(row).getByRole('button', { name: /^向綠界開立/ }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), '案號 7');
  await user.click(within(dialog).getByRole('button', { name: '送出' }));
  const refused = await call('operator.money.issueAtProvider');
  await refused.respond({ state: 'rejected', reason: 'NUMBERS_USED_UP', detail: '已用完 (1)' });
  const said = await within(dialog).findByRole('alert');
  expect(said.textContent).toMatch(/^綠界沒有處理。這一期的字軌號碼用完了.*已用完 \(1\)$/);
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(within(dialog).getByRole('textbox')).toHaveProperty('value', '案號 7');
  await user.click(within(dialog).getByRole('button', { name: '送出' }));
  const issued = await call('operator.money.issueAtProvider');
  expect(within(dialog).queryByRole('alert')).toBeNull();
  await issued.respond({ state: 'done', number: 'ZA10000000' });
  await screen.findByText('訂單 SY1：完成，號碼 ZA10000000');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('The row of an invoice says how much of it is to be allowed, and of another nothing', async () => {
  renderTable(null, [
    invoice('SY1', { status: 'ALLOWANCE_DUE', number: 'AB1', amount: 4740, allowanceDue: 1000 }),
    invoice('SY2', { amount: 4740 }),
  ]);
  const toAllow = await screen.findByRole('row', { name: /SY1/ });
  expect(toAllow.textContent).toContain('NT$4,740');
  expect(toAllow.textContent).toContain(zh.toAllow.replace('{amount}', 'NT$1,000'));
  const other = screen.getByRole('row', { name: /SY2/ });
  expect(other.textContent).toContain('NT$4,740');
  expect(other.textContent).not.toContain(zh.toAllow.split('{')[0] ?? '');
});

it('The file of invoices to issue is in the page’s language', async () => {
  renderTable(null, [invoice('SY1')]);
  await screen.findByRole('row', { name: /SY1/ });
  const files = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => address.startsWith('/api/operator/tables/'));
  expect(files).toHaveLength(2);
  for (const address of files) expect(address).toMatch(/[?&]language=zh$/);
});

it('The table asks for the earliest last day first, and its heading turns the order around', async () => {
  const { call } = renderWithPendingCalls(
    <ZhConsoleMessages>
      <InvoiceTable now={NOW} agency={null} />
    </ZhConsoleMessages>,
  );
  const asked = await call('operator.money.invoices');
  expect(asked.input).toMatchObject({ sort: 'dueAt', order: 'asc' });
  await asked.respond({ rows: [invoice('SY1')], nextCursor: null });
  const head = await screen.findByRole('columnheader', { name: zh.due });
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  expect(within(head).getByRole('link').getAttribute('href')).toBe('?order=desc');
});
