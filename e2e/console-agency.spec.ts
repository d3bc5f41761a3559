import en from '~/i18n/locales/console-en';
import zh from '~/i18n/locales/console-zh';
import {
  type FakeEcpayInvoice,
  startFakeEcpayInvoice,
} from '~/server/gateways/invoice/fakes/ecpay-invoice';
import { App } from './app';
import { buy } from './buy';
import { test as base, expect } from './fixtures';

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

// The browser logs the request for the password.
test.use({ expectedErrors: [/403 .*issueAtProvider/] });

const PHONE = { width: 390, height: 844 };
const PATH = '/console/invoices';

test('Due invoices are issued at ECPay from a phone, one by one: the number reaches its buyer, a rejection says what to do', async ({
  app,
  agency,
  visitor,
  operator,
}) => {
  const firstPage = await visitor({ viewport: PHONE });
  const first = await buy(app, firstPage, 'zh');
  const second = await buy(app, await visitor({ viewport: PHONE }), 'zh');
  // A phone barcode that is no longer registered.
  await app.changeRows(
    `UPDATE "Invoice" SET kind = 'MOBILE', code = '/ABC1000' WHERE "orderId" = $1`,
    [second.id],
  );
  const { page, confirmPassword } = await operator('ACCOUNTS', { viewport: PHONE, path: PATH });
  const t = zh.consoleInvoices.agency;
  for (const { number } of [first, second])
    await page.getByRole('row', { name: number }).getByRole('checkbox').check();
  await page.getByRole('button', { name: t.bulk.replace('{count}', '2') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.reason).fill('daily run');
  await dialog.getByRole('button', { name: t.submit }).click();
  await confirmPassword();

  const results = page.getByRole('status').filter({ hasText: t.results });
  await expect(results).toContainText(/完成，號碼 ZA\d{8}/);
  await expect(results).toContainText(t.rejection.CARRIER);
  await expect(page.getByRole('row', { name: first.number })).toHaveCount(0);
  await expect(page.getByRole('row', { name: second.number })).toContainText(t.rejection.CARRIER);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);

  expect(agency.invoices.has(first.number.replace('-', ''))).toBe(true);
  expect(agency.invoices.has(second.number.replace('-', ''))).toBe(false);
  await firstPage.goto('/order');
  const issued = agency.invoices.get(first.number.replace('-', ''))?.number ?? '';
  await expect(firstPage.getByText(issued)).toBeVisible();
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
  operator,
}) => {
  const order = await buy(app, await visitor({ language: 'en' }), 'en');
  const { page, confirmPassword } = await operator('ACCOUNTS', { language: 'en', path: PATH });
  const t = en.consoleInvoices.agency;
  agency.loseAnswers('Issue');
  const row = page.getByRole('row', { name: order.number });
  const dialog = page.getByRole('dialog');
  const send = async () => {
    await row.getByRole('button', { name: t.act.ISSUE }).click();
    await dialog.getByRole('button', { name: t.submit }).click();
  };
  await send();
  await confirmPassword();
  await expect(row).toContainText(t.request.unknown);
  await expect(row.getByRole('button')).toHaveCount(1);
  await send();
  const results = page.getByRole('status').filter({ hasText: t.results });
  await expect(results).toContainText(/done, number ZA\d{8}/);
  const count = [...agency.invoices.keys()].filter((one) => one === order.number.replace('-', ''));
  expect([count.length, agency.requests.includes('GetIssue')]).toEqual([1, true]);
});
