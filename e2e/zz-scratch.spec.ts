import { mkdirSync } from 'node:fs';
import { localisedPath, test } from './fixtures';

for (const language of ['zh', 'en'] as const)
  test(`scratch ${language}`, async ({ visitor }) => {
    mkdirSync('/tmp/home18', { recursive: true });
    for (const width of [390, 1280]) {
      const page = await visitor({
        language,
        viewport: { width, height: width === 390 ? 664 : 800 },
      });
      await page.goto(localisedPath(language, '/'));
      await page.waitForTimeout(800);
      await page.screenshot({ path: `/tmp/home18/first-${width}-${language}.png` });
      await page.mouse.wheel(0, 300);
      await page.waitForTimeout(3000);
      for (let y = 0; y < 14000; y += 500) {
        await page.evaluate((y) => scrollTo(0, y), y);
        await page.waitForTimeout(80);
      }
      await page.waitForTimeout(800);
      const rows = await page.evaluate(() => [
        document.documentElement.scrollHeight,
        ...[...document.querySelectorAll('header,#main section,footer')].map(
          (s) =>
            `${s.tagName} ${s.getAttribute('aria-labelledby')} ${Math.round(s.getBoundingClientRect().height)} y=${Math.round(s.getBoundingClientRect().y + scrollY)}`,
        ),
      ]);
      console.log(language, width, rows.join('\n'));
      await page.evaluate(() => scrollTo(0, 0));
      await page.screenshot({ path: `/tmp/home18/home-${width}-${language}.png`, fullPage: true });
      await page.context().close();
    }
  });
