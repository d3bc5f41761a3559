import type { Page } from '@playwright/test';
import zh from '~/i18n/locales/console-zh';
import { createAccount, newPerson, type Person, signIn, signUp } from './account';
import type { App } from './app';
import { appointOperator } from './appoint-operator';
import { expect, test } from './fixtures';
import { APPROVED_CARD, SandboxCardPage } from './sandbox-card-page';
import { buyFirstPlan } from './shop';
import { TEXTS } from './texts';

// Logged by the browser: the question for the password, and the refund that came second.
test.use({ expectedErrors: [/40[03] .*(refundOrder|activities\.cancel)/] });

const shell = zh.consoleShell;
const refund = zh.consoleMoney.refund;
const events = zh.consoleActivities;

async function openAs(
  app: App,
  page: Page,
  role: 'ACCOUNTS' | 'EDITOR',
  path: string,
): Promise<Person> {
  const operator = await createAccount(app, '阿雯');
  await appointOperator(app, operator, role);
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await signIn(page, TEXTS.zh, operator);
  await page.waitForURL(`**${path}`);
  return operator;
}

async function confirmPassword(page: Page, { password }: Person): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(shell.confirm.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: shell.confirm.submit }).click();
}

test('Two accountants refund a part of one order at once: each sees first what it does, one does it, the other is told', async ({
  app,
  visitor,
}) => {
  const buyer = newPerson();
  const page = await visitor({ language: 'zh' });
  await page.goto('/signup?next=%2Fprice');
  await signUp(page, TEXTS.zh, buyer);
  await page.waitForURL('**/price');
  await buyFirstPlan(page, TEXTS.zh);
  await page.waitForURL(/sandbox-bank/);
  await new SandboxCardPage(page, 'zh').payWith(APPROVED_CARD);
  await page.waitForURL(/order-created/);
  const [order] = await app.readRows<{ id: string; number: string }>(
    'SELECT o.id, number FROM "Order" o JOIN "User" u ON u.id = o."userId" WHERE u.email = $1',
    [buyer.email],
  );
  const { id = '', number = '' } = order ?? {};

  const pages = [await visitor({ language: 'zh' }), await visitor({ language: 'zh' })] as const;
  const accountants: Person[] = [];
  for (const one of pages) {
    accountants.push(await openAs(app, one, 'ACCOUNTS', `/console/orders/${number}`));
    await one.getByRole('button', { name: refund.open, exact: true }).click();
    const dialog = one.getByRole('dialog');
    await dialog.getByRole('radio', { name: refund.ways.SUM }).click();
    await dialog.getByLabel(refund.sum).fill('100');
    await dialog.getByLabel(refund.reason, { exact: true }).fill('case 12');
    await expect(dialog.getByText(refund.stays)).toBeVisible();
  }
  for (const [at, one] of pages.entries()) {
    const submit = refund.submit.replace('{amount}', 'NT$100');
    await one.getByRole('dialog').getByRole('button', { name: submit, exact: true }).click();
    await confirmPassword(one, accountants[at]!);
    await expect(one.getByRole('dialog')).toHaveCount(0);
  }
  await expect(pages[0].getByText(refund.done.replace('{amount}', 'NT$100'))).toBeVisible();
  await expect(pages[1].getByText(refund.failed)).toBeVisible();
  const sums =
    'SELECT r.amount FROM "PaymentRefund" r JOIN "Payment" p ON p.id = "paymentId" WHERE "orderId" = $1';
  expect(await app.readRows(sums, [id])).toEqual([{ amount: 100 }]);
});

test('An editor adds an event as a draft, looks at it as a learner will, publishes and cancels it, and a participant gets the mail', async ({
  app,
  visitor,
}) => {
  const participant = await createAccount(app, '陳曉青');
  const page = await visitor({ language: 'zh' });
  const editor = await openAs(app, page, 'EDITOR', '/console/activities');
  await page.getByRole('link', { name: events.new }).click();
  await page.waitForURL('**/console/activities/new');
  // Of characters that the page's face has: another test measures what a first visit fetches.
  const title = '下雨天的早午餐';
  const form = page.locator('form').last();
  const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  for (const [name, value] of Object.entries({
    ...{ day: soon, starts: '14:00', ends: '16:00', seats: '20', cityZh: '台北', cityEn: 'Taipei' },
    ...{ placeZh: '長桌', placeEn: 'The long table', joiningZh: '二樓', joiningEn: 'Upstairs' },
    ...{
      titleZh: title,
      titleEn: `Tea ${Date.now()}`,
      summaryZh: '一邊喝茶，一邊練習點餐。',
      summaryEn: 'We order tea and talk about the weather.',
    },
    ...{ bodyZh: '一起喝茶。', bodyEn: 'We drink tea.', forWhomZh: '大家', forWhomEn: 'All' },
    ...{ whatToBringZh: '杯子', whatToBringEn: 'A cup', agendaZh: '120 喝茶' },
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
  await confirmPassword(page, editor);
  await expect(page.getByText(events.cancelDone.replace('{count}', '1'))).toBeVisible();
  const isSent = () =>
    app.readRows(
      `SELECT 1 FROM "OutboxMessage"
       WHERE recipient = $1 AND template = 'activity-cancelled' AND status = 'SENT'`,
      [participant.email],
    );
  await expect.poll(isSent, { timeout: 30_000 }).toHaveLength(1);
});
