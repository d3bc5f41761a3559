import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { delayRequests } from './delay-requests';
import { expect, localisedPath } from './fixtures';
import { layOutWhole, waitForHydration } from './lay-out-whole';
import { TEXTS } from './texts';
import { test } from './untouched-server';

/** Limits of a page's HTML in KB of 1000 bytes: as it is, and compressed as a proxy would (gzip, level 6).
 *  The goal is 80 for the front page, 45 for others, and 25 compressed: lower the limit of a page that
 *  becomes smaller, and leave some 50 bytes: a build names its scripts anew, and names compress differently.
 *  The front page and one voice lesson are 2 % above since every page names the scripts of the one client. The
 *  texts of a page's client components are part of it, and of a free lesson its whole transcript. */
const LIMITS: Record<string, { raw: number; gzip: number }> = {
  '/': { raw: 81.9, gzip: 21.3 },
  '/price': { raw: 34.2, gzip: 9.5 },
  '/course': { raw: 39.3, gzip: 10.7 },
  '/course-news': { raw: 43.1, gzip: 11.7 },
  '/course-news/all': { raw: 36.4, gzip: 9.1 },
  '/course-news/night-market-bowls': { raw: 38.7, gzip: 11.1 },
  '/course-video': { raw: 34.1, gzip: 9.7 },
  '/course-video/how-headphones-cancel-noise': { raw: 41.1, gzip: 10.8 },
  '/course-video/lost-or-have-lost': { raw: 42.7, gzip: 12.3 },
  '/course-voice': { raw: 38.6, gzip: 10.8 },
  '/course-voice/explaining-a-delay': { raw: 46.3, gzip: 14.5 },
  '/discovery-activity': { raw: 42.9, gzip: 11.4 },
  '/discovery-activity/news-brunch-taipei': { raw: 37.6, gzip: 10.8 },
  '/news-honor': { raw: 35.1, gzip: 10.1 },
  '/faq': { raw: 43.7, gzip: 15.1 },
  '/quality': { raw: 49.3, gzip: 13.2 },
  '/tou': { raw: 38.8, gzip: 11.4 },
  '/login': { raw: 31.3, gzip: 10.7 },
  '/signup': { raw: 35.8, gzip: 11.7 },
  '/cart': { raw: 23.2, gzip: 7 },
};

test('The HTML of every kind of public page stays below its limits, in both languages', async ({
  app,
}) => {
  const over: string[] = [];
  for (const [path, { raw, gzip }] of Object.entries(LIMITS))
    for (const language of ['zh', 'en'] as const) {
      const address = localisedPath(language, path);
      const response = await fetch(app.url + address, {
        headers: { 'Accept-Language': language === 'zh' ? 'zh-TW' : 'en' },
      });
      expect({ address, status: response.status }).toEqual({ address, status: 200 });
      const html = Buffer.from(await response.arrayBuffer());
      const sizes = { raw: html.length / 1000, gzip: gzipSync(html, { level: 6 }).length / 1000 };
      if (sizes.raw > raw) over.push(`${address}: ${sizes.raw} KB, limit ${raw}`);
      if (sizes.gzip > gzip) over.push(`${address}: ${sizes.gzip} KB gzip, limit ${gzip}`);
    }
  expect(over).toEqual([]);
});

test('A page that is sent from the cache without Next is what Next sends, and stays so', async ({
  app,
}) => {
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(app.url + path, {
      headers: { 'Accept-Language': 'zh-TW', ...headers },
    });
    // The id and the time differ for each request.
    const { date, 'x-request-id': id, ...kept } = Object.fromEntries(response.headers);
    return {
      status: response.status,
      headers: kept,
      digest: createHash('sha1')
        .update(await response.text())
        .digest('hex'),
    };
  };
  for (const path of ['/login', '/en/signup', '/cart']) {
    // Requests with a query always reach Next, and so do the first ones without. No shared cache may keep these.
    for (const _ of ['rendered', 'learnt']) await ask(path);
    const [byNext, sent] = [await ask(`${path}?by=next`), await ask(path)];
    expect(sent.headers['x-nextjs-cache']).toBe('HIT');
    expect(sent).toEqual(byNext);
    const data = await ask(path, { RSC: '1' });
    expect(data.headers['content-type']).toBe('text/x-component');
  }
});

