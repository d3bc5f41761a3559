import type { Page } from '@playwright/test';
import en from '~/i18n/locales/console-en';
import { buy } from './buy';
import { expect, test } from './fixtures';
import { CONSOLE } from './operator';
import { fill, TEXTS } from './texts';

// The browser logs the request for the password.
test.use({ expectedErrors: [/403 .*(approveRefund|createCoupon)/] });

const isWithin = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );

for (const { language, viewport, invoice } of [
  {
    language: 'zh',
    viewport: { width: 390, height: 844 },
    invoice: 'ZH10000001',
  },
  { language: 'en', viewport: { width: 1280, height: 800 }, invoice: 'EN10000001' },
] as const)
  test(`A refund goes from its request to the card and to the credit note, and the log and the buyer have it (${language}, ${viewport.width} px)`, async ({
    app,
    visitor,
    operator,
  }) => {
    const { consoleRefunds, consoleMoney, consoleInvoices } = CONSOLE[language];
    const t = TEXTS[language];
    const page = await visitor({ language, viewport });
    const { id, number, buyer } = await buy(app, page, language);
    // An invoice of an earlier period can no longer be voided.
    await app.changeRows(
      `UPDATE "Invoice" SET status = 'ISSUED', number = $2, "issuedAt" = now() - interval '70 days'
       WHERE "orderId" = $1`,
      [id, invoice],
    );
    await page.getByRole('button', { name: t.order.refund.ask }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.order.refund.send }).click();
    await expect(page.getByRole('button', { name: t.order.refund.withdraw })).toBeVisible();

    const accounts = await operator('ACCOUNTS', { language, viewport, path: '/console/refunds' });
    const main = accounts.page.getByRole('main');
    const dialog = accounts.page.getByRole('dialog');
    await main.getByRole('link', { name: number }).click();
    await expect(accounts.page.getByRole('heading', { level: 1 })).toContainText(number);
    const allowance = fill(consoleRefunds.invoice.ALLOWANCE, { number: invoice });
    await expect(main.getByText(allowance)).toBeVisible();
    const approveText = new RegExp(`^${fill(consoleRefunds.approve, { amount: 'NT' })}`);
    const approve = main.getByRole('button', { name: approveText });
    await approve.click();
    await dialog.getByLabel(consoleRefunds.reason).fill('case 12');
    const confirm = dialog.getByRole('button', {
      name: consoleRefunds.confirmApprove,
      exact: true,
    });
    await expect(confirm).toBeInViewport({ ratio: 1 });
    await confirm.click();
    await accounts.confirmPassword();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByText(consoleRefunds.status.APPROVED).first()).toBeVisible();
    await expect(approve).toHaveCount(0);
    await isWithin(accounts.page, viewport.width);

    await main.getByRole('link', { name: consoleRefunds.toOrder }).click();
    await accounts.page.waitForURL('**/console/orders/**');
    const paidBack = new RegExp(fill(consoleMoney.events.refundSucceeded, { amount: '.+' }));
    const isPaidBack = async () => {
      await accounts.page.reload();
      await expect(main.getByRole('heading', { level: 1 })).toContainText(number);
      return main.getByText(paidBack).count();
    };
    await expect.poll(isPaidBack, { timeout: 30_000 }).toBe(1);
    await main
      .getByRole('link', { name: `${invoice} · ${consoleInvoices.status.ALLOWANCE_DUE}` })
      .click();
    const row = main.getByRole('row', { name: number });
    await row.getByRole('button', { name: consoleInvoices.act.ALLOWED }).click();
    await dialog.getByLabel(consoleInvoices.allowanceNumber).fill(`A-${invoice}`);
    await dialog.getByRole('button', { name: consoleInvoices.save, exact: true }).click();
    await expect(row).toContainText(consoleInvoices.status.ALLOWED);
    await isWithin(accounts.page, viewport.width);

    await page.reload();
    await expect(page.getByRole('button', { name: t.order.refund.withdraw })).toHaveCount(0);
    for (const part of t.invoice.status.ALLOWED.split('{amount}'))
      await expect(page.getByTestId('invoice')).toContainText(part);
    const acts = await app.readRows<{ kind: string; reason: string }>(
      'SELECT kind, reason FROM "OperatorAct" WHERE subject = $1 ORDER BY at',
      [number],
    );
    expect(acts).toEqual([
      { kind: 'refund.approve', reason: 'case 12' },
      { kind: 'invoice.allow', reason: '' },
    ]);
    const mails = await app.readRows<{ template: string }>(
      `SELECT template FROM "OutboxMessage" WHERE recipient = $1
         AND template IN ('refund-done', 'invoice-allowed') ORDER BY "createdAt"`,
      [buyer.email],
    );
    expect(mails.map(({ template }) => template)).toEqual(['refund-done', 'invoice-allowed']);
  });

test('An owner creates a coupon in English, sees it in the table, and withdraws it', async ({
  operator,
}) => {
  const { page, confirmPassword } = await operator('OWNER', {
    language: 'en',
    path: '/console/coupons',
  });
  const t = en.consoleCoupons;
  const form = page.locator('form').filter({ hasText: t.codeHint });
  await form.getByLabel(t.code, { exact: true }).fill('spring15');
  await form.getByLabel(t.kind).selectOption('PERCENT');
  await form.getByLabel(t.valuePercent).fill('15');
  await form.getByRole('button', { name: t.create }).click();
  await confirmPassword();
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('row', { name: 'SPRING15' });
  await expect(row).toContainText(t.states.VALID);
  await expect(row).toContainText('15% off');
  await row.getByRole('button', { name: /SPRING15/ }).click();
  await dialog.getByLabel(en.consoleShell.reason.label).fill('a slip');
  await dialog.getByRole('button', { name: t.withdraw, exact: true }).click();
  await expect(row).toContainText(t.states.WITHDRAWN);
});
