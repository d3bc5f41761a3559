import type { Page } from '@playwright/test';
import en from '~/i18n/locales/console-en';
import { expect } from './fixtures';
import { test } from './own-server';
import { TEXTS } from './texts';

// The browser logs the request for the password.
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
  await page.getByRole('button', { name: t.review }).click();
  const dialog = page.getByRole('dialog');
  const set = dialog.getByRole('button', { name: t.submit });
  await confirmChange(page, '1234');
  await set.click();
  await confirmPassword();
  const list = page.getByRole('list', { name: t.list.replace('{plan}', plan.nameEn) });
  await expect(list).toContainText('NT$1,234 from');
  await list.getByRole('button', { name: new RegExp(t.takeBack) }).click();
  await dialog.getByLabel(en.consoleShell.reason.label).fill('too early');
  await dialog.getByRole('button', { name: t.takeBack, exact: true }).click();
  await expect(list).toContainText('taken back');

  // Tomorrow is the first possible day for operators other than owners.
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  expect(await page.getByLabel(t.day).getAttribute('min')).not.toBe(today);

  const owner = await operator('OWNER', { language: 'en', path: '/console/prices' });
  await owner.page.getByLabel(t.price).fill('1222');
  await owner.page.getByLabel(t.day).fill(today);
  await owner.page.getByRole('button', { name: t.review }).click();
  await confirmChange(owner.page, '1222');
  await owner.page.getByRole('dialog').getByRole('button', { name: t.submit }).click();
  await owner.confirmPassword();
  const prices = owner.page.getByRole('list', { name: t.list.replace('{plan}', plan.nameEn) });
  await expect(prices).toContainText(`NT$1,222 since`);

  const readPlans = async () => (await buyerPage.request.get('/en/price')).text();
  await expect.poll(readPlans, { timeout: 30_000 }).toContain('1,222');
  await buyerPage.goto('/en/cart');
  await expect(buyerPage.getByRole('main')).toContainText('NT$1,222');
  await expect(buyerPage.getByRole('main')).toContainText(before);

  // Nobody has bought at this price, so that the earlier price is restored.
  await prices.getByRole('button', { name: new RegExp(t.takeBack) }).click();
  const withdrawal = owner.page.getByRole('dialog');
  await expect(withdrawal).toContainText(`${plan.nameEn} costs ${before} again at once`);
  await withdrawal.getByLabel(en.consoleShell.reason.label).fill('a slip');
  await withdrawal.getByRole('button', { name: t.takeBack, exact: true }).click();
  await expect(owner.page.getByText(`Now ${before}`).first()).toBeVisible();
});

/** Types the price again where the change is a large one. */
async function confirmChange(page: Page, price: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: en.consolePrices.ask });
  await expect(dialog).toContainText(en.consolePrices.difference);
  const submit = dialog.getByRole('button', { name: en.consolePrices.submit });
  const field = dialog.getByRole('textbox');
  if (await field.count()) {
    await expect(submit).toBeDisabled();
    await field.fill(price);
  }
  await expect(submit).toBeEnabled();
}
