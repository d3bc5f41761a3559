import { median } from './compare-times';

/** The fields of Lighthouse's report that we read. */
export interface LighthouseReport {
  /** The address of the page that was measured, after redirects. */
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

interface Audit {
  score: number | null;
  title: string;
  /** The reason why it could not be computed. */
  errorMessage?: string;
  numericValue?: number;
  details?: { items?: { resourceType?: string; transferSize?: number }[] };
}

/** Categories in which every indexed page has to have 100. */
export const REQUIRED_CATEGORIES = ['accessibility', 'seo', 'best-practices'] as const;

/** The figures of one load of a page, or the medians of several: marks from 0 to 100, times in ms, shift
 *  without a unit, compressed sizes in KB of 1,024 bytes. */
export interface PageFigures {
  performance: number;
  accessibility: number;
  seo: number;
  'best-practices': number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockedMs: number;
  shift: number;
  scriptKb: number;
  fontKb: number;
  styleKb: number;
  htmlKb: number;
  requests: number;
}

export function readFigures({ categories, audits }: LighthouseReport): PageFigures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  // Unlike times, these do not depend on the load of the machine.
  const requests = audits['network-requests']?.details?.items ?? [];
  const kb = (type: string) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    seo: score('seo'),
    'best-practices': score('best-practices'),
    firstPaintMs: Math.round(value('first-contentful-paint')),
    largestPaintMs: Math.round(value('largest-contentful-paint')),
    blockedMs: Math.round(value('total-blocking-time')),
    shift: Number(value('cumulative-layout-shift').toFixed(3)),
    scriptKb: Number(kb('Script').toFixed(1)),
    fontKb: Number(kb('Font').toFixed(1)),
    styleKb: Number(kb('Stylesheet').toFixed(1)),
    htmlKb: Number(kb('Document').toFixed(1)),
    requests: requests.length,
  };
}

/** The median of each figure by itself. */
export function medianFigures(loads: readonly PageFigures[]): PageFigures {
  const [first] = loads;
  if (!first) throw new Error('There is no load to take the median of.');
  const entries = Object.keys(first).map((name) => [
    name,
    median(loads.map((figures) => figures[name as keyof PageFigures])),
  ]);
  return Object.fromEntries(entries) as PageFigures;
}

/** Titles of the audits that keep a required category below 100. */
export function failedAudits({ categories, audits }: LighthouseReport): string[] {
  return REQUIRED_CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      const failed = weight > 0 && audit && audit.score !== null && audit.score < 1;
      return failed ? [`${name}: ${audit.title} (${id})`] : [];
    }),
  );
}
