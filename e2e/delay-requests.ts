import type { Page } from '@playwright/test';

/** Delays the requests of a page for addresses that match `pattern`, as on a slow line.
 *  @returns a function that releases them and all later ones */
export async function delayRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
