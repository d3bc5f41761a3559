import type { Page } from '@playwright/test';
import type { Texts } from './texts';

/** Adds the first plan on the page of plans to the cart, checks out and clicks the pay button. */
export async function buyFirstPlan(page: Page, t: Texts): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${t.plan.add}`) })
    .first()
    .click();
  await page.getByRole('button', { name: t.cart.checkout }).click();
  await page.getByRole('link', { name: t.cart.checkout }).click();
  await page.getByRole('button', { name: /NT\$/ }).click();
}
