import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import {
  failedAudits,
  type LighthouseReport,
  medianFigures,
  readFigures,
} from './lighthouse-figures';
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
