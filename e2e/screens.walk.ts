import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type RouteKey, routeName } from '~/lib/routes';
import { newPerson, signUp } from './account';
import { listViolations } from './axe';
import { expect, type Language, localisedPath, test } from './fixtures';
import { grantMembership } from './grant-membership';
import { findShortLines } from './lines';
import { AUDIENCES, type Audience, expectedScreen, type KnownIds, SCREENS } from './screens';
import { buyFirstPlan } from './shop';
import { TEXTS } from './texts';
import { Traffic } from './traffic';
import { findWrongWords } from './wording';

const DESKTOP = 1280;
/** A tablet: laid out like a phone here and like a desk there, so that the gate only measures it. */
const BETWEEN = 767;
const WIDTHS = [DESKTOP, BETWEEN, 390] as const;
/** A desk at a zoom of 400 %. */
const NARROWEST = 320;
const HEIGHT = 900;
const PICTURES = 'test-results/screens';
const A_YEAR = 365 * 24 * 60;

/** Every page in both languages as a visitor, an account and a member sees it: all of them as all of these
 *  by `npm run walk`, and in the gate each as the first who may see it. */
for (const language of ['zh', 'en'] as const)
  test(`every page (${language})`, async ({ app, visitor, allAudiences }) => {
    test.setTimeout(900_000);
    mkdirSync(PICTURES, { recursive: true });
    const read = new SeenParts();
    for (const who of AUDIENCES) {
      const page = await visitor({ language, viewport: { width: DESKTOP, height: HEIGHT } });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // What the next page needs is fetched ahead as the first one sees it.
      if (who !== 'visitor') await page.addInitScript(saveData);
      const known = await signInAs(who, page, (person) =>
        grantMembership(app, person, { minutes: A_YEAR }),
      );
      const traffic = new Traffic(page);
      for (const key of Object.keys(SCREENS) as RouteKey[])
        if (allAudiences || SCREENS[key].minAudience === who)
          await test.step(`${key}, ${who}`, () =>
            visit(page, { who, language, key, known, traffic, read, allAudiences }));
      expect.soft(traffic.failures, 'failed requests').toEqual([]);
      await page.goto('about:blank');
    }
  });

/** What was read already, by the way it was shown: a part that comes again unchanged is not read again. */
class SeenParts {
  private readonly ways = new Map<string, Set<string>>();

  shown(way: string): Set<string> {
    const known = this.ways.get(way) ?? new Set();
    this.ways.set(way, known);
    return known;
  }
}

interface WalkStep {
  who: Audience;
  language: Language;
  key: RouteKey;
  known: KnownIds;
  traffic: Traffic;
  read: SeenParts;
  allAudiences: boolean;
}

/** Opens a page as on a desk; whoever may not see it is led on, and sees that page elsewhere. */
async function visit(
  page: Page,
  { who, language, key, known, traffic, read, allAudiences }: WalkStep,
) {
  const shown = expectedScreen(who, key);
  await page.goto(localisedPath(language, SCREENS[key].path(known)));
  await expect(page.locator('[data-route]')).toHaveAttribute(
    'data-route',
    routeName(SCREENS[shown].path(known), language),
  );
  if (shown !== key) return;
  // Who looks, and what is theirs, is asked for by the page itself.
  await isAlive(page);
  await traffic.quiet();
  expect.soft(await findWrongWords(page, language), 'wording').toEqual([]);
  await expect.soft(page.getByRole('heading', { level: 1 }), 'headlines').toHaveCount(1);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const path = `${PICTURES}/${key}-${language}-${who}-${width}.jpg`;
    await page.screenshot({ path, type: 'jpeg', quality: 60 });
    expect.soft(await findOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
    if (allAudiences || width !== BETWEEN)
      await expectAccess(page, `${width} px`, { known: read.shown(`${width}`) });
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccess(page, 'dark', { colours: true, known: read.shown('dark') });
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
  expect.soft(await findOverflow(page), `${NARROWEST} px`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: DESKTOP, height: HEIGHT });
  // The gallery shows its parts in every width there is.
  if (language === 'zh' && key !== 'gallery')
    expect.soft(await findShortLines(page, HEIGHT), 'short lines').toEqual([]);
}

const expectAccess = async (
  page: Page,
  where: string,
  reading: Parameters<typeof listViolations>[1],
) => expect.soft(await listViolations(page, reading), `accessibility, ${where}`).toEqual([]);

/** Ends when React has taken the page over. */
const isAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-route]') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );

function saveData(): void {
  if (!('connection' in navigator)) return;
  Object.defineProperty(navigator.connection, 'saveData', { get: () => true });
}

/** How many pixels of the page lie beside the window. */
const findOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Signs up, and orders the first plan: a member's order is one of many. */
async function signInAs(
  who: Audience,
  page: Page,
  giveTime: (person: ReturnType<typeof newPerson>) => Promise<void>,
): Promise<KnownIds> {
  if (who === 'visitor') return { order: '00000000-0000-4000-8000-000000000000' };
  const t = TEXTS.zh;
  // Latin letters: a Chinese name would be Chinese in the English pages.
  const person = newPerson('Ann Lin');
  await page.goto('/signup?next=%2Fprice');
  await signUp(page, t, person);
  await page.waitForURL('**/price');
  if (who === 'member') await giveTime(person);
  await buyFirstPlan(page, t);
  await page.waitForURL(/sandbox-bank/);
  await page.goto('/order');
  const link = page.locator('a[href*="/order-created/"]').first();
  const order = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  return { order };
}
