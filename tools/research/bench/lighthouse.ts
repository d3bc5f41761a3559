import { spawnSync } from 'node:child_process';
import { localePath, splitPath } from '~/i18n/paths';
import { LANGUAGES } from '~/lib/language';
import { route } from '~/lib/routes';
import { startProduct } from './product';

/** Lighthouse's scores of the public pages in both languages, as a slow phone loads them:
 *
 *      npm run bench:lighthouse
 *
 *  Accessibility, SEO and best practices have to be 100, else the command fails and names the failed audits;
 *  performance is reported only. `BENCH_URL` names a running server to use instead; pages may be given as
 *  arguments. Lighthouse is downloaded by this command only, so that it is no dependency of the project. The
 *  last line is one JSON object. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const REQUIRED_CATEGORIES = ['accessibility', 'seo', 'best-practices'] as const;
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

interface Report {
  /** The address of the page that was measured, after redirects. */
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

interface Audit {
  score: number | null;
  title: string;
  numericValue?: number;
  details?: { items?: { resourceType?: string; transferSize?: number }[] };
}

const runningUrl = process.env.BENCH_URL;
const product = runningUrl ? null : await startProduct();
const origin = runningUrl ?? product!.origin;
try {
  const pages = process.argv.length > 2 ? process.argv.slice(2) : PAGES;
  const rows = pages.map((path) => evaluateReport(path, runLighthouse(origin, path)));
  console.table(rows);
  console.log(JSON.stringify(rows));
  if (rows.some((row) => REQUIRED_CATEGORIES.some((name) => row[name] < 100))) process.exitCode = 1;
} finally {
  await product?.stop();
}

/** @throws Error when Lighthouse fails, or measured another page than the one that was asked for */
function runLighthouse(origin: string, path: string): Report {
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
    env: { ...process.env, CHROME_PATH },
  });
  if (status !== 0) throw new Error(`Lighthouse failed for ${url}:\n${stderr}`);
  const report = JSON.parse(stdout) as Report;
  if (new URL(report.finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${report.finalDisplayedUrl}: this would measure another page.`);
  return report;
}

function evaluateReport(path: string, { finalDisplayedUrl, categories, audits }: Report) {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const ms = (name: string) => Math.round(audits[name]?.numericValue ?? 0);
  // Unlike times, these do not depend on the load of the machine.
  const requests = audits['network-requests']?.details?.items ?? [];
  const kb = (type: string) =>
    Math.round(
      requests
        .filter(({ resourceType }) => resourceType === type)
        .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
    );
  for (const name of REQUIRED_CATEGORIES)
    for (const { id, weight } of categories[name]?.auditRefs ?? [])
      if (weight > 0 && audits[id] && audits[id].score !== null && audits[id].score < 1)
        console.log(`${path}: ${name}: ${audits[id].title} (${id})`);
  return {
    path: new URL(finalDisplayedUrl).pathname,
    accessibility: score('accessibility'),
    seo: score('seo'),
    'best-practices': score('best-practices'),
    performance: score('performance'),
    firstPaintMs: ms('first-contentful-paint'),
    largestPaintMs: ms('largest-contentful-paint'),
    blockedMs: ms('total-blocking-time'),
    scriptKb: kb('Script'),
    fontKb: kb('Font'),
    requests: requests.length,
  };
}
