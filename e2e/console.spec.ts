import { readFile } from 'node:fs/promises';
import en from '~/i18n/locales/console-en';
import zh from '~/i18n/locales/console-zh';
import { becomeUser, createAccount, signIn } from './account';
import { appointOperator } from './appoint-operator';
import { CORE } from './core';
import { expect, localisedPath, test } from './fixtures';
import { SCREENS } from './screens';
import { buyFirstPlan } from './shop';
import { TEXTS } from './texts';

// The browser logs the 404 of the console for users who are no operators, the request for the password, and a wrong
// password.
test.use({ expectedErrors: [/404|403 .*(setRole|confirmPassword)/] });

const ID = '00000000-0000-4000-8000-000000000000';
const UNKNOWN = {
  order: ID,
  orderNumber: 'SY20261121-00000',
  person: ID,
  draft: ID,
  voiceLesson: ID,
};
const PATHS = ['/console', '/console/roles', '/console/acts', '/console/search?q=SY'];

test(`A visitor and a learner get the ordinary 404 at every address of the console, without its script`, async ({
  app,
  visitor,
}) => {
  const learner = await createAccount(app);
  for (const language of ['zh', 'en'] as const) {
    const page = await visitor({ language });
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    for (const isLoggedIn of [false, true]) {
      if (isLoggedIn) {
        await page.goto(localisedPath(language, '/login?next=%2Fmy-lesson'));
        await signIn(page, TEXTS[language], learner);
        await page.waitForURL('**/my-lesson');
      }
      const unknown = await page.request.get(app.url + localisedPath(language, '/no-such-page'));
      expect(unknown.status()).toBe(404);
      for (const path of PATHS) {
        const response = await page.goto(localisedPath(language, path));
        expect(response?.status(), path).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          TEXTS[language].common.notFound.title,
        );
      }
      for (const [key, screen] of Object.entries(SCREENS)) {
        if (!isLoggedIn || screen.minAudience !== 'operator') continue;
        const path = localisedPath(language, screen.path(UNKNOWN));
        expect((await page.request.get(path)).status(), `${key} (${language})`).toBe(404);
      }
    }
    expect(scripts.size).toBeGreaterThan(0);
    for (const url of scripts) {
      const response = await page.request.get(url);
      expect(response.status(), url).toBe(200);
      expect(await response.text(), url).not.toContain('consoleShell');
    }
  }
});

test(
  'An owner sees Today, finds an order and its buyer, and appoints a colleague with the password, which the log has',
  CORE,
  async ({ app, visitor }) => {
    const page = await visitor({ language: 'zh' });
    const person = await becomeUser(app, page);
    await page.goto('/price');
    await buyFirstPlan(page, TEXTS.zh);
    await page.waitForURL(/sandbox-bank/);
    const id = await appointOperator(app, person, 'OWNER');
    const [order] = await app.readRows<{ number: string }>(
      'SELECT number FROM "Order" WHERE "userId" = $1',
      [id],
    );
    const number = order?.number ?? '';

    await page.goto('/console');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(zh.consoleShell.today.title);
    await page.getByRole('searchbox').fill(number);
    await page.getByRole('searchbox').press('Enter');
    await page.getByRole('main').getByRole('link', { name: number }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    await page.getByRole('main').getByRole('link', { name: person.name }).click();
    await expect(page.getByText(person.email)).toBeVisible();
    await page.getByRole('link', { name: zh.consoleShell.pages.acts }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(zh.consoleShell.acts.title);

    const colleague = await createAccount(app);
    const appoint = zh.consoleShell.rolePage.appoint;
    await page.getByRole('link', { name: zh.consoleShell.pages.roles }).click();
    await page.getByLabel(appoint.email).fill(colleague.email);
    await page.getByLabel(appoint.role).selectOption('SUPPORT');
    await page.getByLabel(appoint.reason).fill('=1+1');
    await page.getByRole('button', { name: appoint.submit }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(zh.consoleShell.confirm.password, { exact: true }).fill('wrong');
    await dialog.getByRole('button', { name: zh.consoleShell.confirm.submit }).click();
    await expect(dialog.getByText(zh.consoleShell.confirm.wrong)).toBeVisible();
    await dialog
      .getByLabel(zh.consoleShell.confirm.password, { exact: true })
      .fill(person.password);
    await dialog.getByRole('button', { name: zh.consoleShell.confirm.submit }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(colleague.email)).toBeVisible();
    await page.getByRole('link', { name: zh.consoleShell.pages.acts }).click();
    await expect(
      page.getByRole('cell', { name: zh.consoleShell.acts.kinds.role_set }),
    ).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: zh.consoleShell.table.export }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain("'=1+1");
  },
);

test('Support sees people with their orders, finds an order’s outline, and has no page of money or log of acts', async ({
  app,
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  const person = await becomeUser(app, page);
  await page.goto('/en/price');
  await buyFirstPlan(page, TEXTS.en);
  await page.waitForURL(/sandbox-bank/);
  const id = await appointOperator(app, person, 'SUPPORT');
  const [order] = await app.readRows<{ number: string }>(
    'SELECT number FROM "Order" WHERE "userId" = $1',
    [id],
  );
  const number = order?.number ?? '';
  await page.goto('/en/console');
  const menu = page.getByRole('navigation', { name: en.consoleShell.navigation });
  await expect(menu.getByRole('link')).toHaveText([
    en.consoleShell.pages.today,
    en.consoleShell.pages.search,
    en.consoleShell.pages.people,
    en.consoleShell.pages.letters,
    en.consoleShell.pages.mails,
    en.consoleShell.pages.activities,
    en.consoleShell.pages.roles,
  ]);
  await page.goto(`/en/console/people/${id}`);
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByRole('heading', { name: en.consolePeople.orders })).toBeVisible();
  await page.getByRole('searchbox').first().fill(number);
  await page.getByRole('searchbox').first().press('Enter');
  await page.getByRole('main').getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  for (const path of ['/en/console/acts', '/en/console/orders'])
    expect((await page.goto(path))?.status()).toBe(404);
});
