import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type RouteKey, routeName } from '~/lib/routes';
import { signUp, someone } from './account';
import { complaints } from './axe';
import { expect, inLanguage, type Language, test } from './fixtures';
import { memberUntil } from './member';
import { AUDIENCES, type Audience, type Known, SCREENS, shownTo } from './screens';
import { orderFirstPlan } from './shop';
import { TEXTS } from './texts';
import { Traffic } from './traffic';
import { wrongWords } from './wording';

const DESKTOP = 1280;
const PHONE = 390;
const WIDTHS = [DESKTOP, 767, PHONE, 320] as const;
const HEIGHT = 900;
const PICTURES = 'test-results/screens';
const A_YEAR = 365 * 24 * 60;

test.describe.configure({ mode: 'parallel' });

/** Every page in both languages as a visitor, an account and a member sees it. */
for (const language of ['zh', 'en'] as const)
  for (const who of AUDIENCES)
    test(`every page in ${language}, as a ${who} sees it`, async ({ app, visitor }) => {
      test.setTimeout(600_000);
      mkdirSync(PICTURES, { recursive: true });
      const page = await visitor({ language, viewport: { width: DESKTOP, height: HEIGHT } });
      const known = await become(who, page, (person) =>
        memberUntil(app, person, { minutes: A_YEAR }),
      );
      const traffic = new Traffic(page);
      for (const key of Object.keys(SCREENS) as RouteKey[])
        await test.step(key, () => look(page, { who, language, key, known, traffic }));
      expect(traffic.failures, 'failed requests').toEqual([]);
    });

interface Look {
  who: Audience;
  language: Language;
  key: RouteKey;
  known: Known;
  traffic: Traffic;
}

/** Opens a page as on a desk; whoever may not see it is led on, and has seen that page elsewhere. */
async function look(page: Page, { who, language, key, known, traffic }: Look) {
  const shown = shownTo(who, key);
  await page.goto(inLanguage(language, SCREENS[key].path(known)));
  await expect(page.locator('[data-route]')).toHaveAttribute(
    'data-route',
    routeName(SCREENS[shown].path(known), language),
  );
  // Who looks, and what is theirs, arrives after the page.
  await traffic.quiet();
  if (shown !== key) return;
  expect.soft(await wrongWords(page, language), 'wording').toEqual([]);
  await expect.soft(page.getByRole('heading', { level: 1 }), 'headlines').toHaveCount(1);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const path = `${PICTURES}/${key}-${language}-${who}-${width}.jpg`;
    await page.screenshot({ path, type: 'jpeg', quality: 60 });
    expect.soft(await beyondTheEdge(page), `${width} px`).toBeLessThanOrEqual(0);
    if (width === PHONE) await expectAccess(page, `${PHONE} px`);
  }
  await page.setViewportSize({ width: DESKTOP, height: HEIGHT });
  // On a desk and in the dark each page is asked once: as the first who may see it.
  if (SCREENS[key].from !== who) return;
  await expectAccess(page, `${DESKTOP} px`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccess(page, 'dark');
  await page.emulateMedia({ colorScheme: null });
}

const expectAccess = async (page: Page, where: string) =>
  expect.soft(await complaints(page), `accessibility, ${where}`).toEqual([]);

/** How many pixels of the page lie beside the window. */
const beyondTheEdge = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Signs up, and orders the first plan: a member's order is one of many. */
async function become(
  who: Audience,
  page: Page,
  giveTime: (person: ReturnType<typeof someone>) => Promise<void>,
): Promise<Known> {
  if (who === 'visitor') return { order: '00000000-0000-4000-8000-000000000000' };
  const t = TEXTS.zh;
  // Latin letters: a Chinese name would be Chinese in the English pages.
  const person = someone('Ann Lin');
  await page.goto('/signup?next=%2Fprice');
  await signUp(page, t, person);
  await page.waitForURL('**/price');
  if (who === 'vip') await giveTime(person);
  await orderFirstPlan(page, t);
  await page.waitForURL(/sandbox-bank/);
  await page.goto('/order');
  const link = page.locator('a[href*="/order-created/"]').first();
  const order = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  return { order };
}
