import type { Page } from '@playwright/test';
import zh from '~/i18n/locales/console-zh';
import { createAccount, type Person, signIn } from './account';
import type { App } from './app';
import { appointOperator } from './appoint-operator';
import { expect, test } from './fixtures';
import { grantMembership } from './grant-membership';
import { TEXTS } from './texts';

const people = zh.consolePeople;
const activities = zh.consoleActivities;
const letters = zh.consoleLetters;

const findId = async (app: App, { email }: Person) => {
  const sql = 'SELECT id FROM "User" WHERE email = $1';
  const [row] = await app.readRows<{ id: string }>(sql, [email]);
  return row?.id ?? '';
};

async function openConsole(app: App, page: Page, path: string): Promise<void> {
  const support = await createAccount(app, '阿雯');
  await appointOperator(app, support, 'SUPPORT');
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await signIn(page, TEXTS.zh, support);
  await page.waitForURL(`**${path}`);
}

// The server refuses to say what 31 days would do.
test.use({ expectedErrors: [/403.*operator\.people\.preview/] });

test('Support reads why a membership ends that day, sees what seven days would do, grants them and takes them back', async ({
  app,
  visitor,
}) => {
  const learner = await createAccount(app, '林小安');
  await grantMembership(app, learner, { minutes: 10 * 1440 });
  const page = await visitor({ language: 'zh' });
  await openConsole(app, page, `/console/people/${await findId(app, learner)}`);
  const why = page.getByRole('region', { name: people.why });
  await expect(why.getByRole('listitem')).toHaveCount(1);
  const end = await why.getByText('會員到').first().textContent();

  await why.getByRole('button', { name: people.acts.grant }).click();
  const dialog = page.getByRole('dialog', { name: people.acts.grant });
  await dialog.getByLabel(people.act.days).fill('31');
  await expect(dialog.getByText(TEXTS.zh.errors.GRANT_TOO_LONG)).toBeVisible();
  await dialog.getByLabel(people.act.days).fill('7');
  await expect(dialog.getByText(`${end} →`)).toBeVisible();
  await dialog.getByLabel(people.act.reason).fill('網站停機補償');
  await dialog.getByRole('button', { name: people.acts.grant }).click();
  await expect(dialog).toHaveCount(0);
  await expect(why.getByText('網站停機補償')).toBeVisible();
  await expect(why.getByText(end ?? '', { exact: true })).toHaveCount(0);

  await why.getByRole('button', { name: '收回這 7 天' }).click();
  await expect(why.getByRole('status')).toContainText(`已撤回：${end}`);
  await expect(why.getByRole('listitem')).toHaveCount(3);

  const notes = page.getByRole('region', { name: people.notes.title });
  await notes.getByLabel(people.notes.text).fill('來電詢問停機補償，已補。');
  await notes.getByRole('button', { name: people.notes.submit }).click();
  await expect(notes.getByRole('listitem')).toContainText('阿雯');
  await expect(page.getByRole('heading', { name: people.access.title })).toHaveCount(0);
});

test('A letter is marked as answered, and set back after a slip', async ({ app, visitor }) => {
  const page = await visitor({ language: 'zh' });
  await app.changeRows(
    `INSERT INTO "ContactMessage" (id, "sendKey", name, email, subject, "orderNumber", body, language, "createdAt")
     VALUES (gen_random_uuid(), gen_random_uuid()::text, '何曉蕾', 'ming@example.com', 'ORDER', 'SY20261121-7K3QX',
       '付款了，會員沒有開通。', 'zh', now())`,
    [],
  );
  await openConsole(app, page, '/console/letters');
  const letter = page.getByRole('article').filter({ hasText: '何曉蕾' });
  await expect(letter.getByRole('link', { name: letters.reply })).toHaveAttribute(
    'href',
    /^mailto:ming%40example\.com\?subject=/,
  );
  await letter.getByRole('button', { name: letters.markAnswered }).click();
  await expect(letter.getByRole('status')).toHaveText(letters.answered);
  await letter.getByRole('button', { name: letters.reopen }).click();
  await expect(letter.getByRole('status')).toHaveText(letters.waits);
  const waiting = 'SELECT 1 FROM "ContactMessage" WHERE "repliedAt" IS NULL AND name = $1';
  expect(await app.readRows(waiting, ['何曉蕾'])).toHaveLength(1);
});

test('On a phone, a typed name checks a person in, and a second time is answered as such', async ({
  app,
  visitor,
}) => {
  const learner = await createAccount(app, '陳曉青');
  const slug = `door-${Date.now()}`;
  await app.changeRows(
    `INSERT INTO "Activity" SELECT (jsonb_populate_record(a, jsonb_build_object(
       'id', gen_random_uuid(), 'slug', $1::text, 'startsAt', now(), 'endsAt', now() + interval '2 hours'))).*
     FROM "Activity" a WHERE slug = 'news-brunch-taipei'`,
    [slug],
  );
  await app.changeRows(
    `INSERT INTO "ActivityRegistration" (id, "activityId", "userId", status, "waitingPosition")
     SELECT gen_random_uuid(), id, $2::uuid, 'CONFIRMED', 1 FROM "Activity" WHERE slug = $1`,
    [slug, await findId(app, learner)],
  );
  const page = await visitor({ language: 'zh', viewport: { width: 390, height: 844 } });
  await openConsole(app, page, `/console/activities/${slug}`);
  const submit = page.getByRole('button', { name: activities.checkIn, exact: true });
  const field = page.getByLabel(activities.find);
  await field.fill('曉青');
  await submit.click();
  await expect(page.getByText(`${learner.name}已報到`)).toBeVisible();
  await expect(field).toHaveValue('');
  await field.fill(learner.email);
  await submit.click();
  await expect(page.getByText(activities.before.replace('{name}', learner.name))).toBeVisible();
  const count = 'SELECT 1 FROM "Entitlement" WHERE "userId" = $1 AND kind = \'TRIAL\'';
  expect(await app.readRows(count, [await findId(app, learner)])).toHaveLength(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await app.changeRows('DELETE FROM "Activity" WHERE slug = $1', [slug]);
});
