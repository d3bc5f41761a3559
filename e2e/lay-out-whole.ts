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
 *  screen. A turn of the mouse wheel would not do: it may take effect after the page was scrolled back. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await expect(page.locator('.later')).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
