import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import type { GiftRow } from '~/schemas/operator-gift';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { TEST_NOON } from '~prisma/factories/noon';
import { GiftTable } from './gift-table';

beforeAll(prepareWindow);
afterEach(cleanup);

const MAIL_ID = '00000000-0000-4000-8000-000000000001';

const gift = (number: string, over: Partial<GiftRow> = {}): GiftRow => ({
  number,
  createdAt: TEST_NOON,
  state: 'SENT',
  sentAt: TEST_NOON,
  buyer: { id: 'b', name: '林小安', email: 'an@shuoyi.example' },
  email: 'ming@shuoyi.example',
  name: '阿明',
  lines: [{ name: '季訂', qty: 1 }],
  claimedAt: null,
  claimedBy: null,
  mail: null,
  ...over,
});

const render = (rows?: GiftRow[]) =>
  renderWithPendingCalls(
    <ZhConsoleMessages>
      <GiftTable />
    </ZhConsoleMessages>,
    rows && { 'operator.money.gifts': { rows, nextCursor: null } },
  );
const findRow = (number: string) => screen.findByRole('row', { name: new RegExp(number) });
const links = (row: HTMLElement) =>
  within(row)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('The table of gifts', () => {
  it('A row links to the order, to the buyer and to the person who claimed the gift', async () => {
    const claimedBy = { id: 'c', name: '', email: 'mei@shuoyi.example' };
    render([gift('SY1', { state: 'CLAIMED', claimedAt: TEST_NOON, claimedBy })]);
    const row = await findRow('SY1');
    expect(links(row)).toEqual([
      ['SY1', '/console/orders/SY1'],
      ['林小安', '/console/people/b'],
      ['mei@shuoyi.example', '/console/people/c'],
    ]);
    expect(row.textContent).toContain('阿明ming@shuoyi.example');
    expect(row.textContent).toContain('已領取');
  });

  it('Gifts of deleted accounts are marked as such, and an event that has not happened is a dash', async () => {
    const data = { buyer: null, email: '', name: null };
    render([
      gift('SY1', { ...data, state: 'CLAIMED', claimedAt: TEST_NOON }),
      gift('SY2', { state: 'LAPSED', sentAt: null }),
    ]);
    const gone = within(await findRow('SY1'));
    expect(gone.getAllByText('帳號已刪除')).toHaveLength(2);
    expect(gone.getByText('已刪除')).toBeTruthy();
    const lapsed = within(await findRow('SY2'));
    expect(lapsed.getByText('訂單取消或逾期')).toBeTruthy();
    expect(lapsed.getAllByText('–')).toHaveLength(2);
  });

  it('A mail is sent again with a reason, to the address that the dialog names', async () => {
    const mail = { id: MAIL_ID, status: 'FAILED', isResendable: true } as const;
    const { user, call } = render([gift('SY1', { mail }), gift('SY2')]);
    expect(within(await findRow('SY1')).getByText('寄不出去')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '重寄訂單 SY1 的通知信' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('ming@shuoyi.example');
    await user.type(within(dialog).getByLabelText('原因'), 'case 12');
    await user.click(within(dialog).getByRole('button', { name: '重寄' }));
    const sent = await call('operator.mails.resend');
    expect(sent.input).toEqual({ id: MAIL_ID, reason: 'case 12' });
    await sent.respond({ recipient: 'ming@shuoyi.example' });
    expect(await screen.findByText(/會寄到 ming@shuoyi.example/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('A mail whose content no longer applies is reported as not sent', async () => {
    const mail = { id: MAIL_ID, status: 'SENT', isResendable: true } as const;
    const { user, call } = render([gift('SY1', { mail })]);
    await user.click(await screen.findByRole('button', { name: '重寄訂單 SY1 的通知信' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('原因'), 'case 12');
    await user.click(within(dialog).getByRole('button', { name: '重寄' }));
    await (await call('operator.mails.resend')).respondWithError('MAIL_OUTDATED');
    expect(await screen.findByText('沒有重寄')).toBeTruthy();
  });

  it('A mail that may not be sent again has no button', async () => {
    render([gift('SY1', { mail: { id: MAIL_ID, status: 'SENT', isResendable: false } })]);
    expect(within(await findRow('SY1')).queryByRole('button')).toBeNull();
  });

  it('Without gifts the page says so, and a table that failed to load can be requested again', async () => {
    render([]);
    expect(await screen.findByText('目前沒有資料。')).toBeTruthy();
    cleanup();
    const { user, call } = render();
    await (await call('operator.money.gifts')).respondWithError('INTERNAL');
    await user.click(await screen.findByRole('button', { name: '再試一次' }));
    const again = await call('operator.money.gifts');
    await again.respond({ rows: [gift('SY1')], nextCursor: null });
    expect(await findRow('SY1')).toBeTruthy();
  });
});
