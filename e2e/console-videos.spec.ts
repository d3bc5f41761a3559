import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import en from '~/i18n/locales/console-en';
import { listViolations } from './axe';
import { expect } from './fixtures';
import { test } from './own-server';
import { fill } from './texts';

const t = en.consoleVideos;
const slug = 'who-decides-on-a-typhoon-day';
const read = (folder: string) =>
  JSON.parse(readFileSync(`prisma/content/${folder}/${slug}.json`, 'utf8'));
const { title } = read('videos') as { title: { en: string } };
const { media, cues } = read('recordings/videos') as {
  media: string;
  cues: { startMs: number; endMs: number; en: string; zh: string }[];
};
const [first, second] = cues;
if (!first || !second) throw new Error('The video has no lines.');

const seconds = (ms: number) => `00:00:${(ms / 1000).toFixed(3).padStart(6, '0')}`;
const vtt = (text: string) =>
  Buffer.from(`WEBVTT\n\n${seconds(first.startMs)} --> ${seconds(first.endMs)}\n${text}\n`);

test('An editor mends a line and replaces the poster of a video, and learners see both until it is hidden; then it is previewed and gets an hour, which is taken back', async ({
  visitor,
  operator,
}) => {
  const { page } = await operator('EDITOR', { language: 'en', path: '/console/videos' });
  await page.getByRole('link', { name: fill(t.openName, { title: title.en }) }).click();
  const row = (number: number) =>
    page.getByRole('listitem', { name: fill(t.lines.number, { number }), exact: true });
  const english = row(1).getByLabel(t.lines.en);
  await expect(english).toHaveValue(first.en);
  const file = page.getByLabel(t.file.of);
  await page.getByText(t.file.title, { exact: true }).click();

  await row(2).getByRole('button', { name: t.lines.play }).click();
  const at = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(at).toBeGreaterThan(second.startMs / 1000);

  await row(2).getByRole('button', { name: t.lines.remove }).click();
  await expect(row(2).getByLabel(t.lines.en)).not.toHaveValue(second.en);
  await page
    .getByRole('button', { name: fill(t.lines.undoOf, { step: t.lines.steps.remove }) })
    .click();
  await expect(row(2).getByLabel(t.lines.en)).toHaveValue(second.en);

  const big5 = Buffer.concat([vtt('Tea'), Buffer.from([0xaf, 0xf9])]);
  await file.setInputFiles({ name: 'big5.vtt', mimeType: 'text/vtt', buffer: big5 });
  const refused = fill(t.file.problem, { line: '5', text: t.file.faults.encoding });
  await expect(page.getByText(refused)).toBeVisible();
  await file.setInputFiles({ name: 'a.vtt', mimeType: 'text/vtt', buffer: vtt('A typhoon!') });
  await expect(page.getByText(t.changes.removed).first()).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: t.file.leave }).click();

  await english.fill('A <b>storm</b> is coming');
  await page.getByRole('button', { name: t.lines.save }).click();
  await expect(page.getByText(t.lines.saved)).toBeVisible();
  const picture = sharp({ create: { width: 640, height: 360, channels: 3, background: 'teal' } });
  const buffer = await picture.png().toBuffer();
  await page
    .getByLabel(t.poster.of)
    .setInputFiles({ name: 'poster.png', mimeType: 'image/png', buffer });
  await expect(page.getByText(t.poster.saved)).toBeVisible();

  const learner = await visitor({ language: 'en' });
  const path = `/en/course-video/${slug}`;
  const html = async () => (await learner.request.get(path)).text();
  await expect.poll(html, { timeout: 30_000 }).toContain('/media/posters/');
  await learner.goto(path);
  await expect(learner.getByText('A <b>storm</b> is coming')).toBeVisible();
  await expect(learner.locator('.cover img').first()).toHaveAttribute('src', /^\/media\/posters\//);
  const subtitles = () =>
    learner
      .locator('video')
      .evaluate((video: HTMLVideoElement) =>
        [...video.textTracks].flatMap(({ cues: all }) =>
          [...(all ?? [])].slice(0, 1).map((cue) => (cue as VTTCue).text),
        ),
      );
  await expect.poll(subtitles).toContain(first.zh);
  const fileStatus = async () => (await learner.request.head(media)).status();
  expect(await fileStatus()).toBe(200);

  await page.getByRole('button', { name: t.hide.hide }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.hide.reason).fill('Ticket 12');
  await dialog.getByRole('button', { name: t.hide.hide }).click();
  await expect(page.getByText(t.hide.isHidden)).toBeVisible();
  const status = async () => (await learner.request.get(path)).status();
  await expect.poll(status, { timeout: 30_000 }).toBe(404);
  // A server closes the file when it next checks for changes, which may be a second after the page.
  await expect.poll(fileStatus, { timeout: 30_000 }).toBe(404);

  const { plan } = en.consoleContent;
  await page.getByRole('button', { name: plan.open, exact: true }).click();
  await dialog.getByLabel(plan.reason).fill('Ticket 12');
  await dialog.getByRole('button', { name: plan.submit, exact: true }).click();
  await expect(page.getByText(/^It will be shown on .+, 09:00, Taipei time\.$/)).toBeVisible();
  await page.getByRole('button', { name: plan.takeBack, exact: true }).click();
  await expect(page.getByText(plan.takenBack)).toBeVisible();
  await page.getByRole('link', { name: t.preview.open, exact: true }).click();
  await expect(page.getByText('A <b>storm</b> is coming')).toBeVisible();
  expect((await page.request.get(path)).status()).toBe(404);
});
