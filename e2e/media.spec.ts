import { readFileSync } from 'node:fs';
import { listViolations } from './axe';
import { delayRequests } from './delay-requests';
import { expect, localisedPath, test } from './fixtures';
import { fill, TEXTS } from './texts';

const slug = 'who-decides-on-a-typhoon-day';
const read = (file: string, of = slug) =>
  JSON.parse(readFileSync(`prisma/content/${file}/${of}.json`, 'utf8'));
const { title } = read('videos') as { title: { zh: string; en: string } };
const { cues } = read('recordings/videos') as { cues: { startMs: number; en: string }[] };

test('A learner follows a video by its transcript, resumes it after a reload, and shadows a line', async ({
  visitor,
  microphone,
}) => {
  const t = TEXTS.en;
  const page = await visitor({ language: 'en', microphone: true });
  await page.goto(localisedPath('en', '/course-video?category=Events'));
  await page.getByRole('link', { name: title.en }).click();
  await expect(page.getByRole('heading', { level: 1, name: title.en })).toBeVisible();
  const cueIndex = 5;
  const line = page.getByRole('button', { name: cues[cueIndex]!.en });
  await line.click();
  await expect(line).toHaveAttribute('aria-current', 'true');
  const seconds = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(seconds).toBeGreaterThan(cues[cueIndex]!.startMs / 1000 + 0.5);
  expect(await listViolations(page)).toEqual([]);

  await page.keyboard.press(' ');
  const player = page.getByRole('region', { name: t.media.deck.label });
  await expect(player.getByRole('button', { name: t.media.deck.play, exact: true })).toBeVisible();
  const stopped = await seconds();
  await expect.poll(() => page.evaluate(storedKeys)).toContain(`media:visitor:${slug}`);
  await page.reload();
  const resumed = new RegExp(fill(t.media.resume.resumed, { time: '\\d+:\\d\\d' }));
  await expect(page.getByText(resumed)).toBeVisible();
  await expect.poll(seconds).toBeGreaterThan(stopped - 1);

  await microphone.queueSpeech(cues[cueIndex]!.en);
  const row = page.getByRole('listitem').filter({ hasText: cues[cueIndex]!.en });
  await row.getByRole('button', { name: t.media.transcript.shadow }).click();
  const dialog = page.getByRole('dialog', { name: t.media.shadow.title });
  expect(await listViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: t.lesson.speak, exact: true }).click();
  // The machine's voice says the line's last sound so faintly that either is right.
  const scored = new RegExp(`${t.lesson.passed}|${t.lesson.almost}`);
  await expect(dialog.getByRole('status').first()).toContainText(scored, { timeout: 60_000 });
});

test('A video that is begun on the browser’s own controls plays on when the scripts of its page come', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  const arrive = await delayRequests(page, '**/_next/static/**/*.js');
  await page.goto(localisedPath('en', `/course-video/${slug}`), { waitUntil: 'commit' });
  const video = page.locator('video');
  await expect(video).toHaveAttribute('controls');
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    Object.assign(element, { isSame: true });
    return element.play();
  });
  arrive();
  const deck = page.getByRole('region', { name: TEXTS.en.media.deck.label });
  await expect(deck.getByRole('button', { name: TEXTS.en.media.deck.pause })).toBeVisible();
  await expect(page.locator('media-fullscreen-button')).toBeVisible();
  const isSame = (element: HTMLVideoElement) =>
    !element.paused && 'isSame' in element && !element.controls;
  expect(await video.evaluate(isSame)).toBe(true);
});

test('A free lesson plays and is read from its page while the rest of it loads, and the page of a members’ lesson has no content of it', async ({
  app,
  visitor,
}) => {
  const t = TEXTS.zh;
  const page = await visitor();
  const arrive = await delayRequests(page, '**/lessons/*.json*');
  await page.goto('/course-voice/breakfast-shop-guest', { waitUntil: 'commit' });
  const transcript = page.getByRole('region', { name: t.media.transcript.title });
  await expect(transcript.getByText('早安，歡迎光臨！第一次來嗎？')).toBeVisible();
  await expect(page.getByText(t.media.locked.loading)).toBeVisible();
  const deck = page.getByRole('region', { name: t.media.deck.label });
  await deck.getByRole('button', { name: t.media.deck.play, exact: true }).click();
  await expect(deck.getByRole('button', { name: t.media.deck.pause })).toBeVisible();
  arrive();
  const lines = transcript.locator('li[data-line]');
  await expect(
    lines.first().getByRole('button', { name: t.media.transcript.shadow }),
  ).toBeVisible();
  await expect(transcript.locator('[aria-current=true]')).toBeVisible();
  await expect(page.getByRole('heading', { name: t.voice.page.words })).toBeVisible();
  await expect(page.getByText(t.media.locked.loading)).toHaveCount(0);
  for (const name of ['how-headphones-cancel-noise', 'no-such-lesson', 'X'])
    expect((await fetch(`${app.url}/lessons/${name}.json`)).status).toBe(404);
});

test('A video that is opened from another one’s page has its title, what it teaches, and what to watch next, and so has the first one on the way back', async ({
  visitor,
}) => {
  const t = TEXTS.zh;
  const page = await visitor();
  const [free, membersOnly] = ['lost-or-have-lost', 'how-headphones-cancel-noise'];
  await page.goto(`/course-video/${free}`);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const main = page.getByRole('main');
  const expectWhole = async (path: string, next: string) => {
    await expect(page).toHaveURL(new RegExp(`/course-video/${path}$`));
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(read('videos', path).title.zh);
    await expect(main.getByRole('region', { name: t.media.video.learn })).toBeVisible();
    const related = main.getByRole('region', { name: t.media.video.related });
    const link = related.locator(`a[href="/course-video/${next}"]`);
    await expect(link).toBeVisible();
    return link;
  };
  await (await expectWhole(free, membersOnly)).click();
  await (await expectWhole(membersOnly, slug)).click();
  await expectWhole(slug, membersOnly);
  await page.goBack();
  await page.goBack();
  await expectWhole(free, membersOnly);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

/** Keys of the lesson data that the device stores. */
function storedKeys(): Promise<string[]> {
  return new Promise((resolve) => {
    const request = indexedDB.open('shuoyi-lesson');
    request.onsuccess = () => {
      const keys = request.result.transaction('work').objectStore('work').getAllKeys();
      keys.onsuccess = () => {
        request.result.close();
        resolve(keys.result.map(String));
      };
    };
  });
}
