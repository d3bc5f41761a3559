import { type APIRequestContext, type Page, request } from '@playwright/test';
import { enter, logIn, logOut, member, type Person } from './account';
import type { App } from './app';
import { expect, inLanguage, type Language, test } from './fixtures';
import { TEXTS } from './texts';

// A browser whose session was ended elsewhere is told so by a 401, and a disabled account by a 400.
test.use({ expectedErrors: [/401|400 .*auth\.login/] });

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

interface World {
  app: App;
  person: Person;
  /** Logged in on another device. */
  elsewhere: APIRequestContext;
}

const sessionsOf = `"userId" = (SELECT id FROM "User" WHERE email = $1)`;

/** Each way in which a session dies while its cookie is kept, and what the next page is. */
const ENDS: {
  way: string;
  language: Language;
  viewport: typeof PHONE;
  address: string;
  form?: 'signup';
  end: (world: World) => Promise<Partial<Person> | null>;
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
      const answer = await elsewhere.post(`${app.url}/api/front/auth/change-password`, { data });
      expect(await answer.json()).toMatchObject({ result: true });
      return { password };
    },
  },
  {
    way: 'every other device was signed out',
    language: 'en',
    viewport: DESK,
    address: '/signup',
    form: 'signup',
    end: async ({ app, elsewhere }) => {
      const data = { json: { scope: 'others' } };
      const answer = await elsewhere.post(`${app.url}/api/trpc/security.signOutEverywhere`, {
        data,
      });
      expect(answer.ok()).toBe(true);
      return {};
    },
  },
  {
    way: 'the session expired',
    language: 'zh',
    viewport: DESK,
    address: '/login',
    end: async ({ app, person }) => {
      const sql = `UPDATE "Session" SET expires = now() - interval '1 minute' WHERE ${sessionsOf}`;
      expect(await app.change(sql, [person.email])).toBe(2);
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
      expect(await app.change(sql, [person.email])).toBe(1);
      return null;
    },
  },
];

for (const { way, language, viewport, address, form, end } of ENDS)
  test(`the form is there at once after ${way} (${language}, ${address})`, async ({
    app,
    visitor,
  }) => {
    const t = TEXTS[language];
    const person = await member(app);
    const page = await visitor({ language, viewport });
    await enter(app, page.request, person);
    await page.goto(inLanguage(language, '/faq'));
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
    const elsewhere = await request.newContext();
    await enter(app, elsewhere, person);
    const now = await end({ app, person, elsewhere });
    await elsewhere.dispose();

    await page.goto(inLanguage(language, address));
    await expect(page.getByLabel(t.account.email)).toBeVisible({ timeout: 3000 });
    await expect(page.getByText(t.common.alreadyIn)).toBeHidden();
    if (form === 'signup') return;
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, t, { ...person, ...now });
    if (now === null) await expect(page.getByText(t.errors.ACCOUNT_DISABLED).first()).toBeVisible();
    else await expect(page).toHaveURL(app.url + inLanguage(language, '/my-lesson'));
  });

test('the early script stands once in the head of both forms, and nothing after the page', async ({
  app,
}) => {
  for (const path of ['/login', '/signup', '/en/login', '/en/signup']) {
    const html = await (await fetch(app.url + path)).text();
    const scripts = html.split("localStorage.getItem('known-here')").length - 1;
    const [head = ''] = html.split('</head>');
    expect([path, scripts, head.includes("localStorage.getItem('known-here')")]).toEqual([
      path,
      1,
      true,
    ]);
    expect([path, html.slice(html.indexOf('</html>')).trim()]).toEqual([path, '</html>']);
  }
});

/** Waits for a notice in all of these at once: it goes after some seconds. */
const toldIn = (pages: Page[], notice: string) =>
  Promise.all(pages.map((page) => expect(page.getByText(notice)).toBeVisible({ timeout: 30_000 })));

const bannerOf = (page: Page) => page.getByRole('banner');

test('what happens to the session in one tab happens in the others', async ({ app, visitor }) => {
  const t = TEXTS.zh;
  const person = await member(app);
  const tab = await visitor();
  const open = async (path: string) => {
    const page = await tab.context().newPage();
    await page.goto(path);
    return page;
  };
  const letter = await open('/');
  const written = letter.getByLabel(t.contact.body);
  await written.fill('我想問公司方案。');

  await test.step('a log-in reaches the other tab, which keeps what is being typed', async () => {
    await tab.goto('/login');
    const told = toldIn([letter], t.common.elsewhere.entered);
    await logIn(tab, t, person);
    await told;
    await expect(tab).toHaveURL(`${app.url}/my-lesson`);
    await expect(bannerOf(letter).getByText(person.name).first()).toBeVisible();
    await expect(letter.getByLabel(t.contact.name)).toHaveValue(person.name);
    await expect(written).toHaveValue('我想問公司方案。');
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

  await test.step('a log-out takes name, cart and member pages from all of them', async () => {
    const told = toldIn([profile, letter, cart], t.common.elsewhere.left);
    await logOut(tab, t);
    await told;
    await expect(profile).toHaveURL(`${app.url}/`);
    for (const page of [profile, letter, cart]) {
      await expect(bannerOf(page).getByRole('link', { name: t.common.login })).toBeVisible();
      await expect(page.getByText(person.name)).toHaveCount(0);
    }
    await expect(cart.getByText(t.cart.empty)).toBeVisible();
    await expect(letter.getByLabel(t.contact.name)).toHaveValue('');
    await expect(letter.getByLabel(t.contact.email)).toHaveValue('');
    await expect(written).toHaveValue('我想問公司方案。');
  });

  await test.step('and the way back leads to the log-in, not to the page as it was', async () => {
    await profile.goBack();
    await expect(profile).toHaveURL(/\/login\?next=%2Fprofile$/);
    await expect(profile.getByText(person.email)).toHaveCount(0);

    await tab.goto('/login');
    await logIn(tab, t, person);
    await expect(tab).toHaveURL(`${app.url}/my-lesson`);
    await logOut(tab, t);
    await expect(tab).toHaveURL(`${app.url}/`);
    await tab.goBack();
    await expect(tab).toHaveURL(/\/login\?next=%2Fmy-lesson$/);
  });
});

test('another account in one tab leaves nothing of the first in the others', async ({
  app,
  visitor,
}) => {
  const t = TEXTS.en;
  const [first, second] = [await member(app, 'Ann Lee'), await member(app, 'Bo Chen')];
  const tab = await visitor({ language: 'en' });
  await enter(app, tab.request, first);
  const profile = await tab.context().newPage();
  await profile.goto('/en/profile');
  await expect(profile.getByLabel(t.account.email)).toHaveValue(first.email);
  const front = await tab.context().newPage();
  await front.goto('/en');
  await expect(bannerOf(front).getByText(first.name).first()).toBeVisible();

  await app.change(`DELETE FROM "Session" WHERE ${sessionsOf}`, [first.email]);
  await tab.goto('/en/login');
  const told = toldIn([profile, front], t.common.elsewhere.switched);
  await logIn(tab, t, second);
  await told;
  await expect(tab).toHaveURL(`${app.url}/en/my-lesson`);
  // The profile is at home, or at the second's own when it had found out by itself and asked to log in.
  for (const page of [profile, front]) {
    await expect(bannerOf(page).getByText(second.name).first()).toBeVisible();
    await expect(page.getByText(first.name)).toHaveCount(0);
  }
});
