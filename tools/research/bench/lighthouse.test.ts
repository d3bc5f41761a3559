/** @module-tag extended */
import { resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import {
  failedAudits,
  type LighthouseReport,
  medianFigures,
  readFigures,
} from './lighthouse-figures';
import { loadPage } from './lighthouse-load';
import { readLighthouseOptions } from './lighthouse-options';

const report = (lcp: number): LighthouseReport => ({
  finalDisplayedUrl: 'http://localhost/',
  categories: {
    performance: { score: 0.834, auditRefs: [] },
    accessibility: { score: 1, auditRefs: [{ id: 'colours', weight: 3 }] },
    seo: { score: 0.9, auditRefs: [{ id: 'titles', weight: 1 }] },
    'best-practices': { score: 1, auditRefs: [{ id: 'idle', weight: 0 }] },
  },
  audits: {
    colours: { score: 1, title: 'Colours differ' },
    titles: { score: 0, title: 'The page has no title' },
    idle: { score: 0, title: 'Only informs' },
    'first-contentful-paint': { score: 1, title: '', numericValue: 900.4 },
    'largest-contentful-paint': { score: 1, title: '', numericValue: lcp },
    'total-blocking-time': { score: 1, title: '', numericValue: 50 },
    'cumulative-layout-shift': { score: 1, title: '', numericValue: 0.01234 },
    'network-requests': {
      score: 1,
      title: '',
      details: {
        items: [
          { resourceType: 'Document', transferSize: 2048 },
          { resourceType: 'Script', transferSize: 1024 },
          { resourceType: 'Script', transferSize: 512 },
        ],
      },
    },
  },
});

it('The figures of a load are marks, times and compressed sizes', () => {
  expect(readFigures(report(2000))).toMatchObject({
    performance: 83,
    firstPaintMs: 900,
    largestPaintMs: 2000,
    shift: 0.012,
    scriptKb: 1.5,
    fontKb: 0,
    htmlKb: 2,
    requests: 3,
  });
});

it('The median of several loads is taken figure by figure', () => {
  const loads = [3000, 1000, 2000].map((lcp) => readFigures(report(lcp)));
  expect(medianFigures(loads)).toEqual(readFigures(report(2000)));
});

it('Only audits with a weight are named as failed', () => {
  expect(failedAudits(report(1000))).toEqual(['seo: The page has no title (titles)']);
});

it('Pages are named by path, and only medians of three loads and more are kept', () => {
  expect(readLighthouseOptions([])).toEqual({ pages: null, runs: 1, out: null });
  expect(readLighthouseOptions(['--pages=/,/en', '--runs=5'])).toEqual({
    pages: ['/', '/en'],
    runs: 5,
    out: resolve('docs/measure'),
  });
  expect(readLighthouseOptions(['/price']).pages).toEqual(['/price']);
  expect(() => readLighthouseOptions(['--pages=price'])).toThrow('"price" is no path');
  expect(() => readLighthouseOptions(['--runs=0'])).toThrow('--runs=0 is no number');
});

describe('A load of a page', () => {
  const page = { url: 'http://localhost/', acceptLanguage: 'en' };
  const finished = { status: 0, stdout: JSON.stringify(report(1000)), stderr: '' };
  const failed = (stderr: string) => ({ status: 1, stdout: '', stderr });
  const noRecording = failed('Runtime error encountered: No trace of the load. (NO_NAVSTART)');
  const load = (...loads: { status: number; stdout: string; stderr: string }[]) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const run = vi.fn(() => loads[run.mock.calls.length - 1] ?? finished);
    let outcome: unknown;
    try {
      outcome = loadPage(page, run).finalDisplayedUrl;
    } catch (error) {
      outcome = (error as Error).message;
    }
    const printed = log.mock.calls.flat().join();
    log.mockRestore();
    return { tries: run.mock.calls.length, outcome, printed };
  };

  it('A load in which Lighthouse itself failed is made again up to twice, and that is printed', () => {
    const { tries, outcome, printed } = load(noRecording, noRecording);
    expect([tries, outcome]).toEqual([3, page.url]);
    expect(printed).toContain('the load is made again');
    expect(printed).toContain('NO_NAVSTART');
    expect(load(noRecording, noRecording, noRecording)).toMatchObject({
      tries: 3,
      outcome: expect.stringContaining('NO_NAVSTART'),
    });
  });

  it('A load without a mark for performance is made again when an audit names Lighthouse’s own error', () => {
    const { categories, audits, ...rest } = report(1000);
    const withoutMark = (errorMessage: string) => ({
      ...finished,
      stdout: JSON.stringify({
        ...rest,
        categories: { ...categories, performance: { score: null, auditRefs: [] } },
        audits: { ...audits, 'total-blocking-time': { score: null, title: '', errorMessage } },
      }),
    });
    expect(load(withoutMark('No start was recorded. (NO_NAVSTART)')).tries).toBe(2);
    expect(load(withoutMark('Nothing was painted. (NO_FCP)')).tries).toBe(1);
  });

  it('A load in which the page failed is an error at once', () => {
    for (const code of ['ERRORED_DOCUMENT_REQUEST', 'NO_FCP', 'PAGE_HUNG', 'NOT_HTML'])
      expect(load(failed(`Runtime error encountered: The page. (${code})`))).toMatchObject({
        tries: 1,
        outcome: expect.stringContaining(code),
      });
    expect(load(failed('Cannot find module')).tries).toBe(1);
  });

  it('A load that a redirect led elsewhere is an error at once', () => {
    const elsewhere = { ...report(1000), finalDisplayedUrl: 'http://localhost/en' };
    expect(load({ ...finished, stdout: JSON.stringify(elsewhere) })).toMatchObject({
      tries: 1,
      outcome: expect.stringContaining('another page'),
    });
  });
});
