import { expect, type Page } from '@playwright/test';

/** Waits until React handles the page, or the first element of a part of it that may be hydrated later. */
export const waitForHydration = (page: Page, part = '[data-route]') =>
  page.waitForFunction(
    (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    part,
  );

/** Scrolls a hydrated page a little and back, after which it lays out the content far below its first
 *  screen. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.mouse.wheel(0, 200);
  await expect(page.locator('.later')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
}
