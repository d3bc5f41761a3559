import type { Page } from '@playwright/test';
import { CORE } from './core';
import { delayRequests } from './delay-requests';
import { expect, test } from './fixtures';
import { TEXTS } from './texts';

const t = TEXTS.zh;
const PHONE = { width: 390, height: 664 };
const LESSON = '/course-news/night-market-bowls/lesson';

declare global {
  interface Window {
    /** Number of times that an audio element began to play. */
    plays: number;
  }
}

/** Opens a page whose scripts are held back, as on a slow line. @returns a function that releases them */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await delayRequests(page, '**/_next/static/**/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test(
  'A press on the front page’s microphone before the scripts have arrived opens it once they have',
  CORE,
  async ({ visitor }) => {
    const page = await visitor({ language: 'zh', viewport: PHONE, microphone: true });
    const release = await openWithoutScripts(page, '/');
    await page.getByRole('button', { name: t.lesson.speak, exact: true }).click();
    release();
    await expect(
      page.getByRole('button', { name: t.lesson.finishSpeaking, exact: true }),
    ).toBeVisible();
  },
);

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

test(
  'A lesson’s first clip plays at a press before the scripts have arrived, and once',
  CORE,
  async ({ visitor }) => {
    const page = await visitor({ language: 'zh', viewport: PHONE });
    await page.addInitScript(() => {
      window.plays = 0;
      const { play } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.play = function () {
        window.plays++;
        return play.call(this);
      };
    });
    const release = await openWithoutScripts(page, LESSON);
    await page.getByRole('button', { name: t.lesson.listen, exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => window.earlyListening?.element?.currentTime ?? 0))
      .toBeGreaterThan(0);
    release();
    await expect(
      page.getByRole('button', { name: t.lesson.listenSlow, exact: true }),
    ).toBeVisible();
    expect(await page.evaluate(() => window.plays)).toBe(1);
  },
);

for (const path of ['/login', '/signup'])
  test(`${path} shows before the scripts have arrived what its return path asks for, and moves nothing then`, async ({
    visitor,
  }) => {
    const page = await visitor({ language: 'zh', viewport: PHONE });
    const headline = page.getByRole('heading', { level: 1 });
    const email = page.getByRole('textbox', { name: t.account.email });
    const tabs = page.getByRole('navigation', { name: t.account.checkout.tabs });
    const { title: usual, submit } = path === '/login' ? t.account.login : t.account.signup;
    for (const [next, title] of [
      ['/payment', t.account.checkout.step],
      ['/my-lesson', usual],
    ] as const) {
      const release = await openWithoutScripts(page, `${path}?next=${encodeURIComponent(next)}`);
      await expect(headline).toHaveText(title);
      await expect(tabs).toBeVisible({ visible: next === '/payment' });
      const before = await email.boundingBox();
      release();
      // The button is enabled after hydration.
      await expect(page.getByRole('button', { name: submit, exact: true })).toBeEnabled();
      await expect(headline).toHaveText(title);
      // The list of purchases changes its height once it is loaded.
      if (next !== '/payment') expect(await email.boundingBox()).toEqual(before);
    }
  });
