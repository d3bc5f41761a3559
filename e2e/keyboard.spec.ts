import type { Locator, Page } from '@playwright/test';
import { becomeUser, newPerson, signUp } from './account';
import { expect, test } from './fixtures';
import { formatPrice, RECOMMENDED } from './plans';
import { fill, TEXTS } from './texts';

const PHONE = { width: 390, height: 844 };
const MAX_TAB_STOPS = 120;
const t = TEXTS.zh;

/** Moves the focus to the target by Tab alone, and expects a visible focus ring. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_TAB_STOPS; stop++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      const ring = await target.evaluate((element) => getComputedStyle(element).outlineStyle);
      expect(ring, 'the focus is seen').not.toBe('none');
      return;
    }
  }
  throw new Error(`${target} is not reached by Tab.`);
}

test('A plan is added to the cart, doubled and checked out by keyboard', async ({
  app,
  visitor,
}) => {
  const page = await visitor();
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  await becomeUser(app, page);
  // The login page redirects a logged-in user to `next`, and keeps its fragment.
  await page.goto('/login?next=%2Ftou%23seller');
  await expect(page).toHaveURL(`${app.url}/tou#seller`);
  await page.goto('/price');
  await tabTo(page, page.getByRole('link', { name: t.common.skip }));
  await press(page.getByRole('button', { name: new RegExp(`^${t.plan.add}`) }).first());
  await press(page.getByRole('button', { name: t.cart.checkout }));
  await expect(page).toHaveURL(`${app.url}/cart`);
  await press(page.getByRole('button', { name: t.cart.more, exact: true }));
  await expect(page.getByTestId('cart-total')).toHaveText(formatPrice(RECOMMENDED, 2));
  await press(page.getByRole('link', { name: t.cart.checkout }));
  await expect(page).toHaveURL(`${app.url}/payment`);
  await press(
    page.getByRole('button', {
      name: fill(t.order.payment.pay, { total: formatPrice(RECOMMENDED, 2) }),
    }),
  );
  await expect(page).toHaveURL(/sandbox-bank/);
});

test('The menu and side bar of a phone open, keep the focus and give it back', async ({
  app,
  visitor,
}) => {
  const page = await visitor({ viewport: PHONE });
  await becomeUser(app, page);
  await page.goto('/profile');
  for (const opener of [t.common.openMenu, t.common.memberMenu]) {
    const button = page.getByRole('button', { name: opener });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    const width = opener === t.common.memberMenu ? 220 : PHONE.width;
    expect(await panel.boundingBox()).toMatchObject({ width });
    for (let stop = 0; stop < 20; stop++) {
      await page.keyboard.press('Tab');
      const inside = await panel.evaluate((element) => element.contains(document.activeElement));
      expect(inside, 'the focus stays in the panel').toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  }
  await test.step('a group of the side bar opens, and a link in the menu or side bar navigates and closes it', async () => {
    const panel = page.getByRole('dialog');
    for (const [opener, group, link, path] of [
      [t.common.memberMenu, t.common.side.profile, t.common.side.orders, '/order'],
      [t.common.openMenu, null, t.common.plans, '/price'],
    ] as const) {
      await tabTo(page, page.getByRole('button', { name: opener }));
      await page.keyboard.press('Enter');
      const heading = group && panel.getByRole('button', { name: group, exact: true });
      if (heading && (await heading.getAttribute('aria-expanded')) === 'false') {
        await tabTo(page, heading);
        await page.keyboard.press('Enter');
      }
      await tabTo(page, panel.getByRole('link', { name: link, exact: true }));
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${path}`);
      await expect(panel).toBeHidden();
    }
  });
});

test('Tab leads on from a popup while it is shown', async ({ visitor }) => {
  const page = await visitor({ viewport: PHONE });
  await page.goto('/signup?next=%2Fprofile');
  await signUp(page, t, newPerson());
  await page.waitForURL('**/profile');
  const popup = page.locator('[data-sonner-toast]');
  // Under the pointer a popup stays.
  await popup.hover();
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await tabTo(page, popup);
  await tabTo(page, page.getByRole('banner').getByRole('link').first());
  await expect(popup, 'it was shown until then').toBeVisible();
});
