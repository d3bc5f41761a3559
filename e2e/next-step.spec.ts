import type { Page } from '@playwright/test';
import { becomeUser } from './account';
import { listViolations } from './axe';
import { expect, localisedPath, test } from './fixtures';
import { finishUnit } from './practised';
import { resize } from './resize';
import { APPROVED_CARD, SandboxCardPage } from './sandbox-card-page';
import { buyFirstPlan } from './shop';
import { takePicture } from './take-picture';
import { TEXTS } from './texts';

test.describe.configure({ mode: 'parallel' });

const FINISHED = 'night-market-bowls';
const PICTURES = 'next-step';
const SIZES = {
  phone: { width: 390, height: 664 },
  desktop: { width: 1280, height: 800 },
} as const;

const today = (page: Page) => page.locator('section[aria-labelledby="today"]');

/** Pictures of a day's first viewport, to look at, with `PICTURES=1`. */
async function takePictures(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  for (const [size, viewport] of Object.entries(SIZES)) {
    await resize(page, viewport);
    await takePicture(page, `${PICTURES}/${name}-${size}.png`);
  }
}

for (const language of ['zh', 'en'] as const) {
  const t = TEXTS[language];
  const localise = (path: string) => localisedPath(language, path);

  test(`My Learning, the home page and a paid order offer the same next step, never the unit of yesterday (${language})`, async ({
    app,
    visitor,
  }) => {
    const page = await visitor({ language });
    const person = await becomeUser(app, page);
    const button = page.locator('main [data-primary]');

    await test.step('a new learner has one step and one filled button', async () => {
      await page.goto(localise('/my-lesson'));
      await expect(today(page).getByRole('listitem').first()).toBeVisible();
      await expect(button).toHaveCount(1);
      await expect(button).toHaveAttribute('href', /\/course-news\/[a-z-]+\/lesson$/);
      expect(await listViolations(page), 'new').toEqual([]);
      await takePictures(page, `new-${language}`);
    });

    await test.step('on the second day the due cards come first, then another unit', async () => {
      await finishUnit(app, person, { slug: FINISHED, daysAgo: 1, due: 4 });
      await page.goto(localise('/my-lesson'));
      await expect(button).toHaveAttribute('href', localise('/my-lesson/review'));
      const steps = today(page).getByRole('listitem');
      await expect(steps).toHaveCount(4);
      await expect(steps.last().getByRole('link')).toHaveAttribute(
        'href',
        /\/course-scene\/[a-z-]+$/,
      );
      await expect(steps.locator(`a[href*="${FINISHED}"]`)).toHaveCount(0);
      expect(await listViolations(page), 'second day').toEqual([]);
      await takePictures(page, `second-day-${language}`);
      await page.goto(localise('/'));
      const hero = page.locator('[data-slot="next-step"]').getByRole('link');
      await expect(hero).toHaveAttribute('href', localise('/my-lesson/review'));
      await resize(page, SIZES.phone);
      await expect(hero).toBeInViewport({ ratio: 1 });
      const filled = page
        .getByRole('region', { name: t.home.hero.title })
        .locator('[data-primary]');
      await expect(filled).toHaveCount(1);
      // The microphone is not filled beside it.
      await expect(page.getByRole('button', { name: t.lesson.speak, exact: true })).toHaveCSS(
        'background-color',
        'rgba(0, 0, 0, 0)',
      );
      await takePictures(page, `second-day-home-${language}`);
    });

    await test.step('a paid order asks a new member first, and then leads to the same step', async () => {
      await resize(page, SIZES.desktop);
      await page.goto(localise('/price'));
      await buyFirstPlan(page, t);
      await new SandboxCardPage(page, language).payWith(APPROVED_CARD);
      await expect(page.getByRole('heading', { name: t.order.created.paid })).toBeVisible();
      await expect(button).toHaveCount(1);
      await expect(button).toHaveAttribute('href', localise('/welcome'));
      await button.click();
      for (const title of ['level', 'goal', 'hour'] as const) {
        const { title: heading } = t.onboarding[title];
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await page.getByRole('button', { name: t.onboarding.skip }).click();
      }
      await expect(page).toHaveURL(localise('/my-lesson/review'));
    });
  });
}

// Each of these two days is drawn in both languages by `today.test.tsx`.
test('After a break My Learning asks for three cards and half a unit', async ({ app, visitor }) => {
  const page = await visitor({ language: 'en' });
  const person = await becomeUser(app, page);
  await finishUnit(app, person, { slug: FINISHED, daysAgo: 12, due: 20 });
  await page.goto('/en/my-lesson');
  await expect(page.getByText(TEXTS.en.nextStep.today.comeback.slice(0, 4))).toBeVisible();
  const button = page.locator('main [data-primary]');
  await expect(button).toHaveAttribute('href', '/en/my-lesson/review?count=3');
  await takePictures(page, 'after-a-break');
  await button.click();
  await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuetext', /3/);
});

test('A done day says so and names tomorrow', async ({ app, visitor }) => {
  const page = await visitor({ language: 'zh' });
  const person = await becomeUser(app, page);
  await finishUnit(app, person, { slug: FINISHED, daysAgo: 0, due: 0 });
  await page.goto('/my-lesson');
  await expect(today(page).getByRole('heading')).toHaveText(TEXTS.zh.nextStep.today.headingDone);
  await expect(today(page).getByRole('link')).toHaveCount(1);
  await expect(today(page).locator(`a[href*="${FINISHED}"]`)).toHaveCount(0);
  expect(await listViolations(page), 'done').toEqual([]);
  await takePictures(page, 'done');
  await page.goto('/profile/practice');
  await expect(page.getByRole('heading', { name: TEXTS.zh.lesson.settings.title })).toBeVisible();
  await takePictures(page, 'practice-settings');
});
