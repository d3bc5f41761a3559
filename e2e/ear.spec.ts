import { readFileSync } from 'node:fs';
import { SERVED_EAR } from '~/domain/ear/served-ear';
import { expect, test } from './fixtures';
import { LessonScreen } from './lesson';
import { WATCH_SCORER, waitForEar, waitForModel } from './scorer-watch';
import { TEXTS } from './texts';

const t = TEXTS.zh;
const SLUG = 'night-market-bowls';
const path = `/course-news/${SLUG}/lesson`;
const unit = JSON.parse(readFileSync(`prisma/content/units/${SLUG}.json`, 'utf8')) as {
  words: { text: string }[];
};

test('The front page’s sentence is scored without the ear; a lesson loads it behind the scorer and asks it', async ({
  app,
  visitor,
  microphone,
}) => {
  const page = await visitor();
  await page.addInitScript(WATCH_SCORER);
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/speech/')) loaded.push(pathname.replace(/-.*/, ''));
  });
  await page.goto('/');
  await page.getByRole('button', { name: t.lesson.speak, exact: true }).click();
  await waitForModel(page);
  expect(loaded).toEqual(['/speech/ci']);

  await page.goto(path);
  expect(await waitForEar(page)).toBe('vectors');
  expect(loaded).toEqual(['/speech/ci', '/speech/ci', '/speech/ear']);
  await microphone.queueSpeech(unit.words[0]!.text);
  const lesson = new LessonScreen(page, t);
  await lesson.speak();
  await expect(lesson.outcome).toContainText(t.lesson.passed);

  for (const file of [SERVED_EAR.licence, SERVED_EAR.notice]) {
    const terms = await fetch(app.url + file);
    expect([terms.status, terms.headers.get('content-type')]).toEqual([
      ...[200, expect.stringContaining('text/plain')],
    ]);
  }
});

test.describe('A lesson whose ear cannot be loaded', () => {
  test.use({ expectedErrors: [/503/] });

  test('What is said is scored without it, and the next lesson asks for it again', async ({
    visitor,
    microphone,
  }) => {
    const page = await visitor();
    await page.addInitScript(WATCH_SCORER);
    await page.route(`**${SERVED_EAR.path}`, (route) => route.fulfill({ status: 503 }));
    const refused = page.waitForResponse((response) => response.url().endsWith(SERVED_EAR.path));
    await page.goto(path);
    await refused;
    await microphone.queueSpeech(unit.words[0]!.text);
    const lesson = new LessonScreen(page, t);
    await lesson.speak();
    await expect(lesson.outcome).toContainText(t.lesson.passed);
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    expect(await waitForEar(page)).toBe('vectors');
  });
});
