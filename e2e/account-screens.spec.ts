import { newPerson } from './account';
import { listViolations } from './axe';
import { expect, localisedPath, test } from './fixtures';
import { TEXTS } from './texts';

const PHONE = { width: 390, height: 844 };

for (const language of ['zh', 'en'] as const)
  test(`An account is created and managed by keyboard, without violations of accessibility rules (${language})`, async ({
    app,
    visitor,
  }) => {
    const t = TEXTS[language];
    const page = await visitor({ language, viewport: PHONE });
    const { keyboard } = page;
    const tab = async (times = 1) => {
      for (let i = 0; i < times; i++) await keyboard.press('Tab');
    };
    const person = newPerson();
    // The button is enabled after hydration.
    const submit = page.getByRole('button', { name: t.account.signup.submit, exact: true });

    await test.step('an empty form shows the errors beside its fields', async () => {
      await page.goto(localisedPath(language, '/signup'));
      await expect(submit).toBeEnabled();
      await submit.focus();
      await keyboard.press('Enter');
      await expect(page.getByLabel(t.account.email)).toBeFocused();
      expect(await listViolations(page)).toEqual([]);
    });

    await test.step('a common password is reported before the form is sent', async () => {
      await page.goto(localisedPath(language, '/signup'));
      await expect(submit).toBeEnabled();
      await page.getByLabel(t.account.email).focus();
      await keyboard.type(person.email);
      await tab();
      await keyboard.type(person.name);
      await tab();
      await keyboard.type('password123');
      await expect(page.getByText(t.account.advice.common)).toBeVisible();
      await keyboard.press('ControlOrMeta+A');
      await keyboard.type(person.password);
      await expect(page.getByText(t.account.advice.strong)).toBeVisible();
    });

    await test.step('the whole form is filled and sent with keys', async () => {
      await tab(2);
      await keyboard.type(person.password);
      await tab(4);
      await expect(page.getByRole('checkbox')).toBeFocused();
      await keyboard.press('Space');
      await tab(3);
      await keyboard.press('Enter');
      await expect(page).toHaveURL(app.url + localisedPath(language, '/welcome'));
    });

    await test.step('the accents are played', async () => {
      await page.goto(localisedPath(language, '/profile'));
      const accent = page.getByRole('button', { name: t.account.profile.pronunciations.GB });
      const clip = page.waitForRequest(/\/media\/units\/.+\.mp3$/);
      await accent.focus();
      await keyboard.press('Enter');
      await clip;
      expect(await listViolations(page)).toEqual([]);
    });

    await test.step('the other screens violate no rule', async () => {
      await page.goto(localisedPath(language, '/change-password'));
      await expect(page.getByLabel(t.account.newPassword, { exact: true })).toBeVisible();
      expect(await listViolations(page)).toEqual([]);
      await page.goto(localisedPath(language, '/profile/security'));
      await expect(page.getByText(t.security.devices.isThis, { exact: true })).toBeVisible();
      expect(await listViolations(page)).toEqual([]);
    });

    await test.step('the confirmation dialog takes the focus and gives it back', async () => {
      const start = page.getByRole('button', { name: t.security.deletion.start });
      await expect(start).toBeEnabled();
      await start.focus();
      await keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: t.security.deletion.ask })).toBeVisible();
      expect(await listViolations(page)).toEqual([]);
      await keyboard.press('Escape');
      await expect(start).toBeFocused();
    });
  });
