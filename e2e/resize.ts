import type { Page } from '@playwright/test';

/** Changes the size of the page's window, and waits until the page is laid out for it: on a busy machine a
 *  measurement right after the change may see the styles of the earlier size. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width }) => innerWidth === width, size);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
