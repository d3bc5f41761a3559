import en from '~/i18n/locales/console-en';
import zh from '~/i18n/locales/console-zh';
import { newPerson, signUp } from './account';
import { appointOperator } from './appoint-operator';
import { expect, test } from './fixtures';
import { APPROVED_CARD, SandboxCardPage } from './sandbox-card-page';
import { buyFirstPlan } from './shop';
import { TEXTS } from './texts';

// Logged by the browser: the question for the password.
test.use({ expectedErrors: [/403 .*(approveRefund|createCoupon)/] });

const PHONE = { width: 390, height: 844 };

test('A refund is asked for by a buyer and approved by the accounts on a phone, and the log and the buyer have it', async ({
  app,
  visitor,
}) => {
  const buyer = newPerson();
  const page = await visitor({ viewport: PHONE });
  await page.goto('/signup?next=%2Fprice');
  await signUp(page, TEXTS.zh, buyer);
  await page.waitForURL('**/price');
  await buyFirstPlan(page, TEXTS.zh);
  await page.waitForURL(/sandbox-bank/);
  await new SandboxCardPage(page, 'zh').payWith(APPROVED_CARD);
  await page.waitForURL(/order-created/);
  await page.getByRole('button', { name: TEXTS.zh.order.refund.ask }).click();
  await page.getByRole('dialog').getByRole('button', { name: TEXTS.zh.order.refund.send }).click();
  await expect(page.getByRole('button', { name: TEXTS.zh.order.refund.withdraw })).toBeVisible();

  const accounts = newPerson();
  const operatorPage = await visitor({ viewport: PHONE });
  await operatorPage.goto('/signup?next=%2Fprice');
  await signUp(operatorPage, TEXTS.zh, accounts);
  await operatorPage.waitForURL('**/price');
  await appointOperator(app, accounts, 'ACCOUNTS');
  const [order] = await app.readRows<{ number: string }>(
    'SELECT number FROM "Order" o JOIN "User" u ON u.id = o."userId" WHERE u.email = $1',
    [buyer.email],
  );
  const number = order?.number ?? '';
  await operatorPage.goto('/console/refunds');
  await operatorPage.getByRole('main').getByRole('link', { name: number }).click();
  await expect(operatorPage.getByRole('heading', { level: 1 })).toContainText(number);
  await expect(operatorPage.getByText(zh.consoleRefunds.invoice.NOT_NEEDED)).toBeVisible();
  const approve = new RegExp(zh.consoleRefunds.approve.split(' ')[0] ?? '');
  await operatorPage.getByRole('button', { name: approve }).click();
  const dialog = operatorPage.getByRole('dialog');
  await dialog.getByLabel(zh.consoleRefunds.reason).fill('case 12');
  await dialog.getByRole('button', { name: zh.consoleRefunds.confirmApprove, exact: true }).click();
  const password = dialog.getByLabel(zh.consoleShell.confirm.password, { exact: true });
  await password.fill(accounts.password);
  await dialog.getByRole('button', { name: zh.consoleShell.confirm.submit }).click();
  await expect(dialog).toHaveCount(0);
  await expect(operatorPage.getByText(zh.consoleRefunds.status.APPROVED).first()).toBeVisible();
  await expect(operatorPage.getByRole('button', { name: approve })).toHaveCount(0);
  const width = await operatorPage.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);

  await page.reload();
  await expect(page.getByRole('button', { name: TEXTS.zh.order.refund.withdraw })).toHaveCount(0);
  const acts = await app.readRows<{ kind: string; reason: string }>(
    'SELECT kind, reason FROM "OperatorAct" WHERE subject = $1',
    [number],
  );
  expect(acts).toEqual([{ kind: 'refund.approve', reason: 'case 12' }]);
});

test('An owner creates a coupon in English, sees it in the table, and withdraws it', async ({
  app,
  visitor,
}) => {
  const owner = newPerson();
  const page = await visitor({ language: 'en' });
  await page.goto('/en/signup?next=%2Fen%2Fprice');
  await signUp(page, TEXTS.en, owner);
  await page.waitForURL('**/en/price');
  await appointOperator(app, owner, 'OWNER');
  await page.goto('/en/console/coupons');
  const t = en.consoleCoupons;
  const form = page.locator('form').filter({ hasText: t.codeHint });
  await form.getByLabel(t.code, { exact: true }).fill('spring15');
  await form.getByLabel(t.kind).selectOption('PERCENT');
  await form.getByLabel(t.valuePercent).fill('15');
  await form.getByRole('button', { name: t.create }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(en.consoleShell.confirm.password, { exact: true }).fill(owner.password);
  await dialog.getByRole('button', { name: en.consoleShell.confirm.submit }).click();
  const row = page.getByRole('row', { name: 'SPRING15' });
  await expect(row).toContainText(t.states.VALID);
  await expect(row).toContainText('15% off');
  await row.getByRole('button', { name: /SPRING15/ }).click();
  await dialog.getByLabel(en.consoleShell.reason.label).fill('a slip');
  await dialog.getByRole('button', { name: t.withdraw, exact: true }).click();
  await expect(row).toContainText(t.states.WITHDRAWN);
});
