import { readFileSync } from 'node:fs';
import { listViolations } from './axe';
import { expect, localisedPath, test } from './fixtures';
import { fill, TEXTS } from './texts';

const slug = 'who-decides-on-a-typhoon-day';
const read = (file: string) =>
  JSON.parse(readFileSync(`prisma/content/${file}/${slug}.json`, 'utf8'));
const { title } = read('videos') as { title: { zh: string; en: string } };
const { cues } = read('recordings/videos') as { cues: { startMs: number; en: string }[] };

test('a learner watches a film by its transcript, comes back to the place, and says a line after it', async ({
  visitor,
  microphone,
}) => {
  const t = TEXTS.en;
  const page = await visitor({ language: 'en', microphone: true });
  await page.goto(localisedPath('en', '/course-video?category=Events'));
  await page.getByRole('link', { name: title.en }).click();
  await expect(page.getByRole('heading', { level: 1, name: title.en })).toBeVisible();
  const at = 5;
  const line = page.getByRole('button', { name: cues[at]!.en });
  await line.click();
  await expect(line).toHaveAttribute('aria-current', 'true');
  const seconds = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(seconds).toBeGreaterThan(cues[at]!.startMs / 1000 + 0.5);
  expect(await listViolations(page)).toEqual([]);

  await page.keyboard.press(' ');
  const player = page.getByRole('region', { name: t.media.deck.label });
  await expect(player.getByRole('button', { name: t.media.deck.play, exact: true })).toBeVisible();
  const stopped = await seconds();
  await expect.poll(() => page.evaluate(storedKeys)).toContain(`media:visitor:${slug}`);
  await page.reload();
  const resumed = new RegExp(fill(t.media.player.resumed, { time: '\\d+:\\d\\d' }));
  await expect(page.getByText(resumed)).toBeVisible();
  await expect.poll(seconds).toBeGreaterThan(stopped - 1);

  await microphone.queueSpeech(cues[at]!.en);
  const row = page.getByRole('listitem').filter({ hasText: cues[at]!.en });
  await row.getByRole('button', { name: t.media.transcript.shadow }).click();
  const dialog = page.getByRole('dialog', { name: t.media.shadow.title });
  expect(await listViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: t.lesson.speak, exact: true }).click();
  await expect(dialog.getByRole('status').first()).toContainText(t.lesson.passed, {
    timeout: 60_000,
  });
});

/** What the device keeps of lessons, by key. */
function storedKeys(): Promise<string[]> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('shuoyi-lesson');
    opening.onsuccess = () => {
      const work = opening.result.transaction('work').objectStore('work').getAllKeys();
      work.onsuccess = () => {
        opening.result.close();
        resolve(work.result.map(String));
      };
    };
  });
}
