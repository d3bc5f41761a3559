import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { TEXTS } from './texts';

const t = TEXTS.zh;
const PHONE = { width: 390, height: 664 };

/** Opens a page whose scripts are held back, as on a slow line. @returns what lets them through */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('A press on the front page’s microphone before the scripts have arrived opens it once they have', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'zh', viewport: PHONE, microphone: true });
  const release = await openWithoutScripts(page, '/');
  await page.getByRole('button', { name: t.lesson.speak, exact: true }).click();
  release();
  await expect(
    page.getByRole('button', { name: t.lesson.finishSpeaking, exact: true }),
  ).toBeVisible();
});

test('The menu that was pressed twice before the scripts have arrived opens', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'zh', viewport: PHONE });
  const release = await openWithoutScripts(page, '/price');
  const menu = page.getByRole('button', { name: t.common.openMenu });
  await menu.click();
  await menu.click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});
