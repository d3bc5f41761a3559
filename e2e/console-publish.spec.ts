import type { Page } from '@playwright/test';
import type { Language } from '~/lib/language';
import { articlesAbout, toRss } from '~/test/feed-server';
import { fillDraft } from './fill-draft';
import { expect, localisedPath, test } from './fixtures';
import { LessonScreen } from './lesson';
import { CONSOLE } from './operator';
import { storeClips } from './store-clips';
import { TEXTS } from './texts';

test.describe.configure({ mode: 'parallel' });

/** Texts with a value in them, as an editor reads them. */
const READ = {
  zh: {
    taken: /^收進 [1-9]\d* 篇，略過 0 篇，退回 0 篇/,
    recordOf: (text: string) => `錄音「${text}」（美式女聲）`,
    accepted: /^通過了：\d+ 分/,
    someMade: /已完成 [1-9]\d* 段/,
    made: /^100 段示範音都做好/,
    recorded: / 錄的，/,
    play: (text: string) => `播放「${text}」（美式女聲）`,
    stop: (text: string) => `停止「${text}」（美式女聲）`,
  },
  en: {
    taken: /^[1-9]\d* taken in, 0 skipped, 0 refused/,
    recordOf: (text: string) => `Record “${text}” (American, woman)`,
    accepted: /^Accepted: \d+/,
    someMade: /[1-9]\d* of 100/,
    made: /^All 100 clips are made/,
    recorded: /^Recorded by/,
    play: (text: string) => `Play “${text}” (American, woman)`,
    stop: (text: string) => `Stop “${text}” (American, woman)`,
  },
} as const;

/** Adds a feed and waits until it was read, then chooses a draft from its articles.
 *  @returns the draft's id */
async function draftFromFeed(
  page: Page,
  language: Language,
  feed: { address: string; title: string; category: string },
): Promise<string> {
  const { consoleFeeds: t, consoleUnits: units } = CONSOLE[language];
  const feeds = page.getByRole('region', { name: t.title, exact: true });
  await feeds.getByLabel(t.address, { exact: true }).fill(feed.address);
  await feeds.getByLabel(t.licence, { exact: true }).fill('CC BY 4.0');
  await feeds.getByRole('button', { name: t.add, exact: true }).click();
  const row = feeds.getByRole('listitem').filter({ hasText: feed.address });
  await expect(row.getByText(READ[language].taken)).toBeVisible({ timeout: 60_000 });

  const create = page.getByRole('region', { name: units.create.title });
  await create.getByLabel(units.category, { exact: true }).selectOption(feed.category);
  await create.getByLabel(units.level, { exact: true }).selectOption('A2');
  await create.getByLabel(units.create.source).selectOption(feed.title);
  await create.getByRole('button', { name: units.create.submit }).click();
  await page.waitForURL('**/console/units/drafts/*');
  return new URL(page.url()).pathname.split('/').pop()!;
}

/** Records the first sentence of the draft that a page shows. */
async function recordSentence(page: Page, language: Language, sentence: string): Promise<void> {
  const t = CONSOLE[language].consoleContent.record;
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: READ[language].recordOf(sentence) }).click();
  await dialog.getByRole('button', { name: t.start, exact: true }).click();
  await expect(dialog.getByText(READ[language].accepted)).toBeVisible({ timeout: 40_000 });
  await dialog.getByRole('button', { name: t.use, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** Each imports other articles, because one article is not imported twice. The Chinese journey also restarts the
 *  server while clips are made, and the English one corrects the unit. */
const JOURNEYS = [
  { language: 'zh', category: 'technology', missing: 8, restarts: true },
  { language: 'en', category: 'business', missing: 2, restarts: false },
] as const;

for (const { language, category, missing, restarts } of JOURNEYS)
  test(`An editor in ${language} adds a feed, drafts a unit from it, records one clip, has the others made and publishes it; a learner gets a score for its first word; the unit is withdrawn`, async ({
    app,
    operator,
    visitor,
    microphone,
    feedServer,
  }) => {
    // Speech is synthesised, in the Chinese journey across a restart of the server.
    test.setTimeout(300_000);
    const t = CONSOLE[language].consoleUnits;
    const title = `Walked ${category}`;
    feedServer.answers.set(`/${category}.xml`, (response) =>
      response.end(toRss(title, articlesAbout(category))),
    );
    const { page } = await operator('EDITOR', { language, path: '/console/units/pool' });
    const address = `${feedServer.origin}/${category}.xml`;
    const id = await draftFromFeed(page, language, { address, title, category });
    const { path, firstWord, firstSentence } = await fillDraft(page, app, id);
    await storeClips(app, id, missing);
    await page.reload();
    await microphone.queueSpeech(firstSentence);
    await recordSentence(page, language, firstSentence);

    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: t.publish.make, exact: true }).click();
    await expect(page.getByRole('progressbar', { name: t.publish.bar })).toBeVisible();
    if (restarts) {
      await expect(page.getByText(READ[language].someMade)).toBeVisible({ timeout: 60_000 });
      // The page would poll while the server is down, and show an error.
      await page.goto('about:blank');
      await app.restart();
      await page.goto(localisedPath(language, `/console/units/drafts/${id}`));
    }
    await expect(page.getByText(READ[language].made)).toBeVisible({ timeout: 60_000 });
    const clips = page.getByRole('region', { name: t.clips.title });
    await expect(clips.getByText(READ[language].recorded)).toHaveCount(1);
    await clips
      .getByRole('button', { name: READ[language].play(firstWord) })
      .first()
      .click();
    await expect(
      clips.getByRole('button', { name: READ[language].stop(firstWord) }).first(),
    ).toBeVisible();

    await page.getByRole('button', { name: t.publish.open, exact: true }).click();
    await expect(dialog.getByText(path)).toBeVisible();
    await dialog.getByRole('button', { name: t.publish.submit, exact: true }).click();
    await expect(page.getByText(t.publish.published, { exact: true })).toBeVisible();

    const learner = await visitor({ language, viewport: { width: 390, height: 844 } });
    await learner.goto(localisedPath(language, `${path}/lesson`));
    const lesson = new LessonScreen(learner, TEXTS[language]);
    await microphone.queueSpeech(firstWord);
    await lesson.speak();
    await expect(lesson.outcome).toContainText(TEXTS[language].lesson.passed);

    if (!restarts) {
      await page.getByRole('button', { name: t.correct.open, exact: true }).click();
      await expect(page.getByText(t.draft.correcting)).toBeVisible();
      await page.getByRole('button', { name: t.correct.drop, exact: true }).click();
      await dialog.getByRole('button', { name: t.correct.drop, exact: true }).click();
    }
    await page.getByRole('button', { name: t.withdraw.open, exact: true }).click();
    await dialog.getByLabel(t.withdraw.reason, { exact: true }).fill('a slip');
    await dialog.getByRole('button', { name: t.withdraw.submit, exact: true }).click();
    await expect(page.getByText(t.draft.withdrawn)).toBeVisible();
  });
