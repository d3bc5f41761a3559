import en from '~/i18n/locales/console-en';
import { expect } from './fixtures';
import { test } from './own-server';
import { TEXTS } from './texts';

// The browser logs the conflict of the slower editor.
test.use({ expectedErrors: [/400 .*editQuestion/] });

test('The slower of two editors keeps what was typed, and learners read the answer and a new version of the terms as text', async ({
  app,
  operator,
}) => {
  const t = en.consoleContent;
  const { page } = await operator('EDITOR', { language: 'en', path: '/console/questions' });
  const name = 'What do I do in a unit?';
  await page.getByRole('button', { name: t.editName.replace('{name}', name) }).click();
  const form = page.getByRole('form', { name: t.editName.replace('{name}', name) });
  const answer = form.getByLabel(en.consoleQuestions.answerEn);
  await answer.fill('You <b>speak</b>.');
  await app.changeRows(
    `UPDATE "FaqEntry" SET "answerEn" = 'A colleague wrote this.', version = version + 1 WHERE slug = $1`,
    ['what-is-a-lesson'],
  );
  await form.getByRole('button', { name: t.save }).click();
  await expect(form.getByRole('alert').filter({ hasText: t.failed })).toBeVisible();
  await expect(form).toContainText('A colleague wrote this.');
  await expect(answer).toHaveValue('You <b>speak</b>.');
  await form.getByRole('button', { name: t.save }).click();
  await expect(form).toContainText(en.consoleQuestions.saved);

  await page.goto('/en/console/legal');
  const terms = en.consoleLegal.slugs.tou;
  const write = en.consoleLegal.newName.replace('{name}', terms);
  await page.getByRole('button', { name: write }).click();
  const version = page.getByRole('form', { name: write });
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await version.getByLabel(en.consoleLegal.day).fill(today);
  await version.getByLabel(en.consoleLegal.fields.title.en).fill('Terms <i>anew</i>');
  await version.getByText(en.consoleLegal.preview).click();
  await expect(version.getByText('Terms <i>anew</i>', { exact: true })).toBeVisible();
  await version.getByRole('button', { name: en.consoleLegal.publish }).click();
  await expect(version).toContainText(en.consoleLegal.done.replace('{name}', terms));

  const read = async (path: string) => (await page.request.get(path)).text();
  await expect.poll(() => read('/en/faq'), { timeout: 30_000 }).toContain('You &lt;b&gt;speak');
  await expect.poll(() => read('/en/tou'), { timeout: 30_000 }).toContain('Terms &lt;i&gt;anew');
  await page.goto('/en/tou');
  await page.getByRole('link', { name: /^Version of .*\(earlier\)$/ }).click();
  await expect(page.getByText(TEXTS.en.legal.notInForce.EARLIER)).toBeVisible();
});
