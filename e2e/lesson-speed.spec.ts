import { readFileSync } from 'node:fs';
import { becomeUser } from './account';
import { CORE } from './core';
import { delayRequests } from './delay-requests';
import { expect, test } from './fixtures';
import { grantMembership } from './grant-membership';
import { LessonScreen } from './lesson';
import { observeWork, pageTimings, pageWork } from './lesson-work';
import { fill, TEXTS } from './texts';

const t = TEXTS.zh;
const SLUG = 'night-market-bowls';
const path = `/course-news/${SLUG}/lesson`;
const membersPath = '/course-news/tea-and-umbrellas/lesson';
const unit = JSON.parse(readFileSync(`prisma/content/units/${SLUG}.json`, 'utf8')) as {
  words: { text: string }[];
  sentences: { text: string }[];
};

test(
  'The first item of a free lesson is in the HTML, with the address of its clip',
  CORE,
  async ({ app }) => {
    const html = await (await fetch(app.url + path)).text();
    expect(html).toMatch(
      new RegExp(`<button[^>]*data-word="0"[^>]*>${unit.words[0]!.text}</button>`),
    );
    const [preload] = html.match(/<link[^>]*as="fetch"[^>]*>/) ?? [];
    expect(preload).toMatch(/href="\/media\/[^"]+\.mp3"/);
  },
);

test('The first item can be practised before any call of the server', CORE, async ({ visitor }) => {
  const page = await visitor();
  const calls: string[] = [];
  // The page's content must not depend on a response, so none arrives before the first click.
  await page.route('**/api/**', async (route) => {
    calls.push(new URL(route.request().url()).pathname);
  });
  await page.goto(path);
  const lesson = new LessonScreen(page, t);
  await lesson.skip(2);
  await expect(page.locator('button[data-word]').first()).toHaveText(unit.words[2]!.text);
  expect(calls.filter((call) => /lesson\.open|settings\.get|auth\.me/.test(call))).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('Clicks and keys that come before the scripts count once these have loaded', async ({
  visitor,
}) => {
  const page = await visitor();
  const release = await delayRequests(page, '**/_next/**/*.js*');
  await page.goto(path, { waitUntil: 'commit' });
  await new LessonScreen(page, t).skip();
  const word = page.locator('button[data-word]').first();
  await expect(word).toHaveText(unit.words[0]!.text);
  await page.keyboard.press('?');
  release();
  await expect(word).toHaveText(unit.words[1]!.text);
  await expect(page.getByRole('dialog', { name: t.practice.keys.title })).toBeVisible();
});

test('A members’ unit that was opened before has its item in the HTML, and no other one has', async ({
  app,
  visitor,
}) => {
  const page = await visitor();
  const person = await becomeUser(app, page);
  await grantMembership(app, person, { minutes: 60 });
  const words = async () =>
    (await (await page.request.get(membersPath)).text()).match(/data-word="/g)?.length ?? 0;
  expect(await words()).toBe(0);
  await page.goto(membersPath);
  await expect(page.locator('button[data-word]').first()).toBeVisible();
  expect(await words()).toBeGreaterThan(0);
  await page.reload();
  await new LessonScreen(page, t).skip();
  await page.goto('/my-lesson');
  const tried = fill(t.lesson.mine.tried, { tried: 0, count: 20 });
  await expect(page.getByText(tried).first()).toBeVisible();
});

test('While a learner speaks, the level is drawn without rendering, and nothing is sent to the scorer', async ({
  visitor,
  microphone,
}) => {
  const page = await visitor();
  await observeWork(page);
  const lesson = new LessonScreen(page, t);
  await page.goto(path);
  await lesson.skip(10);
  await microphone.queueSpeech(unit.sentences[0]!.text);
  await page.getByRole('button', { name: t.lesson.speak, exact: true }).click();
  await expect(lesson.hearing).toBeVisible();
  const before = await pageWork(page);
  const startedAt = Date.now();
  // Forty redraws of the level correspond to at least two seconds of speech.
  await expect
    .poll(async () => (await pageWork(page)).drawings - before.drawings)
    .toBeGreaterThan(40);
  const after = await pageWork(page);
  await expect(lesson.hearing).toBeVisible();
  const seconds = (Date.now() - startedAt) / 1000;
  // The header's clock renders once a second.
  expect(after.commits - before.commits).toBeLessThanOrEqual(Math.ceil(seconds) + 2);
  await lesson.waitForResult();
  await expect(lesson.outcome).toContainText(t.lesson.passed);
  // One request for the score; React’s scheduler may use message ports.
  expect(after.messages - before.messages).toBeLessThanOrEqual(2 * (Math.ceil(seconds) + 2));
});

test('A press of a lesson is answered by few renderings, through a whole lesson', async ({
  visitor,
  microphone,
}, info) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } });
  await observeWork(page);
  const lesson = new LessonScreen(page, t);
  await page.goto(path);
  await microphone.queueSpeech(unit.words[0]!.text);
  await lesson.speak();
  await lesson.next();
  await lesson.skip(9);
  const rendered: number[] = [];
  const skip = page.getByRole('button', { name: t.lesson.skip, exact: true });
  for (let item = 10; item < 20; item++) rendered.push(await skip.evaluate(commitsOfClick));
  await expect(page.getByRole('button', { name: t.listening.shadow.open })).toBeVisible();
  const timings = await pageTimings(page);
  await info.attach('timings.json', {
    body: JSON.stringify({ rendered, ...timings }),
    contentType: 'application/json',
  });
  expect(Math.max(...rendered)).toBeLessThanOrEqual(5);
});

/** Runs in the page. @returns the renderings that a click itself causes, without those of later loading or
 *  playback */
async function commitsOfClick(button: HTMLElement): Promise<number> {
  const before = window.work.commits;
  button.click();
  // React renders the effects of a click in a microtask.
  for (let turn = 0; turn < 5; turn++) await null;
  return window.work.commits - before;
}
