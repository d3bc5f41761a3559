import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { waitForHydration } from './lay-out-whole';

/** Opens a page on a line with a round-trip time, and waits until React handles it.
 *  @returns how often each of its scripts was requested */
async function openPage(page: Page, path: string, roundTripMs: number) {
  const requests = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) requests.set(pathname, (requests.get(pathname) ?? 0) + 1);
  });
  await page.addInitScript((rtt) => {
    Object.defineProperty(navigator, 'connection', { value: { rtt } });
  }, roundTripMs);
  await page.goto(path);
  await waitForHydration(page);
  return requests;
}

/** Time from the end of parsing to the request for the page's first script, ms. */
const readDelay = (page: Page) =>
  page.evaluate(() => {
    const [parsed] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    const first = Math.min(...scripts.map(({ startTime }) => startTime));
    return first - (parsed?.domContentLoadedEventStart ?? Number.NaN);
  });

for (const path of ['/', '/en/price', '/login', '/course-news/night-market-bowls']) {
  test(`The page ${path} requests its scripts after it was parsed, each of them once`, async ({
    visitor,
  }) => {
    const page = await visitor({ language: path.startsWith('/en') ? 'en' : 'zh' });
    const requests = await openPage(page, path, 50);
    expect(requests.size).toBeGreaterThan(10);
    expect([...requests].filter(([, times]) => times > 1)).toEqual([]);
    expect(await readDelay(page)).toBeGreaterThan(0);
  });
}

test('A page on a slow line requests its scripts before it was parsed, each of them once', async ({
  visitor,
}) => {
  const page = await visitor();
  const requests = await openPage(page, '/price', 200);
  expect([...requests].filter(([, times]) => times > 1)).toEqual([]);
  expect(await readDelay(page)).toBeLessThan(0);
});
