import { gzipSync } from 'node:zlib';
import { expect, localisedPath, test } from './fixtures';
import { TEXTS } from './texts';

/** Limits of a page's HTML in KB of 1000 bytes: as it is, and compressed as a proxy would (gzip, level 6).
 *  The goal is 80 for the front page, 45 for others, and 25 compressed: whoever makes a page smaller lowers its
 *  limit. The texts of a page's client components are part of it. */
const LIMITS: Record<string, { raw: number; gzip: number }> = {
  '/': { raw: 144, gzip: 39.5 },
  '/price': { raw: 43, gzip: 11.5 },
  '/course': { raw: 68, gzip: 17 },
  '/course-news': { raw: 75, gzip: 20.5 },
  '/course-news/night-market-bowls': { raw: 53, gzip: 16 },
  '/course-video': { raw: 59, gzip: 17.5 },
  '/course-voice': { raw: 61, gzip: 17.5 },
  '/discovery-activity': { raw: 54, gzip: 14 },
  '/news-honor': { raw: 44, gzip: 12 },
  '/faq': { raw: 105, gzip: 29.5 },
  '/tou': { raw: 45, gzip: 13 },
  '/login': { raw: 43, gzip: 14.5 },
  '/cart': { raw: 29, gzip: 9 },
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

test('The front page fetches no sound and no video before somebody reaches for its sentence, and a press before the player has arrived is not lost', async ({
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
  expect(media.length).toBeGreaterThan(0);
});

test('Links in the static parts of a page are followed without loading the page anew, and the way back shows the same', async ({
  visitor,
}) => {
  const page = await visitor();
  await page.goto('/');
  const readSteps = () => page.locator('[data-static="steps"]').textContent();
  const steps = await readSteps();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
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
