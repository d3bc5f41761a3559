import { articlesOf } from './articles';
import { expect, test } from './fixtures';
import { CONSOLE } from './operator';

// The browser logs the conflict with a faster colleague.
test.use({ expectedErrors: [/400 .*editDraft/] });

const t = CONSOLE.en.consoleUnits;

test('An editor imports files, chooses a draft, swaps a sentence and edits a translation, and a colleague’s change loses nothing', async ({
  operator,
}) => {
  const { page } = await operator('EDITOR', { language: 'en', path: '/console/units' });

  await page.getByRole('link', { name: t.toPool }).click();
  await page.getByLabel(t.import.files, { exact: true }).setInputFiles([
    {
      name: 'health.jsonl',
      mimeType: 'application/x-ndjson',
      buffer: Buffer.from(`oops\n${articlesOf('health', 'Our desk')}`),
    },
    { name: 'rain.txt', mimeType: 'text/plain', buffer: Buffer.from('It rained.') },
  ]);
  await page.getByRole('button', { name: t.import.submit, exact: true }).click();
  // The server loads its word lists at the first import.
  await expect(page.getByText(t.import.rejection.notJson)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(t.import.rejection.noSource)).toBeVisible();
  await expect(page.getByText(t.import.outcomes.taken).first()).toBeVisible();

  const create = page.getByRole('region', { name: t.create.title });
  await create.getByLabel(t.category, { exact: true }).selectOption('health');
  await create.getByLabel(t.level, { exact: true }).selectOption('A2');
  await create.getByLabel(t.create.source).selectOption('Our desk');
  await create.getByRole('button', { name: t.create.submit }).click();
  await page.waitForURL('**/console/units/drafts/*');
  const draft = page.locator(`a[href="${new URL(page.url()).pathname}"]`);

  const sentences = page.getByRole('region', { name: t.draft.sentences });
  const first = sentences.getByRole('listitem').first().getByRole('heading');
  const before = await first.textContent();
  await sentences.getByRole('button', { name: /Swap/ }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: new RegExp(t.swap.pick) })
    .first()
    .click();
  await expect(dialog).toHaveCount(0);
  await expect(sentences.getByRole('heading', { name: before ?? '', exact: true })).toHaveCount(0);

  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  const translation = (of: typeof page) => of.getByLabel(t.draft.translation, { exact: true });
  await translation(colleague).nth(1).fill('這是同事寫的翻譯。');
  await colleague.getByRole('button', { name: t.draft.save, exact: true }).click();
  await expect(colleague.getByText(t.draft.saved)).toBeVisible();

  await translation(page).nth(0).fill('我寫的翻譯。');
  await translation(page).nth(1).fill('我的另一句。');
  await page.getByRole('button', { name: t.draft.save, exact: true }).click();
  await expect(page.getByText(t.draft.changed)).toBeVisible();
  await expect(translation(page).nth(0)).toHaveValue('我寫的翻譯。');
  await expect(page.getByText(/這是同事寫的翻譯/).first()).toBeVisible();
  await page.getByRole('button', { name: t.draft.save, exact: true }).click();
  await expect(page.getByText(t.draft.saved)).toBeVisible();
  await page.reload();
  await expect(translation(page).nth(0)).toHaveValue('我寫的翻譯。');
  await expect(page.getByText(t.publish.notReady)).toBeVisible();

  await page.getByRole('button', { name: t.discard.open }).click();
  await dialog.getByRole('button', { name: t.discard.submit, exact: true }).click();
  await page.waitForURL('**/console/units');
  // Other journeys on this server have drafts of their own.
  await expect(draft).toHaveCount(0);
});
