import { type APIRequestContext, type Page, request } from '@playwright/test';
import type { Language } from '~/lib/language';
import { createAccount, type Person, signIn, signInDevice, signOut } from './account';
import type { App } from './app';
import { CORE } from './core';
import { expect, localisedPath, test } from './fixtures';
import { TEXTS } from './texts';

// The browser logs a 401 for a session that was ended elsewhere, and a 403 for a disabled account.
test.use({ expectedErrors: [/401|403 .*auth\.signIn/] });

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

interface Fixture {
  app: App;
  person: Person;
  /** Request context that is logged in as another device. */
  elsewhere: APIRequestContext;
}

const OF_USER = `"userId" = (SELECT id FROM "User" WHERE email = $1)`;

/** Ways in which a session ends while the browser keeps its cookie. */
const SESSION_ENDINGS: {
  way: string;
  language: Language;
  viewport: typeof PHONE;
  address: string;
  form?: 'signup';
  /** @returns changed credentials, or null when the person can no longer log in */
  end: (fixture: Fixture) => Promise<Partial<Person> | null>;
}[] = [
  {
    way: 'the password was changed elsewhere',
    language: 'zh',
    viewport: PHONE,
    address: '/my-lesson',
    end: async ({ app, person, elsewhere }) => {
      const password = `${person.password}-changed`;
      const { token } = await (await elsewhere.get(`${app.url}/api/front/auth/token`)).json();
      const data = { _token: token, currentPassword: person.password, password };
      const response = await elsewhere.post(`${app.url}/api/front/auth/change-password`, { data });
      expect(await response.json()).toMatchObject({ result: true });
      return { password };
    },
  },
  {
    way: 'every other device was signed out',
    language: 'en',
    viewport: DESKTOP,
    address: '/signup',
    form: 'signup',
    end: async ({ app, elsewhere }) => {
      const data = { json: { scope: 'others' } };
      const response = await elsewhere.post(`${app.url}/api/trpc/security.signOutEverywhere`, {
        data,
      });
      expect(response.ok()).toBe(true);
      return {};
    },
  },
  {
    way: 'the session expired',
    language: 'zh',
    viewport: DESKTOP,
    address: '/login',
    end: async ({ app, person }) => {
      const sql = `UPDATE "Session" SET expires = now() - interval '1 minute' WHERE ${OF_USER}`;
      expect(await app.changeRows(sql, [person.email])).toBe(2);
      return {};
    },
  },
  {
    way: 'the account was disabled',
    language: 'en',
    viewport: PHONE,
    address: '/order',
    end: async ({ app, person }) => {
      const sql = 'UPDATE "User" SET "disabledAt" = now() WHERE email = $1';
      expect(await app.changeRows(sql, [person.email])).toBe(1);
      return null;
    },
  },
];

for (const { way, language, viewport, address, form, end } of SESSION_ENDINGS)
  test(`The form appears at once after ${way} (${language}, ${address})`, async ({
    app,
    visitor,
  }) => {
    const t = TEXTS[language];
    const person = await createAccount(app);
    const page = await visitor({ language, viewport });
    await signInDevice(app, page.request, person);
    await page.goto(localisedPath(language, '/faq'));
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
    const elsewhere = await request.newContext();
    await signInDevice(app, elsewhere, person);
    const changed = await end({ app, person, elsewhere });
    await elsewhere.dispose();

    await page.goto(localisedPath(language, address));
    await expect(page.getByLabel(t.account.email)).toBeVisible({ timeout: 3000 });
    await expect(page.getByText(t.common.alreadyIn)).toBeHidden();
    if (form === 'signup') return;
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, t, { ...person, ...changed });
    if (changed === null)
      await expect(page.getByText(t.errors.ACCOUNT_DISABLED).first()).toBeVisible();
    else await expect(page).toHaveURL(app.url + localisedPath(language, '/my-lesson'));
  });

test(
  'The script of the logged-in hint is once in the head of both forms, and nothing follows the document',
  CORE,
  async ({ app }) => {
    for (const path of ['/login', '/signup', '/en/login', '/en/signup']) {
      const html = await (await fetch(app.url + path)).text();
      const scripts = html.split('localStorage.getItem("known-here")').length - 1;
      const [head = ''] = html.split('</head>');
      expect([path, scripts, head.includes('localStorage.getItem("known-here")')]).toEqual([
        path,
        1,
        true,
      ]);
      expect([path, html.slice(html.indexOf('</html>')).trim()]).toEqual([path, '</html>']);
    }
  },
);

