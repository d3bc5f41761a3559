import type { Locator, Page } from '@playwright/test';
import { logIn, logOut, signUp, someone } from './account';
import { expect, test } from './fixtures';
import { TEXTS } from './texts';

const t = TEXTS.zh;

/** A phone whose browser shows its bars. */
const PHONE = { width: 390, height: 664 };

/** Whether a press on the middle of it reaches it, where the page stands and at both ends of the window. */
async function expectReachable(button: Locator): Promise<void> {
  for (const block of ['nearest', 'end', 'start'] as const)
    await expect
      .poll(() => button.evaluate(isOnTop, block), `the button, at the window’s ${block}`)
      .toBe(true);
}

function isOnTop(button: Element, block: ScrollLogicalPosition): boolean {
  button.scrollIntoView({ block, behavior: 'instant' });
  // Below a header that sticks to the top.
  if (block === 'start') window.scrollBy({ top: -100, behavior: 'instant' });
  const { x, y, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

async function chooseFirstPlan(page: Page): Promise<void> {
  await page.goto('/price');
  await page
    .getByRole('button', { name: new RegExp(`^${t.plan.add}`) })
    .first()
    .click();
  await page.getByRole('button', { name: t.cart.checkout }).click();
  await expect(page).toHaveURL(/\/cart$/);
}

test('nothing lies over the button that pays, and the news stands in the page', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'zh', viewport: PHONE });
  const person = someone();
  const news = page.getByText(t.cart.merged);

  await test.step('after a sign-up from the cart', async () => {
    await chooseFirstPlan(page);
    await page.getByRole('link', { name: t.cart.checkout }).click();
    await page.getByRole('link', { name: t.account.login.signup }).click();
    await signUp(page, t, person);
    await expect(page).toHaveURL(/\/payment$/);
    await expect(news).toBeVisible();
    await expect(page.getByText(person.email).first()).toBeVisible();
    await expectReachable(page.getByRole('button', { name: /NT\$/ }));
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await page.getByRole('button', { name: t.cart.noted }).click();
    await expect(news).toBeHidden();
  });

  await test.step('after a log-in that brought a cart along', async () => {
    await logOut(page, t);
    await chooseFirstPlan(page);
    await page.goto('/login?next=%2Fcart');
    await logIn(page, t, person);
    await expect(page).toHaveURL(/\/cart$/);
    await expect(news).toBeVisible();
    await expectReachable(page.getByRole('link', { name: t.cart.checkout }));
  });
});
