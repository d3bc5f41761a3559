import en from '~/i18n/locales/console-en';
import zh from '~/i18n/locales/console-zh';
import { createAccount, signInDevice } from './account';
import type { App } from './app';
import { appointOperator } from './appoint-operator';
import { createDraft } from './create-draft';
import { fillDraft } from './fill-draft';
import { expect, test } from './fixtures';
import { LessonScreen } from './lesson';
import { storeClips } from './store-clips';
import { TEXTS } from './texts';

type Visitor = Parameters<Parameters<typeof test>[2]>[0]['visitor'];

/** An editor's page, and a draft that lacks a few clips only. */
async function openDraft(app: App, visitor: Visitor, missing: number) {
  const person = await createAccount(app);
  await appointOperator(app, person, 'EDITOR');
  const page = await visitor({ language: 'zh' });
  await signInDevice(app, page.request, person);
  const id = await createDraft(page, app);
  const texts = await fillDraft(page, app, id);
  await storeClips(app, id, missing);
  await page.goto(`/console/units/drafts/${id}`);
  return { page, id, ...texts };
}

test('An editor records a clip and has the others made, which a restart of the server interrupts, and publishes a draft; a learner speaks its first word and gets a score; the unit is withdrawn', async ({
  app,
  visitor,
  microphone,
}) => {
  const { page, id, path, firstWord, firstSentence } = await openDraft(app, visitor, 8);
  const t = zh.consoleUnits;
  const dialog = page.getByRole('dialog');

  await microphone.queueSpeech(firstSentence);
  await page.getByRole('button', { name: `錄音「${firstSentence}」（美式・女聲）` }).click();
  await dialog.getByRole('button', { name: zh.consoleContent.record.start, exact: true }).click();
  await expect(dialog.getByText(/通過了：\d+ 分/)).toBeVisible({ timeout: 40_000 });
  await dialog.getByRole('button', { name: zh.consoleContent.record.use, exact: true }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: t.publish.make, exact: true }).click();
  await expect(page.getByRole('progressbar', { name: t.publish.bar })).toBeVisible();
  await expect(page.getByText(/已完成 [1-9]\d* 段/)).toBeVisible({ timeout: 60_000 });
  // Its questions would find no server.
  await page.goto('about:blank');
  await app.restart();
  const inEnglish = en.consoleUnits;
  await page.goto(`/en/console/units/drafts/${id}`);
  await expect(page.getByText('All 100 clips are made')).toBeVisible({ timeout: 60_000 });
  const clips = page.getByRole('region', { name: inEnglish.clips.title });
  await expect(clips.getByText(/^Recorded by/)).toHaveCount(1);
  await clips
    .getByRole('button', { name: `Play “${firstWord}” (American, woman)` })
    .first()
    .click();
  await expect(
    clips.getByRole('button', { name: `Stop “${firstWord}” (American, woman)` }).first(),
  ).toBeVisible();

  await page.getByRole('button', { name: inEnglish.publish.open, exact: true }).click();
  await expect(dialog.getByText(path)).toBeVisible();
  await dialog.getByRole('button', { name: inEnglish.publish.submit, exact: true }).click();
  await expect(page.getByText(inEnglish.publish.published, { exact: true })).toBeVisible();

  const learner = await visitor({ viewport: { width: 390, height: 844 } });
  await learner.goto(`${path}/lesson`);
  const lesson = new LessonScreen(learner, TEXTS.zh);
  await microphone.queueSpeech(firstWord);
  await lesson.speak();
  await expect(lesson.outcome).toContainText(TEXTS.zh.lesson.passed);

  await page.getByRole('button', { name: inEnglish.correct.open, exact: true }).click();
  await expect(page.getByText(inEnglish.draft.correcting)).toBeVisible();
  await page.getByRole('button', { name: inEnglish.correct.drop, exact: true }).click();
  await dialog.getByRole('button', { name: inEnglish.correct.drop, exact: true }).click();
  await page.getByRole('button', { name: inEnglish.withdraw.open, exact: true }).click();
  await dialog.getByLabel(inEnglish.withdraw.reason, { exact: true }).fill('a slip');
  await dialog.getByRole('button', { name: inEnglish.withdraw.submit, exact: true }).click();
  await expect(page.getByText(inEnglish.draft.withdrawn)).toBeVisible();
});
