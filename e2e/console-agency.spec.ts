import en from '~/i18n/locales/console-en';
import zh from '~/i18n/locales/console-zh';
import {
  type FakeEcpayInvoice,
  startFakeEcpayInvoice,
} from '~/server/gateways/invoice/fakes/ecpay-invoice';
import { newPerson, type Person, signUp } from './account';
import { App } from './app';
import { appointOperator } from './appoint-operator';
import { test as base, expect } from './fixtures';
import { APPROVED_CARD, SandboxCardPage } from './sandbox-card-page';
import { buyFirstPlan } from './shop';
import { TEXTS } from './texts';

/** A server whose invoices are issued at a local server of ECPay's protocol. */
const test = base.extend<object, { agency: FakeEcpayInvoice }>({
  agency: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const agency = await startFakeEcpayInvoice();
      await use(agency);
      await agency.close();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ agency }, use) => {
      const app = await App.start({
        INVOICE_PROVIDER: 'ecpay',
        ECPAY_INVOICE_MERCHANT_ID: agency.account.merchantId,
        ECPAY_INVOICE_HASH_KEY: agency.account.hashKey,
        ECPAY_INVOICE_HASH_IV: agency.account.hashIv,
        ECPAY_INVOICE_URL: agency.account.url,
      });
      await use(app);
      await app.dispose();
    },
    { scope: 'worker', timeout: 400_000 },
  ],
});

// Logged by the browser: the question for the password.
test.use({ expectedErrors: [/403 .*issueAtProvider/] });

const PHONE = { width: 390, height: 844 };
type Visitor = Parameters<Parameters<typeof test>[2]>[0]['visitor'];

/** A new account that has paid for the first plan.
 *  @returns its page, and the number of its order */
async function buy(app: App, visitor: Visitor, language: 'zh' | 'en') {
  const t = TEXTS[language];
  const prefix = language === 'zh' ? '' : '/en';
  const buyer = newPerson();
  const page = await visitor({ viewport: PHONE, language });
  await page.goto(`${prefix}/signup?next=${encodeURIComponent(`${prefix}/price`)}`);
  await signUp(page, t, buyer);
  await page.waitForURL(`**${prefix}/price`);
  await buyFirstPlan(page, t);
  await page.waitForURL(/sandbox-bank/);
  await new SandboxCardPage(page, language).payWith(APPROVED_CARD);
  await page.waitForURL(/order-created/);
  const [order] = await app.readRows<{ id: string; number: string }>(
    'SELECT o.id, number FROM "Order" o JOIN "User" u ON u.id = o."userId" WHERE u.email = $1',
    [buyer.email],
  );
  if (!order) throw new Error('The order is missing.');
  return { page, ...order };
}

/** Logs accounts in and opens the invoices. */
async function openInvoices(
  app: App,
  visitor: Visitor,
  accounts: Person,
  language: 'zh' | 'en',
  viewport?: typeof PHONE,
) {
  const prefix = language === 'zh' ? '' : '/en';
  const page = await visitor({ language, ...(viewport && { viewport }) });
  await page.goto(`${prefix}/signup?next=${encodeURIComponent(`${prefix}/price`)}`);
  await signUp(page, TEXTS[language], accounts);
  await page.waitForURL(`**${prefix}/price`);
  await appointOperator(app, accounts, 'ACCOUNTS');
  await page.goto(`${prefix}/console/invoices`);
  return page;
}

test('Due invoices are issued at ECPay from a phone, one by one: the number reaches its buyer, a rejection says what to do', async ({
  app,
  agency,
  visitor,
}) => {
  const first = await buy(app, visitor, 'zh');
  const second = await buy(app, visitor, 'zh');
  // A phone barcode that nobody has any more.
  await app.changeRows(
    `UPDATE "Invoice" SET kind = 'MOBILE', code = '/ABC1000' WHERE "orderId" = $1`,
    [second.id],
  );
  const accounts = newPerson();
  const page = await openInvoices(app, visitor, accounts, 'zh', PHONE);
  const t = zh.consoleInvoices.agency;
  for (const { number } of [first, second])
    await page.getByRole('row', { name: number }).getByRole('checkbox').check();
  await page.getByRole('button', { name: t.bulk.replace('{count}', '2') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.reason).fill('daily run');
  await dialog.getByRole('button', { name: t.submit }).click();
  const password = dialog.getByLabel(zh.consoleShell.confirm.password, { exact: true });
  await password.fill(accounts.password);
  await dialog.getByRole('button', { name: zh.consoleShell.confirm.submit }).click();

  const results = page.getByRole('status').filter({ hasText: t.results });
  await expect(results).toContainText(/完成，號碼 ZA\d{8}/);
  await expect(results).toContainText(t.rejection.CARRIER);
  await expect(page.getByRole('row', { name: first.number })).toHaveCount(0);
  await expect(page.getByRole('row', { name: second.number })).toContainText(t.rejection.CARRIER);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);

  expect(agency.invoices.has(first.number.replace('-', ''))).toBe(true);
  expect(agency.invoices.has(second.number.replace('-', ''))).toBe(false);
  await first.page.goto('/order');
  const issued = agency.invoices.get(first.number.replace('-', ''))?.number ?? '';
  await expect(first.page.getByText(issued)).toBeVisible();
  const acts = await app.readRows<{ kind: string; reason: string }>(
    'SELECT kind, reason FROM "OperatorAct" WHERE subject = ANY($1)',
    [[first.number, second.number]],
  );
  expect(acts).toEqual([{ kind: 'invoice.issue', reason: 'daily run' }]);
});

test('An answer of ECPay that is lost is found in its records in English, and one invoice is issued', async ({
  app,
  agency,
  visitor,
}) => {
  const order = await buy(app, visitor, 'en');
  const accounts = newPerson();
  const page = await openInvoices(app, visitor, accounts, 'en');
  const t = en.consoleInvoices.agency;
  agency.loseAnswers('Issue');
  const row = page.getByRole('row', { name: order.number });
  const dialog = page.getByRole('dialog');
  const send = async () => {
    await row.getByRole('button', { name: t.act.ISSUE }).click();
    await dialog.getByRole('button', { name: t.submit }).click();
  };
  await send();
  const password = dialog.getByLabel(en.consoleShell.confirm.password, { exact: true });
  await password.fill(accounts.password);
  await dialog.getByRole('button', { name: en.consoleShell.confirm.submit }).click();
  await expect(row).toContainText(t.request.unknown);
  await expect(row.getByRole('button')).toHaveCount(1);
  await send();
  const results = page.getByRole('status').filter({ hasText: t.results });
  await expect(results).toContainText(/done, number ZA\d{8}/);
  const count = [...agency.invoices.keys()].filter((one) => one === order.number.replace('-', ''));
  expect([count.length, agency.requests.includes('GetIssue')]).toEqual([1, true]);
});
