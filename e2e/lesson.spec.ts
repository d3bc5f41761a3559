import { readFileSync } from 'node:fs';
import { signUp, someone } from './account';
import { expect, inLanguage, test } from './fixtures';
import { LessonScreen } from './lesson';
import { fill, TEXTS } from './texts';

const unit = JSON.parse(readFileSync('prisma/content/units/night-market-bowls.json', 'utf8')) as {
  slug: string;
  words: { text: string }[];
  sentences: { text: string }[];
};
const path = `/course-news/${unit.slug}/lesson`;

for (const language of ['zh', 'en'] as const) {
  const t = TEXTS[language];

  test(`a right reading passes, a changed word turns red, silence says so (${language})`, async ({
    visitor,
    microphone,
  }) => {
    const page = await visitor({ language, viewport: { width: 390, height: 844 } });
    const lesson = new LessonScreen(page, t);
    await page.goto(inLanguage(language, path));

    await microphone.willSay(unit.words[0]!.text);
    await lesson.speak();
    await expect(lesson.outcome).toContainText(t.lesson.passed);
    await lesson.next();

    await lesson.skip(9);
    await expect(page.getByText('Every stall')).toBeVisible();
    await microphone.willSay('Every stall now serves hot food in a yellow steel bowl.');
    await lesson.speak();
    await expect(lesson.outcome).toContainText(t.lesson.notPassed);
    await expect(lesson.word('strong', 'again')).toBeVisible();
    await expect(lesson.word('serves', 'said')).toBeVisible();

    await microphone.willSay(unit.sentences[0]!.text);
    await lesson.speak();
    await expect(lesson.outcome).toContainText(t.lesson.passed);
    await lesson.next();

    await microphone.willHearNothing();
    await lesson.speak();
    await expect(lesson.outcome).toHaveText(t.lesson.refusal.no_speech);
  });
}

test('a learner without a microphone finishes the unit by listening and typing', async ({
  visitor,
}) => {
  const t = TEXTS.zh;
  const page = await visitor({ microphone: false });
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Requested device not found', 'NotFoundError'));
  });
  const lesson = new LessonScreen(page, t);
  await page.goto(path);
  await page.getByRole('button', { name: t.lesson.speak, exact: true }).click();
  await expect(lesson.outcome).toHaveText(t.lesson.blocked.missing);
  await page.getByRole('main').getByRole('button', { name: t.lesson.typing.use }).click();
  for (const { text } of [...unit.words, ...unit.sentences]) {
    await lesson.type(text);
    await expect(lesson.outcome).toContainText(t.lesson.passed);
    await lesson.next();
  }
  await expect(page.getByRole('heading', { name: t.lesson.summary.title })).toBeVisible();
  await expect(
    page.getByText(fill(t.lesson.summary.passedOf, { passed: 20, count: 20 })),
  ).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('a result is kept on the device and sent when the network is back', async ({
    visitor,
    microphone,
  }) => {
    const t = TEXTS.zh;
    const page = await visitor();
    const lesson = new LessonScreen(page, t);
    await page.goto(`/signup?next=${encodeURIComponent(path)}`);
    await signUp(page, t, someone());
    await microphone.willSay(unit.words[0]!.text);
    await lesson.speak();
    await lesson.next();

    await page.context().setOffline(true);
    await microphone.willSay(unit.words[1]!.text);
    await lesson.speak();
    await expect(lesson.outcome).toContainText(t.lesson.passed);
    await expect(page.getByText(fill(t.lesson.sync.lost, { waiting: 1 }))).toBeVisible();
    await expect(page.getByRole('button', { name: t.lesson.sync.sendAgain })).toBeVisible();

    await page.context().setOffline(false);
    await expect(page.getByText(fill(t.lesson.sync.lost, { waiting: 1 }))).toBeHidden();
    await page.goto('/my-lesson');
    await expect(
      page.getByText(fill(t.lesson.mine.tried, { tried: 2, count: 20 })).first(),
    ).toBeVisible();
  });
});
