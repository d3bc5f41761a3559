import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CORE } from './core';
import { expect, test } from './fixtures';

/** Serves the page at `/` of a site as a slow line would, without its scripts: up to the first occurrence of
 *  `cut`, and the rest when `sendRest` is called. All other requests go to the site. */
async function serveInParts(site: string, cut: string) {
  const asked = { headers: { 'Accept-Language': 'zh-TW' } };
  const whole = await (await fetch(site, asked)).text();
  const html = whole.replace(/<script\b[\s\S]*?<\/script>/g, '');
  const place = html.indexOf(cut);
  expect(place, `the page has ${cut}`).toBeGreaterThan(0);
  let page: ServerResponse | undefined;
  const server = createServer(async ({ url }, response) => {
    if (url === '/') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.write(html.slice(0, place));
      page = response;
      return;
    }
    const file = await fetch(site + url);
    response.setHeader('Content-Type', file.headers.get('content-type') ?? '');
    response.end(Buffer.from(await file.arrayBuffer()));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sendRest: () => page?.end(html.slice(place)),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

test(
  'The first screen of the front page does not move on a phone when the HTML arrives in parts',
  CORE,
  async ({ app, visitor }) => {
    // The cut is in the middle of the first screen, whose height is not complete without its end.
    const site = await serveInParts(app.url, 'data-slot="next-step"');
    const page = await visitor({ viewport: { width: 390, height: 844 } });
    try {
      await page.addInitScript(() => {
        const seen = { moved: 0 };
        Reflect.set(window, 'seen', seen);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.moved += Reflect.get(entry, 'value');
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(site.url, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
      site.sendRest();
      await page.waitForLoadState('load');
      const moved = await page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() => resolve(Reflect.get(window, 'seen').moved)),
            ),
          ),
      );
      expect(moved).toBeLessThan(0.01);
    } finally {
      // The page is closed first, because it may still request its icons.
      await page.close();
      site.close();
    }
  },
);
