import { spawnSync } from 'node:child_process';
import { chromiumPath } from './chromium-path';
import { type LighthouseReport, REQUIRED_CATEGORIES } from './lighthouse-figures';
import { type FinishedLoad, readOutcome } from './lighthouse-outcome';

/** Downloaded by this command only, so that it is no dependency of the project. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** Maximum time of one load, its download included, ms. */
const LOAD_LIMIT_MS = 300_000;

/** Number of times that a load is made again when Lighthouse itself failed. */
const MORE_TRIES = 2;

interface PageLoad {
  url: string;
  /** Languages of the browser: with another one, `/` redirects to `/en`. */
  acceptLanguage: string;
}

/** Loads a page as a slow phone does. A load in which Lighthouse itself failed is made again, and that is printed.
 *  @param run makes one load; for tests
 *  @throws Error when the page failed, when Lighthouse failed three times, or when a redirect led elsewhere */
export function loadPage(
  page: PageLoad,
  run: (page: PageLoad) => FinishedLoad = runLighthouse,
): LighthouseReport {
  for (let tries = 1; ; tries++) {
    const outcome = readOutcome(run(page));
    if ('report' in outcome) return atItsAddress(outcome.report, page.url);
    const { error, isOwn } = outcome;
    if (!isOwn || tries > MORE_TRIES)
      throw new Error(`Lighthouse failed for ${page.url}:\n${error}`);
    console.log(`${page.url}: Lighthouse itself failed, the load is made again. ${error}`);
  }
}

function atItsAddress(report: LighthouseReport, url: string): LighthouseReport {
  if (new URL(report.finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${report.finalDisplayedUrl}: this would measure another page.`);
  return report;
}

function runLighthouse({ url, acceptLanguage }: PageLoad): FinishedLoad {
  const args = [
    ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', '--output-path=stdout'],
    `--only-categories=performance,${REQUIRED_CATEGORIES.join()}`,
    `--extra-headers=${JSON.stringify({ 'Accept-Language': acceptLanguage })}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  return spawnSync('npx', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: LOAD_LIMIT_MS,
    env: { ...process.env, CHROME_PATH: chromiumPath() },
  });
}
