import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Language } from '~/lib/language';
import { becomeUser } from './account';
import { listViolations } from './axe';
import { expect, localisedPath, test } from './fixtures';
import { LessonScreen } from './lesson';
import { resize } from './resize';
import { takePicture } from './take-picture';
import { fill, TEXTS } from './texts';

const SLUG = 'night-market-bowls';
const unit: { words: { text: string }[]; sentences: { text: string }[] } = JSON.parse(
  readFileSync(`prisma/content/units/${SLUG}.json`, 'utf8'),
);
const ITEMS = [...unit.words, ...unit.sentences];
const PATH = `/course-news/${SLUG}/lesson`;
const PICTURES = 'lesson-end';

/** Windows of phones with the browser's bars shown. */
const PHONES = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
] as const;
const DESKTOP = { width: 1280, height: 800 };

/** Width and height of a PNG, px. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

/** Records the shared data, as the device's sheet would receive it. */
function recordShares(): void {
  const shared: { title?: string; file: number[] }[] = [];
  Object.assign(window, { shared });
  Object.assign(navigator, {
    canShare: ({ files }: ShareData) => files?.every(({ type }) => type === 'image/png') ?? false,
    share: async ({ files, title }: ShareData) => {
      shared.push({ title, file: [...new Uint8Array(await files![0]!.arrayBuffer())] });
    },
  });
}

/** Says the first word, types the rest, and waits for the end. */
async function finish(page: Page, lesson: LessonScreen, language: Language): Promise<void> {
  const t = TEXTS[language].lesson;
  await lesson.speak();
  await expect(lesson.outcome).toContainText(t.passed);
  await lesson.next();
  await page.getByRole('button', { name: t.more.open, exact: true }).click();
  await page.getByRole('button', { name: t.typing.use }).click();
  await lesson.typeThrough(ITEMS.slice(1));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

// Most of their time they wait for speech.
test.describe.configure({ mode: 'parallel' });

for (const language of ['zh', 'en'] as const) {
  const t = TEXTS[language];
  const end = t.lesson.summary;

  /** The figures and the picture, with the one filled button. */
  const firstScreen = (page: Page) => ({
    passed: page.getByText(fill(end.passedOf, { passed: 20, count: 20 })),
    minutes: page.locator('dl > div', { hasText: t.summary.time }).getByRole('definition'),
    picture: page.getByRole('img', { name: t.summary.picture.label }),
    button: page.locator('main [data-primary]'),
  });

  async function expectOneScreen(page: Page, name: string, more: string): Promise<void> {
    const { button, ...others } = firstScreen(page);
    await expect(button).toHaveCount(1);
    for (const size of [...PHONES, DESKTOP]) {
      await resize(page, size);
      await page.evaluate(() => scrollTo(0, 0));
      for (const part of [...Object.values(others), button, page.getByText(more)])
        await expect(part, `${size.width}`).toBeInViewport({ ratio: 1 });
      await takePicture(page, `${PICTURES}/${name}-${size.width}-${language}.png`);
    }
    await resize(page, PHONES[0]);
    expect(await listViolations(page), name).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await listViolations(page, { colours: true }), `${name}, dark`).toEqual([]);
    await takePicture(page, `${PICTURES}/${name}-dark-${language}.png`);
    await page.emulateMedia({ colorScheme: null });
  }

  test(`The end of a visitor's lesson is one screen, offers to keep the results first, and its picture is shared (${language})`, async ({
    visitor,
    microphone,
  }) => {
    const page = await visitor({ language, viewport: PHONES[0] });
    await page.addInitScript(recordShares);
    await page.goto(localisedPath(language, PATH));
    await microphone.queueSpeech(ITEMS[0]!.text);
    await finish(page, new LessonScreen(page, t), language);
    await expectOneScreen(page, 'visitor', t.nextStep.today.headingDone);
    const { button } = firstScreen(page);
    await expect(button).toHaveText(end.signup);

    await test.step('the keyboard comes to the button first, and to the picture', async () => {
      await page.getByRole('heading', { level: 1 }).focus();
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: t.summary.picture.share })).toBeFocused();
    });

    await test.step('the picture has both lines, and is shared as a PNG', async () => {
      const line = (name: string) => page.locator(`main path.stroke-${name}`).getAttribute('d');
      expect(await line('ink')).toMatch(/^M\d/);
      expect(await line('gold')).toMatch(/^M\d/);
      await page.keyboard.press('Enter');
      const shared = () => page.evaluate(() => Reflect.get(window, 'shared'));
      await expect.poll(async () => (await shared()).length).toBe(1);
      const [{ title, file }] = await shared();
      expect(title).toBeTruthy();
      expect(sizeOf(Buffer.from(file))).toEqual({ width: 1200, height: 630 });
    });
  });

  test(`The end of a learner's lesson is one screen with the streak and the same tomorrow as My Learning, and its picture is downloaded (${language})`, async ({
    app,
    visitor,
    microphone,
  }) => {
    const page = await visitor({ language, viewport: PHONES[0] });
    const path = localisedPath(language, PATH);
    await becomeUser(app, page);
    await page.goto(path);
    await microphone.queueSpeech(ITEMS[0]!.text);
    await finish(page, new LessonScreen(page, t), language);
    await expect(page.getByText(fill(t.nextStep.today.streak, { count: 1 }))).toBeVisible();
    await expectOneScreen(page, 'learner', fill(t.nextStep.today.streak, { count: 1 }));
    const note = page.getByText(t.nextStep.today.headingDone);
    await expect(note).toBeInViewport({ ratio: 1 });
    const tomorrow = (await note.textContent())!.split(/[。.] ?/, 2)[1]!;

    await test.step('a reminder can be set', async () => {
      await expect(page.getByRole('link', { name: t.summary.remind })).toHaveAttribute(
        'href',
        localisedPath(language, '/profile/practice'),
      );
    });

    await test.step('the picture is downloaded where the browser cannot share', async () => {
      const downloaded = page.waitForEvent('download');
      await page.getByRole('button', { name: t.summary.picture.download }).press('Enter');
      const file = await downloaded;
      expect(file.suggestedFilename()).toBe(`${SLUG}.png`);
      const png = readFileSync(await file.path());
      expect(sizeOf(png)).toEqual({ width: 1200, height: 630 });
    });

    await test.step('My Learning names the same tomorrow', async () => {
      await firstScreen(page).button.press('Enter');
      await expect(page).toHaveURL(/\/my-lesson$/);
      await expect(page.getByText(tomorrow)).toBeVisible();
    });
  });
}

test('A lesson without the microphone keeps its way out and its place on the screen of a phone', async ({
  visitor,
}) => {
  const t = TEXTS.zh.lesson;
  const page = await visitor({ viewport: PHONES[1] });
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
  await page.goto(PATH);
  await page.getByRole('button', { name: t.speak, exact: true }).click();
  await expect(page.getByText(t.blockedWayOut)).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('link', { name: t.leave })).toBeInViewport({ ratio: 1 });
  const place = page.getByText(fill(t.placeShort, { k: 1, n: 20 }));
  await expect(place).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 });
});
