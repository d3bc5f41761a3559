import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { becomeUser } from './account';
import { listViolations } from './axe';
import { expect, localisedPath, test } from './fixtures';
import { LessonScreen } from './lesson';
import { finishUnit } from './practised';
import { resize } from './resize';
import { takePicture } from './take-picture';
import { fill, TEXTS } from './texts';

const SLUG = 'night-market-bowls';
const { sentences } = JSON.parse(readFileSync(`prisma/content/units/${SLUG}.json`, 'utf8')) as {
  sentences: { text: string; translation: string }[];
};
const COUNT = 5;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

async function takePictures(page: Page, name: string): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await resize(page, size);
    await takePicture(page, `rendering/${name}-${size.width}.png`, { fullPage: true });
  }
}

/** The sentence whose Chinese is on the screen. */
async function findAsked(page: Page) {
  const chinese = await page.getByRole('main').locator('[lang="zh-TW"]').first().textContent();
  return sentences.find(({ translation }) => translation === chinese)!;
}

test.describe.configure({ mode: 'parallel' });

for (const language of ['zh', 'en'] as const) {
  const t = TEXTS[language];

  test(`Sentences of yesterday’s unit are asked by their Chinese, and other words are judged by the learner (${language})`, async ({
    app,
    visitor,
  }) => {
    const page = await visitor({ language, viewport: PHONE });
    const lesson = new LessonScreen(page, t);
    const person = await becomeUser(app, page);
    await finishUnit(app, person, { slug: SLUG, daysAgo: 1, due: 0 });
    await page.goto(localisedPath(language, '/my-lesson'));
    const step = fill(t.nextStep.row.RENDER, { count: COUNT });
    await expect(page.getByText(step).first()).toBeVisible();
    await page.goto(localisedPath(language, `/my-lesson/review?chinese=${COUNT}`));

    await expect(page.getByRole('heading', { name: t.rendering.title })).toBeVisible();
    const asked = await findAsked(page);
    await expect(page.getByRole('main').locator('[lang="en"]')).toHaveCount(0);
    await takePictures(page, `asked-${language}`);
    await page.getByRole('button', { name: t.rendering.firstWords }).click();
    await expect(page.getByText(t.rendering.begins)).toBeVisible();

    const chooseTyping = async () => {
      await page.getByRole('button', { name: t.lesson.more.open, exact: true }).click();
      await page.getByRole('button', { name: t.lesson.typing.use }).click();
    };
    await chooseTyping();
    await takePictures(page, `typing-${language}`);
    await lesson.type('I put it another way');
    await expect(page.getByRole('heading', { name: t.rendering.otherTitle })).toBeFocused();
    await expect(page.getByText(asked.text)).toBeVisible();
    await takePictures(page, `other-words-${language}`);
    expect(await listViolations(page), 'other words').toEqual([]);
    await page.getByRole('button', { name: t.rendering.grade.GOOD }).click();

    await expect(page.getByText(fill(t.memory.sitting.place, { k: 2, n: COUNT }))).toBeVisible();
    await chooseTyping();
    await lesson.type((await findAsked(page)).text);
    await expect(lesson.outcome).toContainText(t.lesson.passed);
    await takePictures(page, `answered-${language}`);
    expect(await listViolations(page), 'answered').toEqual([]);
  });
}
