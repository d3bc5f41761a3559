import { createAccount, type Person, signInDevice } from './account';
import type { App } from './app';
import { expect, localisedPath, test } from './fixtures';
import { grantMembership } from './grant-membership';
import { waitForHydration } from './lay-out-whole';
import { CONSOLE, OPERATOR_NAME } from './operator';
import { fill, TEXTS } from './texts';

const PHONE = { width: 390, height: 844 };

const findId = async (app: App, { email }: Person) => {
  const sql = 'SELECT id FROM "User" WHERE email = $1';
  const [row] = await app.readRows<{ id: string }>(sql, [email]);
  return row?.id ?? '';
};

// The browser logs that the server refuses a preview of 31 days, and a note from a session that has ended.
test.use({ expectedErrors: [/403.*operator\.people\.preview|401.*operator\./] });

for (const { language, viewport } of [
  { language: 'zh', viewport: { width: 1280, height: 900 } },
  { language: 'en', viewport: PHONE },
] as const)
  test(`Support reads why a membership ends that day, sees what seven days would do, grants them and takes them back (${language}, ${viewport.width} px)`, async ({
    app,
    operator,
  }) => {
    const people = CONSOLE[language].consolePeople;
    const learner = await createAccount(app, '林小安');
    await grantMembership(app, learner, { minutes: 10 * 1440 });
    const path = `/console/people/${await findId(app, learner)}`;
    const { page } = await operator('SUPPORT', { language, viewport, path });
    const why = page.getByRole('region', { name: people.why });
    await expect(why.getByRole('listitem')).toHaveCount(1);
    const until = new RegExp(`^${fill(people.memberUntil, { date: '.+' })}$`);
    const end = await why.getByText(until).first().textContent();

    await why.getByRole('button', { name: people.acts.grant }).click();
    const dialog = page.getByRole('dialog', { name: people.acts.grant });
    await dialog.getByLabel(people.act.days).fill('31');
    await expect(dialog.getByText(TEXTS[language].errors.GRANT_TOO_LONG)).toBeVisible();
    await dialog.getByLabel(people.act.days).fill('7');
    await expect(dialog.getByText(`${end} →`)).toBeVisible();
    await dialog.getByLabel(people.act.reason).fill('網站停機補償');
    await dialog.getByRole('button', { name: people.acts.grant }).click();
    await expect(dialog).toHaveCount(0);
    await expect(why.getByText('網站停機補償')).toBeVisible();
    await expect(why.getByText(end ?? '', { exact: true })).toHaveCount(0);

    const undo = fill(people.act['undoGrant#other'], { count: 7 });
    await why.getByRole('button', { name: undo }).click();
    await expect(why.getByRole('status')).toContainText(
      fill(people.act.undone, { state: end ?? '' }),
    );
    await expect(why.getByRole('listitem')).toHaveCount(3);

    const notes = page.getByRole('region', { name: people.notes.title });
    await notes.getByLabel(people.notes.text).fill('來電詢問停機補償，已補。');
    await notes.getByRole('button', { name: people.notes.submit }).click();
    await expect(notes.getByRole('listitem')).toContainText(OPERATOR_NAME);
    await expect(page.getByRole('heading', { name: people.access.title })).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
  });

for (const { language, viewport } of [
  { language: 'zh', viewport: PHONE },
  { language: 'en', viewport: { width: 1280, height: 800 } },
] as const)
  test(`A note that is typed when the session ends is saved after the log-in on the same page (${language}, ${viewport.width} px)`, async ({
    app,
    operator,
  }) => {
    const { consolePeople, consoleShell } = CONSOLE[language];
    const learner = await createAccount(app, '林小安');
    const path = `/console/people/${await findId(app, learner)}`;
    const { page, person } = await operator('SUPPORT', { language, viewport, path });
    const note = page.getByLabel(consolePeople.notes.text);
    // The page requests its session once its scripts have arrived. A session that ended before would be unknown
    // to it.
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await note.fill('茶會那天來電');
    const address = page.url();
    await page.context().clearCookies();
    await page.getByRole('button', { name: consolePeople.notes.submit }).click();
    const dialog = page.getByRole('dialog', { name: consoleShell.logInAgain.title });
    await expect(dialog).toContainText(consoleShell.logInAgain.cancel);
    await dialog
      .getByLabel(TEXTS[language].account.password, { exact: true })
      .fill(person.password);
    await dialog.getByRole('button', { name: consoleShell.logInAgain.submit }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '茶會那天來電' })).toBeVisible();
    await expect(note).toHaveValue('');
    expect(page.url()).toBe(address);
  });

test('A letter is marked as answered, and set back after a slip', async ({ app, operator }) => {
  const letters = CONSOLE.zh.consoleLetters;
  await app.changeRows(
    `INSERT INTO "ContactMessage" (id, "sendKey", name, email, subject, "orderNumber", body, language, "createdAt")
     VALUES (gen_random_uuid(), gen_random_uuid()::text, '何曉蕾', 'ming@example.com', 'ORDER', 'SY20261121-7K3QX',
       '付款了，會員沒有開通。', 'zh', now())`,
    [],
  );
  const { page } = await operator('SUPPORT', { path: '/console/letters' });
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

for (const language of ['zh', 'en'] as const)
  test(`On a phone, a typed name checks a person in, and the person’s code a second time is answered as such (${language})`, async ({
    app,
    operator,
    visitor,
  }) => {
    const activities = CONSOLE[language].consoleActivities;
    const learner = await createAccount(app, '陳曉青');
    const slug = `door-${language}-${Date.now()}`;
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
    const own = await visitor({ language, viewport: PHONE });
    await signInDevice(app, own.request, learner);
    await own.goto(localisedPath(language, `/discovery-activity/${slug}`));
    const code = (await own.getByText(/^\d{3} \d{3}$/).textContent()) ?? '';
    const path = `/console/activities/${slug}`;
    const { page } = await operator('SUPPORT', { language, viewport: PHONE, path });
    const submit = page.getByRole('button', { name: activities.checkIn, exact: true });
    const field = page.getByLabel(activities.find);
    await field.fill('曉青');
    await submit.click();
    const [done = ''] = fill(activities.doneTrial, { name: learner.name }).split(/[,，]/);
    await expect(page.getByText(done)).toBeVisible();
    await expect(field).toHaveValue('');
    await field.fill(code);
    await submit.click();
    await expect(page.getByText(fill(activities.before, { name: learner.name }))).toBeVisible();
    const count = 'SELECT 1 FROM "Entitlement" WHERE "userId" = $1 AND kind = \'TRIAL\'';
    expect(await app.readRows(count, [await findId(app, learner)])).toHaveLength(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await app.changeRows('DELETE FROM "Activity" WHERE slug = $1', [slug]);
  });
