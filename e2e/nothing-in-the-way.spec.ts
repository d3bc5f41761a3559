import type { Locator, Page } from '@playwright/test';
import { newPerson, signIn, signUpAtCheckout } from './account';
import { expect, test } from './fixtures';
import { formatPrice, RECOMMENDED } from './plans';
import { TEXTS } from './texts';

const t = TEXTS.zh;

/** Viewport of a phone with the browser's bars shown. */
const PHONE = { width: 390, height: 664 };

/** Expects that a click on the button's centre reaches it, at several scroll positions. */
async function expectReachable(button: Locator): Promise<void> {
  for (const block of ['nearest', 'end', 'start'] as const)
    await expect
      .poll(() => button.evaluate(isOnTop, block), `the button, at the window’s ${block}`)
      .toBe(true);
}

function isOnTop(button: Element, block: ScrollLogicalPosition): boolean {
  button.scrollIntoView({ block, behavior: 'instant' });
  // Scrolls it below the sticky header.
  const above = 100 - button.getBoundingClientRect().top;
  if (above > 0) window.scrollBy({ top: -above, behavior: 'instant' });
  const { x, y, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

async function choosePlan(page: Page, which: 'first' | 'last'): Promise<void> {
  await page.goto('/price');
  const plans = page.getByRole('button', { name: new RegExp(`^${t.plan.add}`) });
  await plans[which]().click();
  await page.getByRole('button', { name: t.cart.checkout }).click();
  await expect(page).toHaveURL(/\/cart$/);
}

test('The pay button is not covered; a notice in the page reports a merge with a cart that was not empty', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'zh', viewport: PHONE });
  const person = newPerson();
  const mergeNotice = page.getByText(t.cart.merged);

  await test.step('after a sign-up from the cart', async () => {
    await choosePlan(page, 'first');
    await page.getByRole('link', { name: t.cart.checkout }).click();
    const bought = page.getByRole('region', { name: t.cart.title });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.account.checkout.step);
    await expect(bought).toContainText(formatPrice(RECOMMENDED));
    await page.getByRole('link', { name: t.account.checkout.signup }).click();
    await expect(page).toHaveURL(/\/signup\?next=%2Fpayment$/);
    await expect(bought).toContainText(formatPrice(RECOMMENDED));
    await expect(page.getByLabel(t.account.confirmPassword)).toBeHidden();
    await signUpAtCheckout(page, t, person);
    await expect(page).toHaveURL(/\/payment$/);
    await expect(page.getByText(person.email).first()).toBeVisible();
    await expect(mergeNotice).toBeHidden();
    await expectReachable(page.getByRole('button', { name: /NT\$/ }));
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  });

  await test.step('after a log-in that brought a cart along', async () => {
    const other = await visitor({ language: 'zh', viewport: PHONE });
    await choosePlan(other, 'last');
    await other.goto('/login?next=%2Fcart');
    await signIn(other, t, person);
    await expect(other).toHaveURL(/\/cart$/);
    await expect(other.getByText(t.cart.merged)).toBeVisible();
    await expectReachable(other.getByRole('link', { name: t.cart.checkout }));
    await other.getByRole('button', { name: t.cart.noted }).click();
    await expect(other.getByText(t.cart.merged)).toBeHidden();
  });
});