/** Limits of the fonts that a first visit of a Chinese page fetches, in KB of 1000 bytes. */
const FACE_LIMITS: Record<string, number> = {
  '/': 88,
  '/price': 50,
  '/course': 113,
  '/course-news/night-market-bowls': 113,
  '/course-video': 60,
  '/course-voice': 72,
  '/discovery-activity': 61,
  '/news-honor': 67,
  '/privacy': 81,
  '/quality': 62,
  '/faq': 53,
  '/login': 47,
};

test('A first visit of a Chinese page fetches its own faces and no others', async ({ visitor }) => {
  const over: string[] = [];
  for (const [path, limit] of Object.entries(FACE_LIMITS)) {
    const page = await visitor();
    const fetched: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'font')
        fetched.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(path);
    await expect(page.locator('head link[href^="/fonts/song-all-"]')).toBeAttached();
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(fetched);
    const total = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    if (total > limit) over.push(`${path}: ${total} KB in ${sizes.length} files, limit ${limit}`);
    await page.context().close();
  }
  expect(over).toEqual([]);
});

test('The faces of all other headlines wait for those of the front page’s sections on a slow line', async ({
  visitor,
}) => {
  const page = await visitor();
  const arrive = await delayRequests(page, '**/fonts/song-home-*');
  const asked = page.waitForRequest('**/fonts/song-home-*');
  await page.goto('/', { waitUntil: 'commit' }); // a page is not loaded while a font is on its way
  await asked;
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loading');
  const others = page.locator('head link[href^="/fonts/song-all-"]');
  await expect(others).not.toBeAttached();
  arrive();
  await expect(others).toBeAttached();
});

test('The front page fetches no sound and no video before the pointer or the focus is on its sentence, and a press before the player has loaded is not lost', async ({
  visitor,
}) => {
  const page = await visitor();
  const media: string[] = [];
  page.on('request', (request) => {
    if (/\.(mp3|m4a|mp4|webm|wav)(\?|$)/.test(request.url())) media.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(media).toEqual([]);

  const texts = TEXTS.zh.lesson;
  const sentence = page.getByRole('region', { name: texts.trySentence.heading });
  await sentence.getByRole('button', { name: texts.listen, exact: true }).click();
  await expect(sentence.getByRole('button', { name: texts.listenStop })).toBeVisible();
  await expect.poll(() => media.length).toBeGreaterThan(0);
});

test('Links in the static parts of a page are followed without reloading the page, and the way back shows the same', async ({
  visitor,
}) => {
  const page = await visitor();
  await page.goto('/');
  const readSteps = () => page.locator('[data-static="steps"]').textContent();
  const steps = await readSteps();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  // Blocks that are laid out when they come into view would move the footer away from under the pointer.
  await waitForHydration(page);
  await layOutWhole(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: TEXTS.zh.common.footer.terms })
    .click();
  await expect(page).toHaveURL(/\/tou$/);
  await expect(page.locator('[data-static="article"] h1')).toBeVisible();
  await page.goBack();
  expect(await readSteps()).toBe(steps);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('Every link of a static part that announces static HTML leads to a page that has some', async ({
  app,
}) => {
  const read = async (path: string) =>
    (await fetch(app.url + path, { headers: { 'Accept-Language': 'zh-TW' } })).text();
  const announced = new Set<string>();
  for (const path of ['/', '/course', '/course-news/all', '/course-video', '/faq'])
    for (const [anchor] of (await read(path)).matchAll(/<a\b[^>]*data-page="html"[^>]*>/g))
      announced.add(/href="([^"#]+)/.exec(anchor)?.[1] ?? anchor);
  expect([...announced]).toEqual(expect.arrayContaining(['/tou', '/faq']));
  const without: string[] = [];
  for (const path of announced)
    if (!/data-static="(?!footer")/.test(await read(path))) without.push(path);
  expect(without).toEqual([]);
});

test('A page of the header is fetched whole when its link is hovered, touched or focused, and not again when it is clicked', async ({
  visitor,
}) => {
  const page = await visitor();
  await page.goto('/faq');
  await waitForHydration(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/price' && request.headers().accept === 'text/html') fetched.push(pathname);
  });
  const link = page.getByRole('banner').getByRole('link', { name: TEXTS.zh.common.plans });
  await link.hover();
  await expect.poll(() => fetched).toEqual(['/price']);
  await link.click();
  await expect(page.locator('[data-static="terms"]')).not.toBeEmpty();
  await expect(page).toHaveURL(/\/price$/);
  expect(fetched).toEqual(['/price']);
});
