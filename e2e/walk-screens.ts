import type { Page, TestDetails } from '@playwright/test';
import type { Language } from '~/lib/language';
import { listViolations } from './axe';
import { expect, localisedPath, test } from './fixtures';
import { findMisplacedHeadings } from './headings';
import { layOutWhole, waitForHydration } from './lay-out-whole';
import { findShortLines, LINE_WIDTHS } from './lines';
import { expectPolicy } from './policy';
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
import { takePicture } from './take-picture';
import { Traffic } from './traffic';
import { Walker } from './walker';
import { findWrongWords } from './wording';

export const DESKTOP = 1280;
export const PHONE = 390;
/** Width of a tablet, with a layout between phone and desktop. */
const TABLET = 767;
/** Width of a desktop at a zoom of 400 %. */
const NARROWEST = 320;
const HEIGHT = 900;
const JPEG = { type: 'jpeg', quality: 60 } as const;

/** Checks of each page, besides its policy, wording, headlines and links onward. */
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

/** Pages at each width. The accessibility rules are checked at one width, another one for each language. */
export const WHOLE = {
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
    const page = await visitor({ language, viewport: { width: look.widths[0], height: HEIGHT } });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const walker = new Walker(page, app, language);
    const { known } = walker;
    for (const audience of audiences) {
      // Prefetching is checked as a visitor only.
      if (audience === audiences[1]) await page.addInitScript(saveData);
      await walker.become(audience);
      const traffic = new Traffic(page);
      for (const key of screensOf(look.pages))
        if (isKnownTo(audience, key) && (allAudiences || isFirst(audiences, audience, key)))
          await test.step(`${key}, ${audience}`, () =>
            visit(page, { audience, language, key, known, traffic, checkedParts, look: seen }));
      expect.soft(traffic.failures, 'failed requests').toEqual([]);
    }
    await page.goto('about:blank');
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
  const response = await page.goto(localisedPath(language, SCREENS[key].path(known)));
  await expect(page.locator('[data-route]')).toHaveAttribute(
    'data-route',
    screenName(SCREENS[shown].path(known), language),
  );
  if (shown !== key) return;
  const at = (presentation: string) => `${key}, ${presentation}`;
  expectPolicy(response, at('policy'));
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
  const isChinese = look.isWhole && language === 'zh';
  // The gallery shows its parts in narrow boxes at every width.
  const lineWidths: readonly number[] = isChinese && key !== 'gallery' ? LINE_WIDTHS : [];
  for (const width of new Set([...look.widths, ...lineWidths])) {
    if (width !== page.viewportSize()?.width) await resize(page, { width, height: HEIGHT });
    if (lineWidths.includes(width))
      expect.soft(await findShortLines(page), at(`short lines at ${width} px`)).toEqual([]);
    if (!look.widths.includes(width)) continue;
    await takePicture(page, `screens/${key}-${language}-${audience}-${width}.jpg`, JPEG);
    expect.soft(await findOverflow(page), at(`${width} px`)).toBeLessThanOrEqual(0);
    if (look.access.includes(width))
      await expectAccess(page, at(`${width} px`), { known: checkedParts.in(`${width}`) });
    if (!isChinese || width !== look.widths[0]) continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccess(page, at('dark'), { colours: true, known: checkedParts.in('dark') });
    await page.emulateMedia({ colorScheme: null });
  }
  await page.setViewportSize({ width: look.widths[0], height: HEIGHT });
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
