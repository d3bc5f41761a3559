import { HEAD_SCRIPT } from '~/early/head-script-text';
import { newPerson } from './account';
import { expect, localisedPath, test } from './fixtures';
import { parseHead } from './head';
import { TEXTS } from './texts';
import { test as testOnOwnServer } from './untouched-server';

const PHONE = { width: 390, height: 844 };

test('An English browser starts at /en, and switching to Chinese stays on the page and is remembered', async ({
  app,
  visitor,
}) => {
  const page = await visitor({ language: 'en' });
  await page.goto('/');
  await expect(page).toHaveURL(`${app.url}/en`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.locator('[data-route]')).toHaveAttribute('data-route', 'index___en');

  await page.goto('/en/faq?from=mail');
  await page.getByRole('button', { name: TEXTS.en.common.switchLanguage }).click();
  await page.getByRole('menuitem', { name: '繁體中文' }).click();
  await expect(page).toHaveURL(`${app.url}/faq?from=mail`);
  await expect(page.locator('html')).toHaveClass(/font-zh/);

  await page.goto('/');
  await expect(page).toHaveURL(`${app.url}/`);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected');
  expect(cookie).toMatchObject({ value: 'zh', sameSite: 'Lax', path: '/' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
});

test.describe('Unknown addresses', () => {
  test.use({ expectedErrors: [/404/] });

  test('An unknown address shows a 404 page with a link home, in both languages', async ({
    app,
    visitor,
  }) => {
    const page = await visitor();
    for (const language of ['zh', 'en'] as const) {
      const response = await page.goto(localisedPath(language, '/nowhere/at-all'));
      expect(response?.status()).toBe(404);
      const texts = TEXTS[language].common.notFound;
      await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
      await page.getByRole('link', { name: texts.home }).click();
      await expect(page).toHaveURL(app.url + localisedPath(language, '/'));
    }
  });
});

test('A 404 page is a complete document without scripts', async ({ app }) => {
  for (const language of ['zh', 'en'] as const) {
    const texts = TEXTS[language].common.notFound;
    for (const path of [
      '/nowhere',
      '/course-news/none',
      '/course-video/none',
      '/news-honor/none',
    ]) {
      const response = await fetch(app.url + localisedPath(language, path));
      expect({ path, status: response.status }).toEqual({ path, status: 404 });
      expect(response.headers.get('cache-control')).toContain('no-store');
      const html = await response.text();
      const { lang, h1 } = parseHead(html);
      expect({ lang, h1 }).toEqual({
        lang: language === 'en' ? 'en-US' : 'zh-TW',
        h1: texts.title,
      });
      const readable = html
        .replace(/<script\b[\s\S]*?<\/script>/g, '')
        .replace(/<wbr\/?>|<\/?span[^>]*>/g, '');
      for (const part of [
        texts.text,
        texts.home,
        '<link rel="stylesheet"',
        '<footer',
        `href="${localisedPath(language, '/')}"`,
      ])
        expect(readable).toContain(part);
    }
  }
});

test('Shared caches store neither redirects by language nor errors, and other methods do not corrupt cached images', async ({
  app,
}) => {
  const query = (path: string, init: RequestInit = {}) =>
    fetch(app.url + path, { redirect: 'manual', ...init });
  for (const [language, cookie, status] of [
    ['zh-TW', '', 200],
    ['en', '', 302],
    ['en', 'i18n_redirected=zh', 200],
    ['zh-TW', 'i18n_redirected=en', 302],
  ] as const) {
    const response = await query('/', { headers: { 'accept-language': language, cookie } });
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.get('vary')).toMatch(/Accept-Language, Cookie$/);
  }
  for (const folder of [
    'media/units/x',
    'media/videos',
    'media/voice-lessons',
    'speech',
    'fonts',
  ]) {
    const missing = await query(`/${folder}/none.mp3`);
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([
      404,
      expect.stringMatching(/^private\b.*\bno-store\b/),
    ]);
  }
  const cached = await query('/speech/ci-49bfccc0.bin', { method: 'HEAD' });
  expect([cached.status, cached.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  // Images that no test has requested yet.
  for (const [method, page] of [
    ['OPTIONS', 'faq'],
    ['POST', 'tou'],
    ['PUT', 'privacy'],
    ['DELETE', 'refund'],
  ] as const) {
    const otherMethod = await query(`/share/en/${page}.png`, { method });
    expect([method, otherMethod.status]).toEqual([method, method === 'OPTIONS' ? 204 : 405]);
    const picture = await query(`/share/en/${page}.png`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
});

test('The menu of a phone covers the screen and closes on navigation', async ({ app, visitor }) => {
  const page = await visitor({ viewport: PHONE });
  const t = TEXTS.zh.common;
  await page.goto('/faq');
  expect(await page.locator('header.h-header').boundingBox()).toMatchObject({ height: 60 });
  await page.getByRole('button', { name: t.openMenu }).click();
  const menu = page.getByRole('dialog', { name: t.menu });
  expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, ...PHONE });
  await menu.getByRole('link', { name: t.courses }).click();
  await expect(page).toHaveURL(`${app.url}/course`);
  await expect(menu).toBeHidden();

  await page.getByRole('button', { name: t.openMenu }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: t.openMenu })).toBeFocused();
});

// Other journeys publish events of their own.
testOnOwnServer(
  'Every address of the sitemap has complete metadata, and no other page is indexable',
  async ({ app, request }) => {
    const read = async (path: string) => {
      const response = await fetch(new URL(path, app.url), { redirect: 'manual' });
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    const sitemap = (await read('/sitemap.xml')).text;
    const addresses = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(80);
    const kinds = new Map<string, number>();
    const check = async (address: string) => {
      const { status, text } = await read(address);
      const head = parseHead(text);
      const path = new URL(address).pathname;
      const english = /^\/en(\/|$)/.test(path);
      const shared = english ? path.replace(/^\/en/, '') || '/' : path;
      const toUrl = (address: string) => new URL(address, app.url).href;
      const normalise = (address = '') => address && new URL(address).href;
      expect({ address, status, lang: head.lang }).toEqual({
        address,
        status: 200,
        lang: english ? 'en-US' : 'zh-TW',
      });
      expect(normalise(head.canonical)).toBe(normalise(address));
      const alternates = Object.entries(head.alternates).map(([tag, to]) => [tag, normalise(to)]);
      expect(Object.fromEntries(alternates)).toEqual({
        'zh-TW': toUrl(shared),
        en: toUrl(localisedPath('en', shared)),
        'x-default': toUrl(shared),
      });
      for (const [, to] of alternates) expect(addresses).toContain(to);
      expect(head.title).toMatch(english ? /^Shuoyi – ./ : /^說譯 – ./);
      expect(head.h1).toMatch(english ? /[A-Za-z]/ : /\p{Script=Han}/u);
      expect(head.meta.description).toMatch(
        english ? /^[^\p{Script=Han}]{20,}$/u : /\p{Script=Han}/u,
      );
      expect(head.meta.robots ?? '').not.toContain('noindex');
      expect(normalise(head.meta['og:url'])).toBe(normalise(address));
      const own = shared === '/' ? '/index' : shared;
      expect(head.meta['og:image']).toBe(toUrl(`/share/${english ? 'en' : 'zh'}${own}.png`));
      for (const type of head.structuredData) kinds.set(type, (kinds.get(type) ?? 0) + 1);
    };
    // Each page is rendered at its first request. Eight are requested at a time, as by a crawler.
    for (let next = 0; next < addresses.length; next += 8)
      await Promise.all(addresses.slice(next, next + 8).map(check));
    expect([...kinds.keys()].sort()).toEqual(['VideoObject', 'WebSite']);
    expect(kinds.get('WebSite')).toBe(2);
    // Samples are left out, because these events never take place and nobody has won these honours.
    for (const path of ['/discovery-activity/news-brunch-taipei', '/news-honor/good-ear-award']) {
      expect(addresses.filter((address) => address.endsWith(path))).toEqual([]);
      const head = parseHead((await read(path)).text);
      expect([head.meta.robots, head.structuredData]).toEqual(['noindex', []]);
    }

    // Only one image of each kind is fetched, because drawing one takes a second; the video's includes its
    // poster.
    const video = addresses.find((address) => address.includes('/en/course-video/')) ?? '';
    const imageNames = ['zh/index', 'en/price', `en${new URL(video).pathname.slice(3)}`];
    for (const name of imageNames)
      expect(await readImageSize(`/share/${name}.png`)).toEqual([1200, 630]);
    const robots = (await read('/robots.txt')).text;
    for (const line of ['Disallow: /api/', 'Disallow: /sandbox-bank/', 'Sitemap: http'])
      expect(robots).toContain(line);

    const manifest = JSON.parse((await read('/manifest.webmanifest')).text);
    const icons = manifest.icons as { src: string; sizes: string; purpose?: string }[];
    expect(icons.map(({ purpose = 'any' }) => purpose)).toContain('maskable');
    for (const { src, sizes } of icons) expect((await readImageSize(src)).join('x')).toBe(sizes);
    const touch = /rel="apple-touch-icon" href="([^"]*)"/.exec((await read('/faq')).text)?.[1];
    expect(await readImageSize(touch ?? '')).toEqual([180, 180]);

    const person = newPerson();
    for (const call of ['signup', 'login']) {
      const { token } = await (await request.get(`${app.url}/api/front/auth/token`)).json();
      const data = { _token: token, ...person };
      const response = await request.post(`${app.url}/api/front/auth/${call}`, { data });
      expect(await response.json()).toMatchObject({ result: true });
    }
    for (const path of ['/my-lesson', '/en/order', '/profile', '/profile/security', '/payment']) {
      const response = await request.get(app.url + path);
      expect(new URL(response.url()).pathname).toBe(path);
      expect(parseHead(await response.text()).meta.robots).toBe('noindex');
      expect(response.headers()['cache-control']).toContain('no-store');
      const policy = response.headers()['content-security-policy'] ?? '';
      const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
      const scripts = [
        ...(await response.text()).matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g),
      ];
      expect(scripts.length).toBeGreaterThan(5);
      const others = scripts.filter(
        ([, tag = '']) => !tag.includes(`nonce="${nonce}"`) && !/ src="/.test(tag),
      );
      expect(others.map(([, , script]) => script)).toEqual([HEAD_SCRIPT]);
    }
    for (const path of ['/login', '/en/signup', '/cart', '/forgot-password'])
      expect(parseHead((await read(path)).text).meta.robots).toBe('noindex');

    async function readImageSize(path: string): Promise<[number, number]> {
      const response = await fetch(new URL(path, app.url));
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        200,
        'image/png',
      ]);
      const png = Buffer.from(await response.arrayBuffer());
      return [png.readUInt32BE(16), png.readUInt32BE(20)];
    }
  },
);
