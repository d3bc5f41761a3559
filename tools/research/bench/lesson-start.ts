import type { Browser, Page } from 'playwright';
import { measureOpening, type OpeningFigures } from './lesson-opening';
import { SLOW_CPU, SLOW_LINE } from './slow-phone';

/** Goals for a slow phone, ms. */
const GOALS = { playable: 1500, longTask: 50, press: 100 };

interface StartFigures extends OpeningFigures {
  /** `playableMs` as a ratio to the goal. */
  playableRatio: number;
  /** Longest task of the page from the press to speak until the words have their colours, ms; below 50 it is not
   *  reported and counts as 0. */
  longestTaskMs: number;
  longTaskRatio: number;
  /** The button whose click took the longest until its paint, and that time, ms; below 16 it counts as 0. */
  slowestPress: string;
  slowestPressMs: number;
  pressRatio: number;
}

/** A click and the time until its paint: input delay, handling and painting, ms. */
interface Press {
  what: string;
  ms: number;
  waitedMs: number;
  handledMs: number;
}

interface Observed {
  isHandled: boolean;
  /** The element that was pressed last. */
  pressed: string;
  tasks: { startMs: number; ms: number }[];
  presses: Press[];
}
declare global {
  interface Window {
    observed: Observed;
  }
}

/** Opens the lesson as on a slow phone, practises some items with every button, and speaks once. The worker
 *  is not slowed: a stopped process would lose audio. */
export async function measureStart(browser: Browser, url: string): Promise<StartFigures> {
  const opening = await measureOpening(browser, url);
  const context = await browser.newContext({ permissions: ['microphone'] });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
  await page.addInitScript(observe, LOOK_EVERY_MS);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.observed?.isHandled);
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  await press('Listen');
  for (let item = 0; item < 10; item++) await press('Skip');
  await press('Type instead');
  await press('Use the microphone');
  await page.locator('button[data-word]').first().click();
  const speaking = await speak(page);
  await page.locator('button[data-word]').first().click();
  await press(/^(Next|Skip)$/);
  await page.waitForTimeout(1000);
  const { tasks, presses } = await page.evaluate(() => window.observed);
  await context.close();
  const during = tasks.filter(({ startMs }) => startMs > speaking.from && startMs < speaking.to);
  const longest = Math.round(Math.max(0, ...during.map(({ ms }) => ms)));
  const slowest = [...presses].sort((a, b) => b.ms - a.ms);
  console.table(slowest.slice(0, 8));
  const { what = 'none', ms = 0 } = slowest[0] ?? {};
  const ratio = (ms: number, goal: number) => Math.round((ms / goal) * 100) / 100;
  return {
    ...opening,
    playableRatio: ratio(opening.playableMs, GOALS.playable),
    longestTaskMs: longest,
    longTaskRatio: ratio(longest, GOALS.longTask),
    slowestPress: what,
    slowestPressMs: Math.round(ms),
    pressRatio: ratio(ms, GOALS.press),
  };
}

/** Plays the sentence into the microphone; the silence after it ends the recording.
 *  @returns the time until its words have their colours, ms by the page's clock */
async function speak(page: Page): Promise<{ from: number; to: number }> {
  const from = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: /^(Speak|Say it again)$/ }).click();
  await page.locator('main p[lang="en"] button.underline').first().waitFor();
  return { from, to: await page.evaluate(() => performance.now()) };
}

/** TypeScript's library does not know the number that the events of one press share. */
interface PressTiming extends PerformanceEventTiming {
  interactionId: number;
}

/** Interval at which the page is checked, ms. */
const LOOK_EVERY_MS = 10;

/** Runs in the page before its own scripts. It holds no function with a name: the compiler would call a helper that
 *  the page does not have. */
function observe(everyMs: number): void {
  const observed: Observed = { isHandled: false, pressed: '', tasks: [], presses: [] };
  window.observed = observed;
  const timer = setInterval(() => {
    const word = document.querySelector('button[data-word]');
    // React puts a property of its own on every element whose events it handles.
    if (!word || !Object.keys(word).some((name) => name.startsWith('__reactProps'))) return;
    observed.isHandled = true;
    clearInterval(timer);
  }, everyMs);
  addEventListener(
    'pointerdown',
    ({ target }) => {
      observed.pressed = (target as Element).closest('button')?.textContent ?? '';
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      observed.tasks.push({ startMs: startTime, ms: duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PressTiming[]) {
      if (!entry.interactionId) continue;
      const { name, startTime, processingStart, processingEnd, duration } = entry;
      observed.presses.push({
        what: `${name} ${observed.pressed}`,
        ms: duration,
        waitedMs: Math.round(processingStart - startTime),
        handledMs: Math.round(processingEnd - processingStart),
      });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
