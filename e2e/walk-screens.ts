import type { Page, TestDetails } from '@playwright/test';
import type { Language } from '~/lib/language';
import { newPerson, signUp } from './account';
import type { App } from './app';
import { appointOperator } from './appoint-operator';
import { listViolations } from './axe';
import { createDraft } from './create-draft';
import { findVoiceLesson } from './find-voice-lesson';
import { expect, localisedPath, test } from './fixtures';
import { grantMembership } from './grant-membership';
import { findMisplacedHeadings } from './headings';
import { layOutWhole, waitForHydration } from './lay-out-whole';
import { findShortLines } from './lines';
import { resize, waitForWidth } from './resize';
import {
  AUDIENCES,
  type Audience,
  expectedScreen,
  isKnownTo,
  type KnownIds,
  SCREENS,
  type ScreenKey,
  screenName,
} from './screens';
import { buyFirstPlan } from './shop';
import { takePicture } from './take-picture';
import { TEXTS } from './texts';
import { Traffic } from './traffic';
import { findWrongWords } from './wording';

export const DESKTOP = 1280;
export const PHONE = 390;
/** Width of a tablet, with a layout between phone and desktop. */
const TABLET = 767;
/** Width of a desktop at a zoom of 400 %. */
const NARROWEST = 320;
const HEIGHT = 900;
const MINUTES_A_YEAR = 365 * 24 * 60;
const JPEG = { type: 'jpeg', quality: 60 } as const;

/** Checks of each page, besides its wording, headlines, links onward and width at the narrowest. */
export interface Look {
  /** Every second page, from the first or the second on, or each. */
  pages: 'even' | 'odd' | 'all';
  /** Widths at which nothing may be wider than the page, px; the page is opened at the first. */
  widths: readonly [number, ...number[]];
  /** The widths of these at which the accessibility rules are checked. */
  access: readonly number[];
  /** True: each page is opened by the first audience that may see it, and Chinese pages are also checked for the
   *  dark theme's colours and the lines at all widths. False: pages that are not public are opened by an operator
   *  with a membership, who may see all of them. */
  isWhole: boolean;
}

/** Each page at each width. The accessibility rules are checked at one width, another one for each language. */
export const WHOLE = {
  pages: 'all',
  widths: [DESKTOP, TABLET, PHONE, NARROWEST],
  isWhole: true,
} as const;

/** Declares a walk through every page in a language, as the first audience that may see it; with `npm run walk` as a
 *  visitor, a user, a member and an operator.
 *  @param title of the test, which names the language */
export function walkScreens(
  title: string,
  language: Language,
  { details = {}, ...look }: Look & { details?: TestDetails },
): void {
  // The browser logs that the frame of a mail's template blocks Playwright's own scripts, as it blocks all.
  test.use({ expectedErrors: [/^Blocked script execution in 'about:srcdoc'/] });

  test(title, details, async ({ app, visitor, allAudiences }) => {
    test.setTimeout(900_000);
    const checkedParts = new CheckedParts();
    const seen = allAudiences ? { ...look, access: look.widths } : look;
    const audiences = look.isWhole || allAudiences ? AUDIENCES : (['visitor', 'operator'] as const);
    for (const audience of audiences) {
      const page = await visitor({ language, viewport: { width: look.widths[0], height: HEIGHT } });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Prefetching is checked as a visitor only.
      if (audience !== 'visitor') await page.addInitScript(saveData);
      const known = await signInAs(audience, page, app);
      const traffic = new Traffic(page);
      for (const key of screensOf(look.pages))
        if (isKnownTo(audience, key) && (allAudiences || isFirst(audiences, audience, key)))
          await test.step(`${key}, ${audience}`, () =>
            visit(page, { audience, language, key, known, traffic, checkedParts, look: seen }));
      expect.soft(traffic.failures, 'failed requests').toEqual([]);
      await page.goto('about:blank');
    }
  });
}

/** Whether it is the first of these audiences that may see a page. */
const isFirst = (audiences: readonly Audience[], audience: Audience, key: ScreenKey) =>
  audiences.find((one) => AUDIENCES.indexOf(one) >= AUDIENCES.indexOf(SCREENS[key].minAudience)) ===
  audience;

function screensOf(pages: Look['pages']): ScreenKey[] {
  const all = Object.keys(SCREENS) as ScreenKey[];
  return pages === 'all' ? all : all.filter((_, index) => index % 2 === (pages === 'even' ? 0 : 1));
}

/** Signatures of the parts checked already, by presentation: an unchanged part is not checked again. */
class CheckedParts {
  private readonly known = new Map<string, Set<string>>();

