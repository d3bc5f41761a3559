import type { Page } from '@playwright/test';
import { becomeUser, newPerson, signUp } from './account';
import { listViolations } from './axe';
import { expect, localisedPath, test } from './fixtures';
import { resize } from './resize';
import { APPROVED_CARD, SandboxCardPage } from './sandbox-card-page';
import { buyFirstPlan } from './shop';
import { takePicture } from './take-picture';
import { fill, TEXTS } from './texts';

test.describe.configure({ mode: 'parallel' });

const PICTURES = 'onboarding';
const SIZES = {
  small: { width: 320, height: 568 },
  phone: { width: 390, height: 664 },
  desktop: { width: 1280, height: 800 },
} as const;

/** Pictures of a question, to look at. */
async function takePictures(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await resize(page, viewport);
    await takePicture(page, `${PICTURES}/${name}-${size}.png`, { fullPage: true });
    const overflow = await page.evaluate(() => document.body.scrollWidth - window.innerWidth);
    expect(overflow, `${name} at ${size}`).toBeLessThanOrEqual(0);
  }
}

for (const language of ['zh', 'en'] as const) {
  const t = TEXTS[language];
  const text = t.onboarding;
  const localise = (path: string) => localisedPath(language, path);
  const heading = (page: Page, question: 'level' | 'goal' | 'hour') =>
    page.getByRole('heading', { name: text[question].title });

  test(`A new member answers three questions by the keyboard, is asked none twice and lands in a lesson (${language})`, async ({
    visitor,
    microphone,
  }) => {
    const page = await visitor({ language });
    await page.goto(localise('/signup'));
    await signUp(page, t, newPerson());
    await expect(page).toHaveURL(localise('/welcome'));

    await test.step('a sentence of the level is heard and said', async () => {
      await expect(heading(page, 'level')).toBeVisible();
      await expect(page.getByText(fill(text.place, { k: 1, count: 3 }))).toBeVisible();
      await page.getByRole('radio').first().focus();
      await page.keyboard.press('Space');
      // The key is held until the next option has the focus, as by a finger, because the option is chosen while
      // the key is down.
      await page.keyboard.down('ArrowDown');
      await expect(page.getByRole('radio', { checked: true })).toHaveAttribute('value', 'B1');
      await page.keyboard.up('ArrowDown');
      const sample = page.getByRole('region', {
        name: fill(text.level.sample, { level: 'B1' }),
      });
      await sample.getByRole('button', { name: t.lesson.listen, exact: true }).click();
      await expect(sample.getByRole('button', { name: t.lesson.listenStop })).toBeVisible();
      await expect(sample.getByRole('button', { name: t.lesson.listenSlow })).toBeVisible();
      expect(await listViolations(page), 'level').toEqual([]);
      await takePictures(page, `level-${language}`);
      const words = await sample.locator('p[lang="en"]').first().textContent();
      await microphone.queueSpeech(words!.replaceAll(/\s+/g, ' '));
      await sample.getByRole('button', { name: t.lesson.speak, exact: true }).click();
      // The scorer decides whether the test's voice passes; in either case every word has its colour and
      // underline.
      await expect(sample.locator('p[lang="en"] button.underline').first()).toBeVisible({
        timeout: 60_000,
      });
      await takePictures(page, `level-said-${language}`);
      await page.getByRole('button', { name: text.next }).press('Enter');
    });

    await test.step('what was answered is not asked again after a reload', async () => {
      await expect(heading(page, 'goal')).toBeFocused();
      expect(await listViolations(page), 'goal').toEqual([]);
      await takePictures(page, `goal-${language}`);
      await page.reload();
      await expect(heading(page, 'goal')).toBeVisible();
      await expect(page.getByText(fill(text.place, { k: 1, count: 2 }))).toBeVisible();
      await page.getByRole('button', { name: text.skip }).press('Enter');
    });

    await test.step('the hour leads into the lesson', async () => {
      await expect(heading(page, 'hour')).toBeFocused();
      await page.getByRole('radio', { name: fill(t.reminder.hourAt, { hour: 20 }) }).check();
      expect(await listViolations(page), 'hour').toEqual([]);
      await takePictures(page, `hour-${language}`);
      await page.getByRole('button', { name: text.start }).press('Enter');
      await expect(page).toHaveURL(new RegExp(`^[^?]*${localise('/course-news/')}[a-z-]+/lesson$`));
      await page.goto(localise('/welcome'));
      await expect(page).toHaveURL(localise('/my-lesson'));
    });
  });
}

test('A level that a visitor placed becomes the account’s at the sign-up, and only the rest is asked', async ({
  visitor,
}) => {
  const t = TEXTS.zh;
  const page = await visitor();
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('lesson.level', 'B2'));
  await page.goto('/signup');
  await signUp(page, t, newPerson());
  await expect(page.getByRole('heading', { name: t.onboarding.goal.title })).toBeVisible();
  await expect(page.getByText(fill(t.onboarding.place, { k: 1, count: 2 }))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('lesson.level'))).toBeNull();
  await page.goto('/profile/practice');
  await expect(page.getByLabel(t.reminder.level)).toHaveValue('B2');
});

test('A buyer who signs up in the checkout pays first and is asked afterwards', async ({
  visitor,
}) => {
  const t = TEXTS.zh;
  const page = await visitor();
  await page.goto('/signup?next=%2Fprice');
  await signUp(page, t, newPerson());
  await expect(page).toHaveURL('/price');
  await buyFirstPlan(page, t);
  await new SandboxCardPage(page, 'zh').payWith(APPROVED_CARD);
  await expect(page.getByText(t.onboarding.before)).toBeVisible();
  await page.locator('main [data-primary]').click();
  for (const question of ['level', 'goal', 'hour'] as const) {
    await expect(page.getByRole('heading', { name: t.onboarding[question].title })).toBeVisible();
    await page.getByRole('button', { name: t.onboarding.skip }).click();
  }
  await expect(page).toHaveURL(/\/course-news\/[a-z-]+\/lesson$/);
});

test.describe('Without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('An answer that is given offline stays on the screen, and is saved once there is a connection', async ({
    app,
    visitor,
  }) => {
    const t = TEXTS.zh;
    const page = await visitor({ viewport: SIZES.phone });
    await becomeUser(app, page);
    await page.goto('/welcome');
    await page.getByRole('radio').first().check();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: t.onboarding.next }).click();
    await expect(page.getByText(t.onboarding.notSaved)).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: t.onboarding.next }).click();
    await expect(page.getByRole('heading', { name: t.onboarding.goal.title })).toBeFocused();
  });
});
