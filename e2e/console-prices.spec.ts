import en from '~/i18n/locales/console-en';
import { expect } from './fixtures';
import { test } from './own-server';
import { TEXTS } from './texts';

// Logged by the browser: the question for the password.
test.use({ expectedErrors: [/403 .*setPrice/] });

test('A price is set from tomorrow on and taken back, and one from today on is on the page of plans and in an open cart', async ({
  app,
  visitor,
  operator,
}) => {
  const t = en.consolePrices;
  const buyerPage = await visitor({ language: 'en', viewport: { width: 390, height: 844 } });
  await buyerPage.goto('/en/price');
  const [plan] = await app.readRows<{ nameEn: string; price: number }>(
    'SELECT "nameEn", price FROM "Product" ORDER BY position LIMIT 1',
    [],
  );
  if (!plan) throw new Error('No plan is for sale.');
  const before = `NT$${plan.price.toLocaleString('en')}`;
  await buyerPage
    .getByRole('button', { name: new RegExp(`^${TEXTS.en.plan.add}.*${plan.nameEn}`) })
    .click();
  await expect(buyerPage.getByRole('button', { name: TEXTS.en.cart.checkout })).toBeVisible();
  await buyerPage.goto('/en/cart');
  await expect(buyerPage.getByRole('main')).toContainText(before);

  const { page, confirmPassword } = await operator('ACCOUNTS', {
    language: 'en',
    path: '/console/prices',
  });
  await page.getByLabel(t.plan).selectOption(plan.nameEn);
  await page.getByLabel(t.price).fill('1234');
  await expect(page.getByText(`${plan.nameEn}: ${before} now, NT$1,234 from`)).toBeVisible();
  await page.getByRole('button', { name: t.submit }).click();
  const dialog = page.getByRole('dialog');
  await confirmPassword();
  const list = page.getByRole('list', { name: t.list.replace('{plan}', plan.nameEn) });
  await expect(list).toContainText('NT$1,234 from');
  await list.getByRole('button', { name: new RegExp(t.takeBack) }).click();
  await dialog.getByLabel(en.consoleShell.reason.label).fill('too early');
  await dialog.getByRole('button', { name: t.takeBack, exact: true }).click();
  await expect(list).toContainText('taken back');

  await page.getByLabel(t.price).fill('1222');
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await page.getByLabel(t.day).fill(today);
  await page.getByRole('button', { name: t.submit }).click();
  await expect(list).toContainText(`NT$1,222 since`);

  const readPlans = async () => (await buyerPage.request.get('/en/price')).text();
  await expect.poll(readPlans, { timeout: 30_000 }).toContain('1,222');
  await buyerPage.goto('/en/cart');
  await expect(buyerPage.getByRole('main')).toContainText('NT$1,222');
  await expect(buyerPage.getByRole('main')).toContainText(before);
});