  in(presentation: string): Set<string> {
    const parts = this.known.get(presentation) ?? new Set();
    this.known.set(presentation, parts);
    return parts;
  }
}

interface WalkStep {
  audience: Audience;
  language: Language;
  key: ScreenKey;
  known: KnownIds;
  traffic: Traffic;
  checkedParts: CheckedParts;
  look: Look;
}

/** Opens a page and checks it; a redirected audience only checks the redirect. */
async function visit(
  page: Page,
  { audience, language, key, known, traffic, checkedParts, look }: WalkStep,
) {
  const shown = expectedScreen(audience, key);
  await page.goto(localisedPath(language, SCREENS[key].path(known)));
  await expect(page.locator('[data-route]')).toHaveAttribute(
    'data-route',
    screenName(SCREENS[shown].path(known), language),
  );
  if (shown !== key) return;
  const at = (presentation: string) => `${key}, ${presentation}`;
  // The page fetches the session and its data after hydration.
  await waitForHydration(page);
  await traffic.waitUntilIdle();
  await waitForWidth(page, { width: look.widths[0] });
  await layOutWhole(page);
  expect.soft(await findWrongWords(page, language), at('wording')).toEqual([]);
  await expect.soft(page.getByRole('heading', { level: 1 }), at('headlines')).toHaveCount(1);
  expect.soft(await findMisplacedHeadings(page), at('heading levels')).toEqual([]);
  // Every page offers a link or a button to continue.
  const ways = page.getByRole('main').locator(':is(a[href], button:enabled, summary):visible');
  await expect.soft(ways, at('next step')).not.toHaveCount(0);
  for (const width of look.widths) {
    if (width !== look.widths[0]) await resize(page, { width, height: HEIGHT });
    await takePicture(page, `screens/${key}-${language}-${audience}-${width}.jpg`, JPEG);
    expect.soft(await findOverflow(page), at(`${width} px`)).toBeLessThanOrEqual(0);
    if (look.access.includes(width))
      await expectAccess(page, at(`${width} px`), { known: checkedParts.in(`${width}`) });
  }
  if (page.viewportSize()?.width !== look.widths[0])
    await resize(page, { width: look.widths[0], height: HEIGHT });
  if (look.isWhole && language === 'zh') {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccess(page, at('dark'), { colours: true, known: checkedParts.in('dark') });
    await page.emulateMedia({ colorScheme: null });
  }
  // The gallery shows its parts in narrow boxes at every width.
  if (look.isWhole && language === 'zh' && key !== 'gallery')
    expect.soft(await findShortLines(page, HEIGHT), at('short lines')).toEqual([]);
}

const expectAccess = async (
  page: Page,
  presentation: string,
  options: Parameters<typeof listViolations>[1],
) => expect.soft(await listViolations(page, options), `accessibility, ${presentation}`).toEqual([]);

function saveData(): void {
  if (!('connection' in navigator)) return;
  Object.defineProperty(navigator.connection, 'saveData', { get: () => true });
}

/** Horizontal overflow of the page, px. */
const findOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Signs up a user, member or operator and orders the first plan.
 *  @returns the ids of what was created; for a visitor, unknown ones */
async function signInAs(audience: Audience, page: Page, app: App): Promise<KnownIds> {
  const missingId = '00000000-0000-4000-8000-000000000000';
  if (audience === 'visitor')
    return {
      order: missingId,
      orderNumber: 'SY20261121-00000',
      person: missingId,
      draft: missingId,
      voiceLesson: missingId,
    };
  const t = TEXTS.zh;
  // Latin letters: a Chinese name would be Chinese in the English pages.
  const person = newPerson('Ann Lin');
  await page.goto('/signup?next=%2Fprice');
  await signUp(page, t, person);
  await page.waitForURL('**/price');
  if (audience === 'member' || audience === 'operator')
    await grantMembership(app, person, { minutes: MINUTES_A_YEAR });
  await buyFirstPlan(page, t);
  await page.waitForURL(/sandbox-bank/);
  await page.goto('/order');
  const link = page.locator('a[href*="/order-created/"]').first();
  const order = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  const orderNumber = (await link.textContent())?.trim() ?? '';
  const ofLearner = { person: missingId, draft: missingId, voiceLesson: missingId };
  if (audience !== 'operator') return { order, orderNumber, ...ofLearner };
  const id = await appointOperator(app, person, 'OWNER');
  return {
    order,
    orderNumber,
    person: id,
    draft: await createDraft(page, app),
    voiceLesson: await findVoiceLesson(app, 'breakfast-shop-guest'),
  };
}
