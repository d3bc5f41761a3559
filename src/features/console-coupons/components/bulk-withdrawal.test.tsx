import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MAX_BULK } from '~/console/bulk/use-bulk';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import type { CouponRow } from '~/schemas/operator-coupon';
import { type PendingCall, prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { TEST_NOON } from '~prisma/factories/noon';
import { CouponsPage } from './coupons-page';

beforeAll(prepareWindow);
afterEach(cleanup);

const coupon = (code: string, over: Partial<CouponRow> = {}): CouponRow => ({
  code,
  state: 'VALID',
  kind: 'FIXED',
  value: 100,
  minTotal: 0,
  used: 0,
  maxUses: null,
  validFrom: TEST_NOON,
  validUntil: null,
  note: '',
  createdAt: TEST_NOON,
  ...over,
});

function renderPage(rows: CouponRow[]) {
  return renderWithPendingCalls(
    <ZhConsoleMessages>
      <CouponsPage />
    </ZhConsoleMessages>,
    { 'operator.money.coupons': { rows, nextCursor: null } },
  );
}

/** Selects every row and sends the withdrawal. */
async function withdrawAll(user: ReturnType<typeof renderPage>['user'], label: string) {
  await user.click(await screen.findByRole('checkbox', { name: '選取目前顯示的全部' }));
  await user.click(screen.getByRole('button', { name: label }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('原因'), 'case 9');
  await user.click(within(dialog).getByRole('button', { name: '停用' }));
}

/** The withdrawals that were sent and have no response yet. */
const sent = (held: readonly PendingCall[]) =>
  held.filter(({ path }) => path === 'operator.money.withdrawCoupon');

const lines = () => {
  const panel = screen.getByText('處理結果').closest('[role="status"]') as HTMLElement;
  return within(panel)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

describe('A bulk act', () => {
  it('Each selected row is a call of its own, one after the other, and has a result', async () => {
    const { user, call, held } = renderPage([
      coupon('TEA'),
      coupon('MILK', { state: 'WITHDRAWN' }),
      coupon('RICE'),
      coupon('SALT'),
    ]);
    await withdrawAll(user, '停用選取的優惠碼（3）');
    const first = await call('operator.money.withdrawCoupon');
    expect(first.input).toEqual({ coupon: 'TEA', reason: 'case 9' });
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('處理中：0／3');
    expect(sent(held)).toEqual([]);
    await first.respond({});
    const second = await call('operator.money.withdrawCoupon');
    expect(screen.getByText('TEA：完成')).toBeTruthy();
    await second.respondWithError('COUPON_NOT_FOUND');
    await (await call('operator.money.withdrawCoupon')).respond({});
    await screen.findByText('處理結果');
    expect(lines()).toEqual([
      'TEA：完成',
      expect.stringMatching(/^RICE：沒有完成。/),
      'SALT：完成',
    ]);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(document.activeElement?.textContent).toContain('處理結果');
  });

  it('After a lost response nothing more is sent, and the coupons with an unknown outcome are named', async () => {
    const { user, call, held } = renderPage([coupon('TEA'), coupon('RICE')]);
    await withdrawAll(user, '停用選取的優惠碼（2）');
    await (await call('operator.money.withdrawCoupon')).loseConnection();
    await screen.findByText('處理結果');
    expect(lines()).toEqual([
      'TEA：沒有收到答覆，不知道有沒有完成。請重新載入後確認。',
      'RICE：還沒處理。',
    ]);
    expect(sent(held)).toEqual([]);
  });

  it('After a withdrawal was forbidden the other coupons are not tried', async () => {
    const { user, call } = renderPage([coupon('TEA'), coupon('RICE')]);
    await withdrawAll(user, '停用選取的優惠碼（2）');
    await (await call('operator.money.withdrawCoupon')).respondWithError('FORBIDDEN');
    await screen.findByText('處理結果');
    expect(lines()).toEqual([expect.stringMatching(/^TEA：沒有完成。/), 'RICE：還沒處理。']);
  });

  it('The withdrawal stops when the page is left', async () => {
    const { user, call, held } = renderPage([coupon('TEA'), coupon('RICE')]);
    await withdrawAll(user, '停用選取的優惠碼（2）');
    const first = await call('operator.money.withdrawCoupon');
    cleanup();
    await first.respond({});
    expect(sent(held)).toEqual([]);
  });

  it('More than can be done at once are refused before anything is sent', {
    tags: ['extended'],
  }, async () => {
    const { user } = renderPage(
      Array.from({ length: MAX_BULK + 1 }, (_, index) => coupon(`TEA${index}`)),
    );
    await user.click(await screen.findByRole('checkbox', { name: '選取目前顯示的全部' }));
    const button = screen.getByRole('button', { name: `停用選取的優惠碼（${MAX_BULK + 1}）` });
    expect((button as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByText(`一次最多 ${MAX_BULK} 筆，請少選一些。`)).toBeTruthy();
  });
});
