import type { Locator, Page } from '@playwright/test';
import type { Language } from '~/lib/language';
import { listViolations } from './axe';
import { coreIn } from './core';
import { expect, localisedPath, test } from './fixtures';
import { LessonScreen } from './lesson';
import { resize } from './resize';
import { takePicture } from './take-picture';
import { fill, TEXTS } from './texts';

test.describe.configure({ mode: 'parallel' });

const LESSON = '/course-news/night-market-bowls/lesson';
const PICTURES = 'small-screens';

/** Windows of phones with the browser's bars shown, and the lower edge that the microphone may reach, px. */
const PHONES = [
  { width: 390, height: 664, maxBottom: 640 },
  { width: 360, height: 640, maxBottom: 600 },
] as const;

/** The same, and a phone held across. */
const WINDOWS = [...PHONES, { width: 844, height: 390 }] as const;
const MAX_DOCK_PX = 180;

/** Blocks of the home page in their order, and the length that they may have on a phone. */
const HOME_BLOCKS = [
  'hero',
  'steps',
  'minutes',
  'units',
  'trend',
  'films',
  'events',
  'prices',
  'news-honor',
  'questions',
  'contact',
];
/** The plans and the news are below each other, not on a shelf that shows one at a time. The unit that the first button
 *  starts has a line of its own. */
const MAX_HOME_PX = 6640;

/** The pictures behind the top of the front page, as the browser computes them. */
const heroBackground = (page: Page) =>
  page
    .locator('section[aria-labelledby="hero-title"]')
    .evaluate((hero) => getComputedStyle(hero).backgroundImage);

const microphoneOf = (page: Page, language: Language) =>
  page.getByRole('button', { name: TEXTS[language].lesson.speak, exact: true });

/** Expects the whole of an element to be between the lesson's header and its dock. */
async function expectUncovered(page: Page, element: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [box, header, dock] = await Promise.all(
        [element, page.locator('header'), page.locator('footer')].map((each) => each.boundingBox()),
      );
      return box!.y >= header!.y + header!.height && box!.y + box!.height <= dock!.y;
    })
    .toBe(true);
}

/** The first word of the shown result that did not pass, and its button. */
async function badWord(page: Page, language: Language) {
  const { other, missing, open } = TEXTS[language].lesson.mark;
  const button = page
    .locator('[data-word]')
    .and(page.getByRole('button', { name: new RegExp(`${other}|${missing}|${open}`) }))
    .first();
  const word = (await button.textContent())!.replace(/\W/g, '');
  return { button, word };
}

