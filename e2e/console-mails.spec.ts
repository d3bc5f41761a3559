import { createAccount } from './account';
import type { App } from './app';
import { expect, test } from './fixtures';
import { CONSOLE } from './operator';

// The browser logs that the frame of a template blocks Playwright's own scripts, as it blocks all.
test.use({ expectedErrors: [/^Blocked script execution in 'about:srcdoc'/] });

const PHONE = { width: 390, height: 844 };

/** Turns a sent mail into a failed one, as if the mail server had rejected the address. */
async function refuseMail(app: App, email: string): Promise<void> {
  const refused = () =>
    app.changeRows(
      `UPDATE "OutboxMessage" SET status = 'FAILED', "sentAt" = NULL, "lastError" = '550 no such mailbox'
       WHERE recipient = $1 AND template = 'verify-email' AND status = 'SENT'`,
      [email],
    );
  await expect.poll(refused, { timeout: 30_000 }).toBe(1);
}

for (const { language, viewport } of [
  { language: 'zh', viewport: PHONE },
  { language: 'en', viewport: { width: 1280, height: 900 } },
] as const)
  test(`A mail that failed is found on Today, sent again, and seen as sent (${language}, ${viewport.width} px)`, async ({
    app,
    operator,
  }) => {
    const texts = CONSOLE[language].consoleMails;
    const learner = await createAccount(app, '林小安');
    await refuseMail(app, learner.email);
    const { page } = await operator('SUPPORT', { language, viewport });
    const waiting = page.getByRole('region', {
      name: CONSOLE[language].consoleShell.today.waiting.failedMail,
    });
    await waiting.getByRole('link', { name: texts.templates['verify-email'] }).first().click();
    await page.waitForURL(/console\/mails\?status=FAILED/);
    const rows = page.getByRole('row').filter({ hasText: learner.email });
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('550 no such mailbox');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);

    await rows.getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(texts.dialog.reason).fill('case 12');
    await dialog.getByRole('button', { name: texts.dialog.submit }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(texts.done.replace('{recipient}', learner.email))).toBeVisible();
    await expect(rows).toContainText(texts.resendState.resent);

    await rows.getByRole('link', { name: learner.email }).click();
    await page.getByRole('link', { name: CONSOLE[language].consolePeople.timeline.mails }).click();
    await page.waitForURL(/console\/mails\?q=/);
    const again = rows.filter({ has: page.getByText(texts.repeat, { exact: true }) });
    const isSent = async () => {
      await page.reload();
      await expect(again).toHaveCount(1);
      return again.getByText(texts.status.SENT, { exact: true }).count();
    };
    await expect.poll(isSent, { timeout: 30_000 }).toBe(1);
  });

test('Every template is shown with sample data in both languages, and nothing in it runs or leads away', async ({
  operator,
}) => {
  const texts = CONSOLE.zh.consoleMails;
  const { page } = await operator('SUPPORT', { path: '/console/mails/templates' });
  await page.getByLabel(texts.samples.choose).selectOption('order-paid');
  await expect(page).toHaveURL(/template=order-paid/);
  for (const language of ['zh', 'en'] as const) {
    const part = page.getByRole('region', { name: texts.languages[language] });
    const frame = part.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    await expect(frame).toHaveAttribute('inert', '');
    const body = part.frameLocator('iframe').locator('body');
    await expect(body).toContainText(language === 'zh' ? '合計' : 'Total');
    await expect(body).toContainText('SY20261121-ABCD1');
    const [shown, whole] = await frame.evaluate((element: HTMLIFrameElement) => [
      element.clientHeight,
      element.contentDocument?.body.offsetHeight ?? 0,
    ]);
    expect(shown).toBeGreaterThanOrEqual(whole ?? 0);
  }
});
