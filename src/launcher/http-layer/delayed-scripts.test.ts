import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { delayScripts, LOADER_CALL, listDelayedScripts } from './delayed-scripts.mjs';

const META = '<meta charSet="utf-8"/>';
const STYLES = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const NO_MODULE = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const DATA = '<script>self.__next_f.push([1,"/_next/static/chunks/later.js"])</script>';
const PAGE = `<html><head>${META}${STYLES}<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/first.js"/><script src="/_next/static/chunks/turbopack-0~a.js" async=""></script><title>頁</title>${NO_MODULE}</head><body><p>Text</p><script src="/_next/static/chunks/part.js" async=""></script>${DATA}<script src="/_next/static/chunks/first.js" id="_R_" async=""></script></body></html>`;
const ADDRESSES = ['first', 'turbopack-0~a', 'part'].map(
  (name) => `/_next/static/chunks/${name}.js`,
);

describe('The HTML of a page with delayed scripts', () => {
  it('The scripts of a page become one before its stylesheet, and all else stays as it is', () => {
    const loader = `<script>${LOADER_CALL.start}${JSON.stringify(ADDRESSES)}${LOADER_CALL.end}</script>`;
    expect(delayScripts(PAGE)).toBe(
      `<html><head>${META}${loader}${STYLES}<title>頁</title>${NO_MODULE}</head><body><p>Text</p>${DATA}</body></html>`,
    );
  });

  it('The scripts that a page delays are listed, and none of a page that delays none', () => {
    expect(listDelayedScripts(delayScripts(PAGE))).toEqual(ADDRESSES);
    expect(listDelayedScripts(PAGE)).toEqual([]);
  });

  it.each([
    ['without scripts', `<head>${STYLES}</head>`],
    [
      'whose scripts are of another site',
      '<script src="https://other.test/a.js" async=""></script>',
    ],
    [
      'whose scripts wait for each other',
      '<script src="/_next/static/chunks/a.js" defer=""></script>',
    ],
    [
      'whose preload is a picture',
      '<link rel="preload" as="image" href="/_next/static/media/a.svg"/>',
    ],
    ['that speaks of scripts', '<p>&lt;script src="/_next/static/chunks/a.js" async=""&gt;</p>'],
  ])('A page %s stays as it is', (_, html) => {
    expect(delayScripts(html)).toBe(html);
    expect(delayScripts(delayScripts(PAGE))).toBe(delayScripts(PAGE));
  });
});

/** A fake browser at the start of a page, which the test advances step by step. */
function openPage({ hidden = false, rtt = undefined as number | undefined } = {}) {
  const fetched: string[] = [];
  const steps = {} as Record<'parsed' | 'frame' | 'painted' | 'threeSeconds', () => void>;
  const [, script] = /<script>(.*?)<\/script>/.exec(delayScripts(PAGE)) ?? [];
  runInNewContext(String(script), {
    document: {
      hidden,
      createElement: () => ({}),
      head: {
        append: ({ async, src }: HTMLScriptElement) =>
          fetched.push(async ? src : `not async: ${src}`),
      },
    },
    navigator: { connection: rtt === undefined ? undefined : { rtt } },
    addEventListener: (type: string, listener: () => void) => {
      expect(type).toBe('DOMContentLoaded');
      steps.parsed = listener;
    },
    requestAnimationFrame: (callback: () => void) => {
      steps.frame = callback;
    },
    setTimeout: (callback: () => void, ms = 0) => {
      steps[ms === 3000 ? 'threeSeconds' : 'painted'] = callback;
    },
  });
  return { fetched, steps };
}

describe('The fetching of delayed scripts', () => {
  it.each([{}, { rtt: 50 }])(
    'A page of which %o is known fetches its scripts once, after the frame that follows its parsing',
    (page) => {
      const { fetched, steps } = openPage(page);
      for (const step of ['parsed', 'frame', 'painted'] as const) {
        expect(fetched).toEqual([]);
        steps[step]();
      }
      expect(fetched).toEqual(ADDRESSES);
      steps.threeSeconds();
      expect(fetched).toEqual(ADDRESSES);
    },
  );

  it('A page whose HTML has not arrived after three seconds waits no longer', () => {
    const { fetched, steps } = openPage();
    steps.threeSeconds();
    expect(fetched).toEqual(ADDRESSES);
  });

  it.each([{ hidden: true }, { rtt: 150 }])('A page with %o does not wait', (page) => {
    expect(openPage(page).fetched).toEqual(ADDRESSES);
  });
});
