import zh from '~/i18n/locales/console-zh';
import { createAccount } from './account';
import { buy } from './buy';
import { expect, test } from './fixtures';

// The browser logs the request for the password, and the second refund.
test.use({ expectedErrors: [/40[03] .*(refundOrder|activities\.cancel)/] });

const shell = zh.consoleShell;
const refund = zh.consoleMoney.refund;
const events = zh.consoleActivities;

test('One of two accountants who refund a part of an order at once succeeds, and the other sees that the refund failed', async ({
  app,
  visitor,
  operator,
}) => {
  const { id, number } = await buy(app, await visitor(), 'zh');
  const open = () => operator('ACCOUNTS', { path: `/console/orders/${number}` });
  const accountants = [await open(), await open()] as const;
  for (const { page } of accountants) {
    await page.getByRole('button', { name: refund.open, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: refund.ways.SUM }).click();
    await dialog.getByLabel(refund.sum).fill('100');
    await dialog.getByLabel(refund.reason, { exact: true }).fill('case 12');
    await expect(dialog.getByText(refund.stays)).toBeVisible();
  }
  const send = async ({ page, confirmPassword }: (typeof accountants)[number]) => {
    const submit = refund.submit.replace('{amount}', 'NT$100');
    await page.getByRole('dialog').getByRole('button', { name: submit, exact: true }).click();
    await confirmPassword();
  };
  const [first, second] = accountants;
  await send(first);
  await expect(first.page.getByText(refund.done.replace('{amount}', 'NT$100'))).toBeVisible();
  await expect(first.page.getByRole('dialog')).toHaveCount(0);
  await send(second);
  const refused = second.page.getByRole('dialog');
  await expect(refused.getByText(refund.failed)).toBeVisible();
  await expect(refused.getByLabel(refund.reason, { exact: true })).toHaveValue('case 12');
  const sums =
    'SELECT r.amount FROM "PaymentRefund" r JOIN "Payment" p ON p.id = "paymentId" WHERE "orderId" = $1';
  expect(await app.readRows(sums, [id])).toEqual([{ amount: 100 }]);
});

test('An editor drafts, previews, publishes and cancels an event, and a participant is mailed the cancellation', async ({
  app,
  operator,
}) => {
  const participant = await createAccount(app, '陳曉青');
  const { page, confirmPassword } = await operator('EDITOR', { path: '/console/activities' });
  await page.getByRole('link', { name: events.new }).click();
  await page.waitForURL('**/console/activities/new');
  // Only characters of the page's font, because another test measures the fonts that a first visit fetches.
  const title = '下雨天的早午餐';
  const form = page.locator('form').last();
  const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  for (const [name, value] of Object.entries({
    day: soon,
    starts: '14:00',
    ends: '16:00',
    seats: '20',
    cityZh: '台北',
    cityEn: 'Taipei',
    placeZh: '長桌',
    placeEn: 'The long table',
    joiningZh: '二樓',
    joiningEn: 'Upstairs',
    titleZh: title,
    titleEn: `Tea ${Date.now()}`,
    summaryZh: '一邊喝茶，一邊練習點餐。',
    summaryEn: 'We order tea and talk about the weather.',
    bodyZh: '一起喝茶。',
    bodyEn: 'We drink tea.',
    forWhomZh: '大家',
    forWhomEn: 'All',
    whatToBringZh: '杯子',
    whatToBringEn: 'A cup',
    agendaZh: '120 喝茶',
    agendaEn: '120 Tea',
  }))
    await form.locator(`[name="${name}"]`).fill(value);
  await page
    .getByRole('link', { name: shell.pages.orders })
    .or(page.getByRole('link', { name: shell.pages.units }))
    .first()
    .click();
  const leave = page.getByRole('dialog');
  await leave.getByRole('button', { name: shell.leave.stay }).click();
  await page.getByRole('button', { name: events.form.submitDraft }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(events.draftText)).toBeVisible();
  const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect((await page.request.get(`${app.url}/discovery-activity/${slug}`)).status()).toBe(404);

  await page.getByRole('link', { name: events.preview }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(events.previewRegistration)).toBeVisible();
  await page.getByRole('link', { name: events.toActivity }).click();
  await page.getByRole('button', { name: events.publish, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: events.publish }).click();
  await expect(page.getByText(events.nobody)).toBeVisible();
  const isPublic = async () =>
    (await page.request.get(`${app.url}/discovery-activity/${slug}`)).status();
  await expect.poll(isPublic, { timeout: 15_000 }).toBe(200);

  await app.changeRows(
    `INSERT INTO "ActivityRegistration" (id, "activityId", "userId", status, "waitingPosition")
     SELECT gen_random_uuid(), a.id, u.id, 'CONFIRMED', 1 FROM "Activity" a, "User" u
     WHERE slug = $1 AND email = $2`,
    [slug, participant.email],
  );
  await page.reload();
  await page.getByRole('button', { name: events.cancel, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(events.cancelForever);
  await dialog.getByLabel(events.reasonZh).fill('颱風。');
  await dialog.getByLabel(events.reasonEn).fill('A typhoon.');
  await dialog.getByRole('button', { name: events.confirmCancel }).click();
  await confirmPassword();
  await expect(page.getByText(events.cancelDone.replace('{count}', '1'))).toBeVisible();
  const isSent = () =>
    app.readRows(
      `SELECT 1 FROM "OutboxMessage"
       WHERE recipient = $1 AND template = 'activity-cancelled' AND status = 'SENT'`,
      [participant.email],
    );
  await expect.poll(isSent, { timeout: 30_000 }).toHaveLength(1);
});
