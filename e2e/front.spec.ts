import { complaints } from './axe';
import { expect, inLanguage, test } from './fixtures';
import { TEXTS } from './texts';

const PUBLIC = [
  '/',
  '/course',
  '/course-news',
  '/discovery-activity',
  '/discovery-activity/news-brunch-taipei',
  '/news-honor',
  '/news-honor/good-ear-award',
  '/news-honor/MixBlock',
  '/price',
  '/faq',
  '/tou',
  '/privacy',
  '/refund',
  '/login',
  '/signup',
];
const PHONE = { width: 390, height: 844 };

test('an English browser starts at /en; the Chinese choice is kept, and so is the page', async ({
  app,
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await page.goto('/');
  await expect(page).toHaveURL(`${app.url}/en`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.locator('[data-route]')).toHaveAttribute('data-route', 'index___en');

  await page.goto('/en/faq?from=mail');
  await page.getByRole('button', { name: TEXTS.en.common.switchLanguage }).click();
  await page.getByRole('menuitem', { name: '繁體中文' }).click();
  await expect(page).toHaveURL(`${app.url}/faq?from=mail`);
  await expect(page.locator('html')).toHaveClass(/font-zh/);

  await page.goto('/');
  await expect(page).toHaveURL(`${app.url}/`);
  const kept = (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected');
  expect(kept).toMatchObject({ value: 'zh', sameSite: 'Lax', path: '/' });
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/404/] });

  test('is a real 404 with a way home, in both languages', async ({ app, visitor }) => {
    const page = await visitor();
    for (const language of ['zh', 'en'] as const) {
      const answer = await page.goto(inLanguage(language, '/nowhere/at-all'));
      expect(answer?.status()).toBe(404);
      const texts = TEXTS[language].common.notFound;
      await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
      await page.getByRole('link', { name: texts.home }).click();
      await expect(page).toHaveURL(app.url + inLanguage(language, '/'));
    }
  });
});

test('the menu of a phone covers the screen and closes on navigation', async ({ app, visitor }) => {
  const page = await visitor({ viewport: PHONE });
  const t = TEXTS.zh.common;
  await page.goto('/faq');
  await page.getByRole('button', { name: t.openMenu }).click();
  const menu = page.getByRole('dialog', { name: t.menu });
  expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, ...PHONE });
  await menu.getByRole('link', { name: t.courses }).click();
  await expect(page).toHaveURL(`${app.url}/course`);
  await expect(menu).toBeHidden();

  await page.getByRole('button', { name: t.openMenu }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: t.openMenu })).toBeFocused();
});

for (const language of ['zh', 'en'] as const)
  test(`public pages have one headline, fit 320 px and break no accessibility rule (${language})`, async ({
    visitor,
  }) => {
    const page = await visitor({ language, viewport: PHONE });
    for (const path of PUBLIC)
      await test.step(path, async () => {
        await page.goto(inLanguage(language, path));
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(await complaints(page)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 700 });
        const beyond = () =>
          page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        await expect.poll(beyond).toBeLessThanOrEqual(0);
        await page.setViewportSize(PHONE);
      });
  });
