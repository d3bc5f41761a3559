import type { Page } from '@playwright/test';

interface Size {
  width: number;
  height: number;
}

/** Changes the size of the page's window, and waits until the page is laid out for it. */
export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await waitForWidth(page, size);
}

/** Waits until the page is laid out for the width of its window. On a busy machine a new window is as wide as the
 *  browser's own at first, and a resized one has the styles of the size before. */
export async function waitForWidth(page: Page, { width }: Pick<Size, 'width'>): Promise<void> {
  await page.evaluate(
    (expected) =>
      new Promise((resolve) => {
        const check = () => {
          const next = innerWidth === expected ? () => requestAnimationFrame(resolve) : check;
          requestAnimationFrame(next);
        };
        check();
      }),
    width,
  );
}
