import type { Browser } from 'playwright';
import { SLOW_CPU, SLOW_LINE } from './slow-phone';

/** Maximum time for a visitor between the one tap and the score of the front page's sentence, the sentence
 *  itself included, s. */
const GOALS = { fast: 6, slow: 10 };

interface FirstScore {
  /** From opening the front page with an empty cache until the microphone's button is painted, s. */
  openS: number;
  /** From the tap until the words have their colours: opening the microphone, saying the sentence, the silence that
   *  ends the recording, and scoring, the scorer's loading included. s */
  tapToScoreS: number;
  /** `tapToScoreS` to the goal. */
  ratio: number;
}

/** The sentence that the front page offers, read from its HTML. */
export async function readFrontSentence(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const words = await page.locator('button[data-word]').allTextContents();
  await context.close();
  return words.join(' ');
}

/** Opens the front page as a new visitor, presses the microphone once and waits for the first score; the microphone
 *  plays its sentence.
 *  @param url of the front page
 *  @param phone whether as on a slow phone: page slowed four times, and a slow line */
export async function measureFirstScore(
  browser: Browser,
  url: string,
  phone: 'fast' | 'slow',
): Promise<FirstScore> {
  const context = await browser.newContext({
    permissions: ['microphone'],
    viewport: { width: 390, height: 664 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  if (phone === 'slow') {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_LINE);
    await cdp.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
  }
  const began = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  const microphone = page.getByRole('button', { name: 'Speak', exact: true });
  await microphone.waitFor();
  const shown = performance.now();
  // A press before the scripts have loaded counts, too.
  await microphone.click();
  const tapped = performance.now();
  await page.locator('main p[lang="en"] button.underline').first().waitFor();
  const tapToScoreS = (performance.now() - tapped) / 1000;
  await context.close();
  return {
    openS: round((shown - began) / 1000),
    tapToScoreS: round(tapToScoreS),
    ratio: round(tapToScoreS / GOALS[phone]),
  };
}

const round = (seconds: number) => Math.round(seconds * 100) / 100;
