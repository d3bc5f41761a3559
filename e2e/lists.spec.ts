import type { Page } from '@playwright/test';
import { PUBLISHED_PAGE_SIZE } from '~/lib/published-rules';
import { delayRequests } from './delay-requests';
import { expect, test } from './fixtures';
import { waitForHydration } from './lay-out-whole';
import { fill, TEXTS } from './texts';

const { course, list } = TEXTS.zh;

/** A unit as the list's file has it. */
interface FileRow {
  slug: string;
  headline: string;
  category: string;
  level: string;
  otherText: string;
}

async function readUnits(url: string): Promise<FileRow[]> {
  const response = await fetch(`${url}/lists/units.json`);
  expect(response.headers.get('Cache-Control')).toContain('s-maxage');
  return response.json();
}

/** Headlines of the list, below the recommendations. */
const headlines = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });

/** Addresses of the files of lists that a page fetches. */
function recordFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\/lists\/.*\.json/.test(request.url())) files.push(request.url());
  });
  return files;
}

test('The list of units begins with the newest, fetches the others once when they are asked for, and keeps its state in the address', async ({
  app,
  visitor,
}) => {
  const units = await readUnits(app.url);
  expect(units.length).toBeGreaterThan(PUBLISHED_PAGE_SIZE);
  const page = await visitor();
  const files = recordFiles(page);
  await page.goto('/course-news');
  await expect(headlines(page)).toHaveCount(PUBLISHED_PAGE_SIZE);
  await expect(page.getByText(fill(list.found, { count: units.length }))).toBeVisible();
  await waitForHydration(page, 'main select');
  await page.waitForLoadState('networkidle');
  expect(files).toEqual([]);

  await page.getByRole('link', { name: new RegExp(list.more) }).click();
  await expect(headlines(page)).toHaveCount(Math.min(units.length, 2 * PUBLISHED_PAGE_SIZE));
  await expect(page).toHaveURL(/\?show=24$/);
  const health = units.filter(({ category }) => category === 'health');
  await page.getByRole('link', { name: course.category.health, exact: true }).click();
  await expect(headlines(page)).toHaveText(health.map(({ headline }) => headline));
  await page.goBack();
  await expect(headlines(page)).toHaveCount(Math.min(units.length, 2 * PUBLISHED_PAGE_SIZE));

  const last = units.at(-1)!;
  const [english = ''] = last.otherText.split('\n');
  await page.getByRole('searchbox').fill(english);
  await expect(headlines(page)).toHaveText([last.headline]);
  await page.reload();
  await expect(headlines(page)).toHaveText([last.headline]);
  await headlines(page).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/course-news/${last.slug}$`));
  await page.goBack();
  await expect(headlines(page)).toHaveText([last.headline]);
  expect(new Set(files).size).toBe(1);
});

test('The rows of a list whose address has a filter are hidden until they are those of the filter', async ({
  app,
  visitor,
}) => {
  const units = await readUnits(app.url);
  const health = units.filter(({ category }) => category === 'health');
  const page = await visitor();
  const release = await delayRequests(page, '**/_next/static/**/*.js');
  await page.goto('/course-news?category=health', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: course.category.health, exact: true })).toBeVisible();
  const row = page.locator('article h2').first();
  await expect(row).toBeAttached();
  await expect(row).toBeHidden();
  release();
  await headlines(page).first().click();
  await expect(page).toHaveURL(new RegExp(`/course-news/${health[0]!.slug}$`));
});

test('A level that is chosen before the scripts have arrived filters the rows of the address once they have', async ({
  app,
  visitor,
}) => {
  const units = await readUnits(app.url);
  const health = units.filter(({ category }) => category === 'health');
  const { level } = health.at(-1)!;
  const page = await visitor();
  const release = await delayRequests(page, '**/_next/static/**/*.js');
  await page.goto('/course-news?category=health', { waitUntil: 'commit' });
  const levels = page.getByLabel(course.catalogue.level);
  await levels.selectOption(level);
  release();
  await expect(headlines(page)).toHaveText(
    health.filter((unit) => unit.level === level).map(({ headline }) => headline),
  );
  await expect(page).toHaveURL(new RegExp(`\\?category=health&level=${level}$`));
  await expect(levels).toHaveValue(level);
});

test('Readers without scripts reach every unit from the list', async ({ app, micBrowser }) => {
  const units = await readUnits(app.url);
  const device = await micBrowser.newContext({
    baseURL: app.url,
    locale: 'zh-TW',
    javaScriptEnabled: false,
  });
  const page = await device.newPage();
  await page.goto('/course-news');
  await page.getByRole('link', { name: new RegExp(list.more) }).click();
  await expect(page).toHaveURL(`${app.url}/course-news/all`);
  for (const { slug, headline } of units)
    await expect(page.getByRole('link', { name: headline, exact: true })).toHaveAttribute(
      'href',
      `/course-news/${slug}`,
    );
  await device.close();
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('A list that cannot fetch its other rows says so, and shows them when the connection is back', async ({
    app,
    visitor,
  }) => {
    const units = await readUnits(app.url);
    const page = await visitor();
    await page.goto('/course-news');
    // Without a connection the scripts of the list would not arrive either.
    await waitForHydration(page, 'main select');
    await page.context().setOffline(true);
    await page.getByLabel(course.catalogue.level).selectOption('A2');
    await expect(page.getByRole('alert').filter({ hasText: list.restFailed })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('alert').filter({ hasText: list.restFailed })).toBeHidden();
    await expect(headlines(page).first()).toBeVisible();
    expect(await headlines(page).count()).toBeLessThan(units.length);
  });
});
