import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localePath, splitPath } from '~/i18n/paths';
import { LANGUAGES, type Language } from '~/lib/language';
import { route } from '~/lib/routes';
import { currentCommit } from './current-commit';
import {
  failedAudits,
  type LighthouseReport,
  medianFigures,
  REQUIRED_CATEGORIES,
  readFigures,
} from './lighthouse-figures';
import { loadPage } from './lighthouse-load';
import { readLighthouseOptions } from './lighthouse-options';
import { type FloorFigures, type MeasuredPage, writePages } from './lighthouse-results';
import { buildNextFloor, serveNextFloor } from './peers/next-floor-server';
import { startProduct } from './product';

/** Lighthouse's scores of the public pages in both languages, as a slow phone loads them:
 *
 *  npm run bench:lighthouse                        every kind of page, once npm run bench:lighthouse --
 *  --runs=5            the medians of five loads, kept in docs/measure npm run bench:lighthouse --
 *  --pages=/,/en,/login
 *
 *  Pages take turns, and with them a bare page of the same framework in each language: the best that this
 *  machine allows. Accessibility, SEO and best practices of an indexed page have to be 100, else the command
 *  fails and names the failed audits; performance is reported only. `BENCH_URL` names a running server to
 *  use instead. The last line is one JSON object. */

/** Every kind of indexed page. Events, news and honours of a new installation are samples, whose own
 *  pages are `noindex`. */
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
  route('news-honor'),
  route('price'),
  route('faq'),
  route('tou'),
  route('privacy'),
  route('refund'),
];
const PAGES = LANGUAGES.flatMap((language) => KINDS.map((path) => localePath(language, path)));
/** Languages of the browser of a page's reader: with another one, `/` redirects to `/en`. */
const ACCEPT_LANGUAGE = { zh: 'zh-TW,zh;q=0.9', en: 'en' };

/** The framework's bare page in each language. */
const FLOORS: readonly { language: Language; path: string }[] = [
  { language: 'zh', path: '/zh' },
  { language: 'en', path: '/' },
];

const options = readLighthouseOptions(process.argv.slice(2));
const paths = options.pages ?? PAGES;
const runningUrl = process.env.BENCH_URL;
buildNextFloor();
const logs = mkdtempSync(join(tmpdir(), 'shuoyi-lighthouse-'));
const bare = await serveNextFloor({ node: process.execPath, logs });
const product = runningUrl ? null : await startProduct();
try {
  const reports = loadInTurn([
    ...FLOORS.map(({ language, path }) => ({ url: bare.origin + path, language })),
    ...paths.map((path) => ({ url: origin() + path, language: splitPath(path).language })),
  ]);
  const floors = Object.fromEntries(
    FLOORS.map(({ language }, index) => [language, readFloor(reports[index] ?? [])]),
  ) as Record<Language, FloorFigures>;
  console.log(`The framework's bare pages, on this machine now: ${JSON.stringify(floors)}`);
  const pages = paths.map((path, index) =>
    summarize(reports[FLOORS.length + index] ?? [], floors[splitPath(path).language]),
  );
  console.table(pages.map(({ floor: _, ...figures }) => figures));
  if (options.out) writePages(options.out, pages, currentCommit());
  console.log(JSON.stringify(pages));
  const indexed = pages.filter(({ path }) => PAGES.includes(path));
  if (indexed.some((page) => REQUIRED_CATEGORIES.some((name) => page[name] < 100)))
    process.exitCode = 1;
} finally {
  await product?.stop();
  await bare.stop();
  rmSync(logs, { recursive: true, force: true });
}

function origin(): string {
  return runningUrl ?? product?.origin ?? '';
}

/** Loads every page once, then every page again, so that a machine that becomes slower meanwhile slows all of them.
 *  @returns the reports of each page */
function loadInTurn(pages: readonly { url: string; language: Language }[]): LighthouseReport[][] {
  const reports: LighthouseReport[][] = pages.map(() => []);
  for (let run = 1; run <= options.runs; run++) {
    for (const [index, { url, language }] of pages.entries()) {
      const report = loadPage({ url, acceptLanguage: ACCEPT_LANGUAGE[language] });
      const { performance, largestPaintMs, blockedMs } = readFigures(report);
      console.log(
        `${run}/${options.runs} ${report.finalDisplayedUrl}: performance ${performance}, LCP ${largestPaintMs} ms, TBT ${blockedMs} ms`,
      );
      reports[index]?.push(report);
    }
  }
  return reports;
}

function readFloor(reports: readonly LighthouseReport[]): FloorFigures {
  const { performance, largestPaintMs, blockedMs } = medianFigures(reports.map(readFigures));
  return { performance, largestPaintMs, blockedMs };
}

/** The medians of a page's loads. Prints the audits that keep it from 100. */
function summarize(reports: readonly LighthouseReport[], floor: FloorFigures): MeasuredPage {
  const path = new URL(reports[0]!.finalDisplayedUrl).pathname;
  for (const audit of new Set(reports.flatMap(failedAudits))) console.log(`${path}: ${audit}`);
  return { path, runs: options.runs, ...medianFigures(reports.map(readFigures)), floor };
}
