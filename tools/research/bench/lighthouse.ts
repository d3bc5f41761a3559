import { spawnSync } from 'node:child_process';
import { localePath, splitPath } from '~/i18n/paths';
import { LANGUAGES } from '~/lib/language';
import { route } from '~/lib/routes';
import { currentCommit } from './current-commit';
import {
  failedAudits,
  type LighthouseReport,
  medianFigures,
  REQUIRED_CATEGORIES,
  readFigures,
} from './lighthouse-figures';
import { readLighthouseOptions } from './lighthouse-options';
import { type MeasuredPage, writePages } from './lighthouse-results';
import { startProduct } from './product';

/** Lighthouse's scores of the public pages in both languages, as a slow phone loads them:
 *
 *      npm run bench:lighthouse                        every kind of page, once
 *      npm run bench:lighthouse -- --runs=5            the medians of five loads, kept in docs/measure
 *      npm run bench:lighthouse -- --pages=/,/en,/login
 *
 *  Accessibility, SEO and best practices of an indexed page have to be 100, else the command fails and names
 *  the failed audits; performance is reported only. `BENCH_URL` names a running server to use instead.
 *  Lighthouse is downloaded by this command only, so that it is no dependency of the project. The last line is
 *  one JSON object. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** Maximum time of one load, its download included, ms. */
const LOAD_LIMIT_MS = 300_000;

/** Every kind of indexed page. The news and honours of a new installation are samples, which are
 *  `noindex`. */
const KINDS = [
  route('index'),
  route('course'),
  route('course-news'),
  route('course-news-slug', { slug: 'night-market-bowls' }),
  route('course-video'),
  route('course-video-id', { id: 'how-headphones-cancel-noise' }),
  route('course-voice'),
  route('course-voice-old'),
  route('course-voice-id', { id: 'breakfast-shop-guest' }),
  route('discovery-activity'),
  route('discovery-activity-id', { id: 'news-brunch-taipei' }),
  route('news-honor'),
  route('price'),
  route('faq'),
  route('tou'),
  route('privacy'),
  route('refund'),
];
const PAGES = LANGUAGES.flatMap((language) => KINDS.map((path) => localePath(language, path)));
/** What the browser of a reader of a page's language asks for: with another one, `/` leads on to `/en`. */
const ACCEPT_LANGUAGE = { zh: 'zh-TW,zh;q=0.9', en: 'en' };

const options = readLighthouseOptions(process.argv.slice(2));
const runningUrl = process.env.BENCH_URL;
const product = runningUrl ? null : await startProduct();
const origin = runningUrl ?? product!.origin;
try {
  const pages = (options.pages ?? PAGES).map((path) => measurePage(origin, path));
  console.table(pages);
  if (options.out) writePages(options.out, pages, currentCommit());
  console.log(JSON.stringify(pages));
  const indexed = pages.filter(({ path }) => PAGES.includes(path));
  if (indexed.some((page) => REQUIRED_CATEGORIES.some((name) => page[name] < 100)))
    process.exitCode = 1;
} finally {
  await product?.stop();
}

/** Loads a page `runs` times, and prints what keeps it from 100. */
function measurePage(origin: string, path: string): MeasuredPage {
  const reports = Array.from({ length: options.runs }, () => runLighthouse(origin, path));
  const { finalDisplayedUrl } = reports[0]!;
  const figures = medianFigures(reports.map(readFigures));
  console.log(
    `${finalDisplayedUrl}: performance ${figures.performance}, LCP ${figures.largestPaintMs} ms (${reports.map((report) => readFigures(report).largestPaintMs).join(', ')})`,
  );
  for (const audit of new Set(reports.flatMap(failedAudits))) console.log(`${path}: ${audit}`);
  return { path: new URL(finalDisplayedUrl).pathname, runs: options.runs, ...figures };
}

/** @throws Error when Lighthouse fails, or measured another page than the one that was asked for */
function runLighthouse(origin: string, path: string): LighthouseReport {
  const url = origin + path;
  const headers = { 'Accept-Language': ACCEPT_LANGUAGE[splitPath(path).language] };
  const args = [
    ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', '--output-path=stdout'],
    `--only-categories=performance,${REQUIRED_CATEGORIES.join()}`,
    `--extra-headers=${JSON.stringify(headers)}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const CHROME_PATH = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
  const { stdout, stderr, status } = spawnSync('npx', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: LOAD_LIMIT_MS,
    env: { ...process.env, CHROME_PATH },
  });
  if (status !== 0) throw new Error(`Lighthouse failed for ${url}:\n${stderr}`);
  const report = JSON.parse(stdout) as LighthouseReport;
  if (new URL(report.finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${report.finalDisplayedUrl}: this would measure another page.`);
  return report;
}
