import en from '~/i18n/locales/console-en';
import { spokenFile } from '~/test/spoken-file';
import { findVoiceLesson } from './find-voice-lesson';
import { expect } from './fixtures';
import { test } from './own-server';

const SLUG = 'the-kettle-that-leaks';
const OLD_LINE = 'Hi there. How can I help you today?';
const NEW_LINE = 'Good morning. What can I do for you?';

test('An editor changes a line of a voice lesson, takes a deletion back, brings a recording of it, has the whole recording made, hears it in the preview and publishes it; a learner hears the new line', async ({
  app,
  visitor,
  operator,
}) => {
  test.slow();
  const t = en.consoleVoiceLessons;
  const { page } = await operator('EDITOR', { language: 'en', path: '/console/voice-lessons' });
  await page.getByRole('link', { name: 'Returning a kettle that leaks' }).click();
  const id = await findVoiceLesson(app, SLUG);
  await page.waitForURL(`**/en/console/voice-lessons/${id}`);
  await expect(page.getByText(t.record.unchanged)).toBeVisible();

  await page.getByRole('button', { name: `Delete “${OLD_LINE}”` }).click();
  await page.getByRole('button', { name: en.consoleContent.undo, exact: true }).click();
  await page.getByRole('button', { name: `Edit “${OLD_LINE}”` }).click();
  const form = page.getByRole('form', { name: `Edit “${OLD_LINE}”` });
  await form.getByLabel(t.transcript.en).fill(NEW_LINE);
  await page.evaluate(() => history.back());
  const leaving = page.getByRole('dialog', { name: en.consoleShell.leave.title });
  await leaving.getByRole('button', { name: en.consoleShell.leave.leave, exact: true }).click();
  await page.waitForURL('**/en/console/voice-lessons');
  await page.goForward();
  await form.getByRole('button', { name: en.consoleContent.stored.restore }).click();
  await expect(form.getByLabel(t.transcript.en)).toHaveValue(NEW_LINE);
  await form.getByRole('button', { name: en.consoleContent.save }).click();
  const lines = page.getByRole('region', { name: t.transcript.title });
  const line = lines.getByRole('listitem').first();
  await expect(line.getByText(t.part.noClip)).toBeVisible();

  const dialog = page.getByRole('dialog');
  const own = en.consoleContent.record;
  await line.getByRole('button', { name: `Record “${NEW_LINE}” (American)` }).click();
  await dialog
    .getByLabel(own.upload, { exact: true })
    .and(page.locator('input'))
    .setInputFiles({
      name: 'line.wav',
      mimeType: 'audio/wav',
      buffer: await spokenFile(NEW_LINE),
    });
  await expect(dialog.getByText(/^Accepted: \d+/)).toBeVisible({ timeout: 40_000 });
  await dialog.getByRole('button', { name: own.use, exact: true }).click();
  await expect(line.getByText(/^Recorded by/)).toBeVisible();

  await page.getByRole('button', { name: t.record.make, exact: true }).click();
  await expect(page.getByRole('progressbar', { name: t.record.bar })).toBeVisible();
  const publish = page.getByRole('button', { name: t.record.publish });
  await expect(publish).toBeVisible({ timeout: 240_000 });
  const listened = page.waitForResponse((response) => /\/media\/members\//.test(response.url()));
  await page.getByRole('link', { name: t.preview.open, exact: true }).click();
  await page.waitForURL(`**/console/voice-lessons/${id}/preview`);
  await page.getByRole('button', { name: NEW_LINE }).click();
  expect([200, 206]).toContain((await listened).status());
  await page.getByRole('link', { name: t.preview.back, exact: true }).click();
  await line.getByRole('button', { name: `Play “${NEW_LINE}” (American)` }).click();
  await publish.click();
  await dialog.getByRole('button', { name: t.record.submit, exact: true }).click();
  await expect(page.getByText(t.record.unchanged)).toBeVisible();

  const read = async () => (await page.request.get(`/en/course-voice/${SLUG}`)).text();
  await expect.poll(read, { timeout: 30_000 }).toContain(NEW_LINE);
  const learner = await visitor({ language: 'en' });
  const heard = learner.waitForResponse((response) => /\/media\/recordings\//.test(response.url()));
  await learner.goto(`/en/course-voice/${SLUG}`);
  const said = learner.getByRole('button', { name: NEW_LINE });
  await said.click();
  await expect(said).toHaveAttribute('aria-current', 'true');
  const recording = await heard;
  expect([200, 206]).toContain(recording.status());

  await page.getByRole('button', { name: t.hide.open }).click();
  await dialog.getByLabel(t.record.reason).fill('a wrong word');
  await dialog.getByRole('button', { name: t.hide.submit, exact: true }).click();
  await expect(page.getByText(t.hiddenNotice)).toBeVisible();
  const status = async () => (await page.request.get(`/en/course-voice/${SLUG}`)).status();
  await expect.poll(status, { timeout: 30_000 }).toBe(404);
  expect((await page.request.get(new URL(recording.url()).pathname)).status()).toBe(404);
});
