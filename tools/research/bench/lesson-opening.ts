import type { Browser } from 'playwright';
import { SLOW_CPU, SLOW_LINE } from './slow-phone';

/** Loads of which the medians count. */
const LOADS = 5;

/** Interval at which the page is checked, ms. */
const LOOK_EVERY_MS = 10;

interface Observed {
  shownMs: number | null;
  pressedMs: number | null;
  soundsMs: number | null;
  handledMs: number | null;
}
declare global {
  interface Window {
    opening: Observed;
  }
}

/** Medians of several loads of a lesson on a slow phone, each with an empty cache, ms. */
export interface OpeningFigures {
  /** Time from opening the page until the text of the first item is painted, ms. */
  shownMs: number;
  /** From opening the page until the first clip sounds, for a learner who presses "listen" as soon as it is painted. */
  playableMs: number;
  /** Time from opening the page until React handles a click on the first item, ms. */
  handledMs: number;
}

/** Opens a lesson as on a slow phone, and listens to its first item as early as can be. */
export async function measureOpening(browser: Browser, url: string): Promise<OpeningFigures> {
  const loads: OpeningFigures[] = [];
  for (let load = 0; load < LOADS; load++) loads.push(await openOnce(browser, url));
  const median = (name: keyof OpeningFigures) =>
    loads.map((figures) => figures[name]).sort((a, b) => a - b)[Math.floor(LOADS / 2)]!;
  return {
    shownMs: median('shownMs'),
    playableMs: median('playableMs'),
    handledMs: median('handledMs'),
  };
}

async function openOnce(browser: Browser, url: string): Promise<OpeningFigures> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
  await page.addInitScript(observe, LOOK_EVERY_MS);
  await page.goto(url, { waitUntil: 'commit' });
  const seen = await page.waitForFunction(() => {
    const { shownMs, soundsMs, handledMs } = window.opening ?? {};
    return shownMs && soundsMs && handledMs ? { shownMs, soundsMs, handledMs } : null;
  });
  const { shownMs, soundsMs, handledMs } = (await seen.jsonValue())!;
  await context.close();
  return {
    shownMs: Math.round(shownMs),
    playableMs: Math.round(soundsMs),
    handledMs: Math.round(handledMs),
  };
}

/** Runs in the page before its own scripts. It holds no function with a name: the compiler would call a helper that
 *  the page does not have. */
function observe(everyMs: number): void {
  const opening: Observed = { shownMs: null, pressedMs: null, soundsMs: null, handledMs: null };
  window.opening = opening;
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    this.addEventListener('playing', () => {
      opening.soundsMs ??= performance.now();
    });
    return play.call(this);
  };
  const timer = setInterval(() => {
    const word = document.querySelector('button[data-word]');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (!word || !paint) return;
    opening.shownMs ??= performance.now();
    if (opening.pressedMs === null) {
      opening.pressedMs = performance.now();
      document.querySelector<HTMLElement>('main ~ footer .dock-row button')?.click();
    }
    // React puts a property of its own on every element whose events it handles.
    if (!Object.keys(word).some((name) => name.startsWith('__reactProps'))) return;
    opening.handledMs ??= performance.now();
    if (opening.soundsMs !== null) clearInterval(timer);
  }, everyMs);
}
