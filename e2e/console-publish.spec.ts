import en from '~/i18n/locales/console-en';
import zh from '~/i18n/locales/console-zh';
import { createAccount, signIn } from './account';
import { appointOperator } from './appoint-operator';
import { createDraft } from './create-draft';
import { fillDraft } from './fill-draft';
import { expect, test } from './fixtures';
import { TEXTS } from './texts';

/** Milliseconds for a hundred clips on a machine that does other things, too. */
const CLIPS_MS = 400_000;

test('An editor has the clips of a draft made, leaves the page meanwhile, and publishes and withdraws the unit', async ({
  app,
  visitor,
}) => {
  test.setTimeout(CLIPS_MS + 120_000);
  const person = await createAccount(app);
  await appointOperator(app, person, 'EDITOR');
  const page = await visitor({ language: 'zh' });
  await page.goto('/login?next=%2Fconsole%2Funits');
  await signIn(page, TEXTS.zh, person);
  await page.waitForURL('**/console/units');
  const id = await createDraft(page, app);
  await fillDraft(page, app, id);
  const t = zh.consoleUnits.publish;

  await page.goto(`/console/units/drafts/${id}`);
  await page.getByRole('button', { name: t.make, exact: true }).click();
  await expect(page.getByRole('progressbar', { name: t.bar })).toBeVisible();
  await page.goto('/console/units');
  await page.setViewportSize({ width: 390, height: 844 });
  const inEnglish = en.consoleUnits.publish;
  await page.goto(`/en/console/units/drafts/${id}`);
  await expect(page.getByText(/ of \d+ clips made/)).toBeVisible({ timeout: 60_000 });
  const open = page.getByRole('button', { name: inEnglish.open, exact: true });
  await expect(open).toBeVisible({ timeout: CLIPS_MS });

  await open.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`/course-news/walked-${id.slice(-8)}`)).toBeVisible();
  await dialog.getByRole('button', { name: inEnglish.submit, exact: true }).click();
  await expect(page.getByText(inEnglish.published, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: en.consoleUnits.withdraw.open, exact: true }).click();
  await dialog.getByLabel(en.consoleUnits.withdraw.reason, { exact: true }).fill('a slip');
  await dialog.getByRole('button', { name: en.consoleUnits.withdraw.submit, exact: true }).click();
  await expect(page.getByText(en.consoleUnits.draft.withdrawn)).toBeVisible();
});