/** Waits for a notice in all pages at once, since it disappears after some seconds. */
const waitForNotice = (pages: Page[], notice: string) =>
  Promise.all(pages.map((page) => expect(page.getByText(notice)).toBeVisible({ timeout: 30_000 })));

const findBanner = (page: Page) => page.getByRole('banner');

test('A log-in or log-out in one tab takes effect in the others', async ({ app, visitor }) => {
  const t = TEXTS.zh;
  const person = await createAccount(app);
  const tab = await visitor();
  const open = async (path: string) => {
    const page = await tab.context().newPage();
    await page.goto(path);
    return page;
  };
  const message = await open('/');
  await message.locator('#contact').scrollIntoViewIfNeeded();
  const messageBody = message.getByLabel(t.contact.body);
  await messageBody.fill('我想問公司方案。');

  await test.step('a log-in reaches the other tab, which keeps what is being typed', async () => {
    await tab.goto('/login');
    const notices = waitForNotice([message], t.common.elsewhere.entered);
    await signIn(tab, t, person);
    await notices;
    await expect(tab).toHaveURL(`${app.url}/my-lesson`);
    await expect(findBanner(message).getByText(person.name).first()).toBeVisible();
    await expect(message.getByLabel(t.contact.name)).toHaveValue(person.name);
    await expect(messageBody).toHaveValue('我想問公司方案。');
  });

  await tab.goto('/price');
  await tab
    .getByRole('button', { name: new RegExp(`^${t.plan.add}`) })
    .first()
    .click();
  await expect(tab.getByText(t.cart.added)).toBeVisible();
  const profile = await open('/profile');
  await expect(profile.getByLabel(t.account.email)).toHaveValue(person.email);
  const cart = await open('/cart');
  await expect(cart.getByText(t.cart.empty)).toBeHidden();
  // A tab that has not loaded the session yet has nobody to announce a log-out to.
  await expect(findBanner(cart).getByText(person.name).first()).toBeVisible();

  await test.step('a log-out takes name, cart and member pages from all of them', async () => {
    const notices = waitForNotice([profile, message, cart], t.common.elsewhere.left);
    await signOut(tab, t);
    await notices;
    await expect(profile).toHaveURL(`${app.url}/`);
    for (const page of [profile, message, cart]) {
      await expect(findBanner(page).getByRole('link', { name: t.common.login })).toBeVisible();
      await expect(page.getByText(person.name)).toHaveCount(0);
    }
    await expect(cart.getByText(t.cart.empty)).toBeVisible();
    await expect(message.getByLabel(t.contact.name)).toHaveValue('');
    await expect(message.getByLabel(t.contact.email)).toHaveValue('');
    await expect(messageBody).toHaveValue('我想問公司方案。');
  });

  await test.step('going back in the history leads to the log-in, not to the member page', async () => {
    await profile.goBack();
    await expect(profile).toHaveURL(/\/login\?next=%2Fprofile$/);
    await expect(profile.getByText(person.email)).toHaveCount(0);

    await tab.goto('/login');
    await signIn(tab, t, person);
    await expect(tab).toHaveURL(`${app.url}/my-lesson`);
    await signOut(tab, t);
    await expect(tab).toHaveURL(`${app.url}/`);
    await tab.goBack();
    await expect(tab).toHaveURL(/\/login\?next=%2Fmy-lesson$/);
  });
});

test(
  'A log-in with another account removes the data of the first from the other tabs',
  CORE,
  async ({ app, visitor }) => {
    const t = TEXTS.en;
    const [first, second] = [
      await createAccount(app, 'Ann Lee'),
      await createAccount(app, 'Bo Chen'),
    ];
    const tab = await visitor({ language: 'en' });
    await signInDevice(app, tab.request, first);
    const profile = await tab.context().newPage();
    await profile.goto('/en/profile');
    await expect(profile.getByLabel(t.account.email)).toHaveValue(first.email);
    const homePage = await tab.context().newPage();
    await homePage.goto('/en');
    await expect(findBanner(homePage).getByText(first.name).first()).toBeVisible();

    await app.changeRows(`DELETE FROM "Session" WHERE ${OF_USER}`, [first.email]);
    await tab.goto('/en/login');
    const notices = waitForNotice([profile, homePage], t.common.elsewhere.switched);
    await signIn(tab, t, second);
    await notices;
    await expect(tab).toHaveURL(`${app.url}/en/my-lesson`);
    // The profile tab shows the home page, or the second profile if it was already redirected to the login.
    for (const page of [profile, homePage]) {
      await expect(findBanner(page).getByText(second.name).first()).toBeVisible();
      await expect(page.getByText(first.name)).toHaveCount(0);
    }
  },
);
