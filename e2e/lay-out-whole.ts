import { expect, type Page } from '@playwright/test';

/** Waits until React handles the page. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-route]') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );

/** Scrolls a hydrated page a little and back, after which it lays out the content far below its first
 *  screen. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.mouse.wheel(0, 200);
  await expect(page.locator('.later')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
}
