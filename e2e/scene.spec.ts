import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Scene } from '~/domain/scene/scene';
import type { Language } from '~/lib/language';
import { listViolations } from './axe';
import { expect, localisedPath, test } from './fixtures';
import { resize } from './resize';
import { takePicture } from './take-picture';
import { fill, TEXTS } from './texts';

const SLUG = 'the-wrong-cup';
const scene = JSON.parse(readFileSync(`prisma/content/scenes/${SLUG}.json`, 'utf8')) as Scene;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** Keys of the turns on the way of the first replies, and the ending that it leads to. */
function firstWay() {
  const turns: string[] = [];
  let at = scene.start;
  for (let turn = scene.turns[at]; turn; turn = scene.turns[at]) {
    turns.push(at);
    at = turn.replies[0]!.to;
  }
  return { turns, ending: scene.endings[at]! };
}

async function takePictures(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()!;
  for (const size of [PHONE, DESKTOP]) {
    await resize(page, size);
    await takePicture(page, `scene/${name}-${size.width}.png`, { fullPage: true });
  }
  await resize(page, before);
}

async function openScene(page: Page, language: Language) {
  const t = TEXTS[language].scene;
  await page.goto(localisedPath(language, '/course-scene'));
  await takePictures(page, `list-${language}`);
  await page.getByRole('link', { name: scene.title[language] }).click();
  await expect(page.getByRole('button', { name: t.start })).toBeVisible();
  await takePictures(page, `start-${language}`);
}

async function typeReply(page: Page, language: Language, text: string) {
  const t = TEXTS[language].scene;
  await page.getByRole('textbox', { name: t.typed }).fill(text);
  await page.getByRole('button', { name: t.check }).click();
}

const heading = (page: Page, language: Language, k: number) =>
  page.getByRole('heading', { name: fill(TEXTS[language].scene.turn, { k }), exact: true });

test('A visitor says a reply on a phone, types the others, and the list knows the ending', async ({
  visitor,
  microphone,
}) => {
  const t = TEXTS.zh.scene;
  const { turns, ending } = firstWay();
  const page = await visitor({ viewport: PHONE });
  await openScene(page, 'zh');
  await page.getByRole('button', { name: t.start }).click();
  const first = scene.turns[scene.start]!;
  await expect(page.getByText(first.en)).toBeVisible();
  await takePictures(page, 'shown-zh');
  await microphone.queueSpeech(first.replies[0]!.en);
  await page.getByRole('button', { name: t.speak }).click();
  await expect(heading(page, 'zh', 2)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(scene.turns[turns[1]!]!.en)).toBeVisible();

  await page.getByRole('button', { name: t.useTyping }).click();
  await typeReply(page, 'zh', '我不知道');
  await expect(page.getByText(t.otherTyped)).toBeVisible();
  await takePictures(page, 'unheard-zh');
  for (const [index, key] of turns.slice(1).entries()) {
    if (index > 0) await expect(heading(page, 'zh', index + 2)).toBeFocused();
    await typeReply(page, 'zh', scene.turns[key]!.replies[0]!.en);
  }
  await expect(page.getByRole('heading', { name: ending.title.zh })).toBeFocused();
  await takePictures(page, 'end-zh');
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole('link', { name: t.back }).first().click();
  const count = Object.keys(scene.endings).length;
  await expect(page.getByText(fill(t.found, { found: 1, count }))).toBeVisible();
});

test('In the third round the replies are asked by their Chinese alone, and silence is answered; the second has key words', async ({
  visitor,
  microphone,
}) => {
  const t = TEXTS.en.scene;
  const page = await visitor({ language: 'en' });
  await openScene(page, 'en');
  await page.getByText(t.round.meaning).click();
  await page.getByRole('button', { name: t.start }).click();
  const { replies } = scene.turns[scene.start]!;
  const options = page.getByRole('list', { name: t.yourTurn });
  await expect(options.getByText(replies[0]!.zh)).toBeVisible();
  await expect(options.locator('[lang="en"]')).toHaveCount(0);
  await takePictures(page, 'meaning-en');
  await microphone.queueSilence();
  await page.getByRole('button', { name: t.speak }).click();
  await expect(page.getByRole('button', { name: t.finish })).toBeVisible();
  await expect(page.getByText(TEXTS.en.lesson.refusal.no_speech)).toBeVisible({ timeout: 60_000 });
  await expect(heading(page, 'en', 1)).toBeVisible();

  await page.getByRole('button', { name: t.leave }).click();
  await page.getByText(t.round.hinted).click();
  await page.getByRole('button', { name: t.start }).click();
  await expect(options.getByText(`${replies[0]!.hint} …`)).toBeVisible();
  await takePictures(page, 'hinted-en');
  await page.getByRole('button', { name: t.useTyping }).click();
  for (const key of firstWay().turns) {
    await expect(page.getByText(scene.turns[key]!.en).first()).toBeVisible();
    await typeReply(page, 'en', scene.turns[key]!.replies[0]!.en);
  }
  await expect(page.getByRole('heading', { name: firstWay().ending.title.en })).toBeFocused();
  await takePictures(page, 'end-en');
});