for (const language of ['zh', 'en'] as const) {
  const t = TEXTS[language];

  test(
    `The microphone of the home page is on the first screen of a phone, and is its one filled control (${language})`,
    coreIn('zh', language),
    async ({ visitor }) => {
      const page = await visitor({ language });
      await page.goto(localisedPath(language, '/'));
      for (const { width, height, maxBottom } of PHONES) {
        await resize(page, { width, height });
        const box = await microphoneOf(page, language).boundingBox();
        await takePicture(page, `${PICTURES}/home-${width}-${language}.png`);
        expect(box!.y, `${width}`).toBeGreaterThan(0);
        expect(box!.y + box!.height, `${width}`).toBeLessThanOrEqual(maxBottom);
      }
      await expect(
        page.getByRole('region', { name: t.home.hero.title }).locator('[data-primary]'),
      ).toHaveCount(0);

      await test.step('another topic brings another sentence in its place', async () => {
        const trial = page.getByRole('region', { name: t.lesson.trySentence.heading });
        const sentence = trial.locator('[lang="en"]').first();
        const first = await sentence.textContent();
        for (const { width, height, maxBottom } of PHONES) {
          await resize(page, { width, height });
          for (const topic of ['life', 'technology', 'work'] as const) {
            await trial.getByRole('button', { name: t.lesson.trySentence.topics[topic] }).click();
            if (topic === 'work') await expect(sentence).toHaveText(first ?? '');
            else await expect(sentence).not.toHaveText(first ?? '');
            await expect(trial).toHaveAttribute('aria-busy', 'false');
            const box = await microphoneOf(page, language).boundingBox();
            expect(box!.y + box!.height, `${topic} ${width}`).toBeLessThanOrEqual(maxBottom);
          }
        }
        expect(await listViolations(page), 'topics').toEqual([]);
      });

      await page.locator('#main').getByRole('link', { name: t.home.hero.howWeListen }).click();
      await expect(page).toHaveURL(/\/quality$/);
    },
  );

  test(
    `The home page with all of its blocks is at most ${MAX_HOME_PX} px long on a phone (${language})`,
    coreIn('zh', language),
    async ({ visitor }) => {
      const page = await visitor({ language, viewport: PHONES[0] });
      await page.goto(localisedPath(language, '/'));
      const blocks = page.locator('#main section[aria-labelledby]');
      for (const block of await blocks.all()) await block.scrollIntoViewIfNeeded();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.locator('.later')).toHaveCount(0);
      const names = HOME_BLOCKS.map((name) => `${name}-title`);
      await expect
        .poll(() =>
          blocks.evaluateAll((all) => all.map((each) => each.getAttribute('aria-labelledby'))),
        )
        .toEqual(names);
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(length).toBeLessThanOrEqual(MAX_HOME_PX);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, 'nothing is wider than the screen').toBe(PHONES[0].width);
      await takePicture(page.getByRole('contentinfo'), `${PICTURES}/footer-${language}.png`);

      await test.step('the contact form is opened in its place', async () => {
        const contact = page.getByRole('region', { name: t.home.contact.title });
        await expect(contact.getByLabel(t.contact.body)).toHaveCount(0);
        await contact.getByRole('link', { name: t.contact.write }).click();
        await expect(contact.getByLabel(t.contact.name)).toBeFocused();
      });
      expect(await listViolations(page), 'home').toEqual([]);
    },
  );

  test(`The front page has another background on a phone than on a large screen (${language})`, async ({
    visitor,
  }) => {
    const page = await visitor({ language, viewport: PHONES[0] });
    await page.goto(localisedPath(language, '/'));
    const small = await heroBackground(page);
    expect(small, 'a picture of its own').toMatch(/^url\(.+\)$/);
    const picture = await page.request.get(small.replace(/^url\("?|"?\)$/g, ''));
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
    await resize(page, { width: 1280, height: 800 });
    expect(await heroBackground(page), 'another one').not.toBe(small);
  });

  test(`The plans of the front page are below each other at 320 px, each as wide as the column (${language})`, async ({
    visitor,
  }) => {
    const page = await visitor({ language, viewport: { width: 320, height: 640 } });
    await page.goto(localisedPath(language, '/'));
    const plans = page.locator('section[aria-labelledby="prices-title"]');
    await plans.scrollIntoViewIfNeeded();
    const cards = plans.locator('.rate-card > li');
    await expect(cards).toHaveCount(4);
    const boxes = await cards.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().toJSON()),
    );
    for (const [k, { left, right, top, width }] of boxes.entries()) {
      expect(left, `${k}: left`).toBeGreaterThanOrEqual(0);
      expect(right, `${k}: right`).toBeLessThanOrEqual(320);
      expect(width, `${k}: width`).toBeGreaterThan(250);
      if (k > 0)
        expect(top, `${k}: below the one before`).toBeGreaterThanOrEqual(boxes[k - 1].bottom);
    }
  });

  test(`The lesson's dock leaves the result uncovered on a phone, upright and across (${language})`, async ({
    visitor,
    microphone,
  }) => {
    const page = await visitor({ language, viewport: PHONES[0] });
    const lesson = new LessonScreen(page, t);
    await page.goto(localisedPath(language, LESSON));
    const dock = page.locator('footer');

    await test.step('before the answer there are three controls, and the others in a sheet', async () => {
      for (const { width, height } of WINDOWS) {
        await resize(page, { width, height });
        await expect(microphoneOf(page, language)).toBeInViewport({ ratio: 1 });
        expect((await dock.boundingBox())!.height, `${width}`).toBeLessThanOrEqual(MAX_DOCK_PX);
      }
      await resize(page, PHONES[0]);
      await expect(dock.getByRole('button', { name: t.lesson.typing.use })).toBeHidden();
      const more = dock.getByRole('button', { name: t.lesson.more.open, exact: true });
      await more.click();
      await expect(dock.getByRole('button', { name: t.lesson.typing.use })).toBeInViewport();
      await takePicture(page, `${PICTURES}/sheet-${language}.png`);
      expect(await listViolations(page), 'sheet').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dock.getByRole('button', { name: t.lesson.typing.use })).toBeHidden();
      await expect(more).toBeFocused();
    });

    await test.step('the verdict and the advice are not covered', async () => {
      await lesson.skip(10);
      await expect(page.getByText('Every stall')).toBeVisible();
      for (const { width, height } of WINDOWS) {
        await resize(page, { width, height });
        await microphone.queueSpeech('Every stall now serves hot food in a yellow steel bowl.');
        await lesson.speak();
        await expect(lesson.outcome).toContainText(t.lesson.notPassed);
        await expectUncovered(page, lesson.outcome);
        expect((await dock.boundingBox())!.height, `${width}`).toBeLessThanOrEqual(MAX_DOCK_PX);
        await takePicture(page, `${PICTURES}/result-${width}-${language}.png`);
      }
    });

    await test.step('a red word is said by itself, and then the sentence', async () => {
      await resize(page, PHONES[0]);
      const { button, word } = await badWord(page, language);
      await button.click();
      const drill = page.getByRole('region', { name: fill(t.lesson.sounds.title, { word }) });
      await takePicture(page, `${PICTURES}/drill-${language}.png`);
      await microphone.queueSpeech(word);
      await drill.getByRole('button', { name: fill(t.drill.say, { word }) }).click();
      await expect(drill.getByText(t.drill.saidOnce)).toBeVisible();
      await expectUncovered(page, drill.getByRole('status').last());
      expect(await listViolations(page), 'drill').toEqual([]);
      await takePicture(page, `${PICTURES}/drilled-${language}.png`);
      await microphone.queueSpeech('Every stall now serves hot food in a yellow steel bowl.');
      await drill.getByRole('button', { name: t.drill.sentence }).click();
      await expect(drill).toBeHidden();
      await expect(lesson.hearing).toBeVisible();
      await lesson.waitForResult();
    });

    await test.step('the dock of typing is as low', async () => {
      await page.getByRole('button', { name: t.lesson.more.open, exact: true }).click();
      await page.getByRole('button', { name: t.lesson.typing.use }).click();
      await expect(page.getByRole('textbox')).toBeVisible();
      for (const { width, height } of WINDOWS) {
        await resize(page, { width, height });
        expect((await dock.boundingBox())!.height, `${width}`).toBeLessThanOrEqual(MAX_DOCK_PX);
        await takePicture(page, `${PICTURES}/typing-${width}-${language}.png`);
      }
    });
  });
}
