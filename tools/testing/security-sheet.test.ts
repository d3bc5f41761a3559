import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasTest } from './test-titles';

/** Items of levels 1 and 2 of ASVS 5.0.0: their number in each section, counted from 1. */
const SECTIONS: Record<string, number> = {
  'V1.1': 2,
  'V1.2': 9,
  'V1.3': 11,
  'V1.4': 3,
  'V1.5': 2,
  'V2.1': 3,
  'V2.2': 3,
  'V2.3': 4,
  'V2.4': 1,
  'V3.2': 2,
  'V3.3': 4,
  'V3.4': 6,
  'V3.5': 5,
  'V3.7': 2,
  'V4.1': 3,
  'V4.2': 1,
  'V4.3': 2,
  'V4.4': 4,
  'V5.1': 1,
  'V5.2': 3,
  'V5.3': 2,
  'V5.4': 3,
  'V6.1': 3,
  'V6.2': 12,
  'V6.3': 4,
  'V6.4': 4,
  'V6.5': 5,
  'V6.6': 3,
  'V6.8': 4,
  'V7.1': 3,
  'V7.2': 4,
  'V7.3': 2,
  'V7.4': 5,
  'V7.5': 2,
  'V7.6': 2,
  'V8.1': 2,
  'V8.2': 3,
  'V8.3': 1,
  'V8.4': 1,
  'V9.1': 3,
  'V9.2': 4,
  'V10.1': 2,
  'V10.2': 2,
  'V10.3': 4,
  'V10.4': 11,
  'V10.5': 5,
  'V10.6': 2,
  'V10.7': 3,
  'V11.1': 2,
  'V11.2': 3,
  'V11.3': 3,
  'V11.4': 4,
  'V11.5': 1,
  'V11.6': 1,
  'V12.1': 3,
  'V12.2': 2,
  'V12.3': 4,
  'V13.1': 1,
  'V13.2': 5,
  'V13.3': 2,
  'V13.4': 5,
  'V14.1': 2,
  'V14.2': 4,
  'V14.3': 3,
  'V15.1': 3,
  'V15.2': 3,
  'V15.3': 7,
  'V16.1': 1,
  'V16.2': 5,
  'V16.3': 4,
  'V16.4': 3,
  'V16.5': 3,
  'V17.1': 1,
  'V17.2': 4,
  'V17.3': 2,
};

const sheet = readFileSync('docs/security-sheet.md', 'utf8');
const rows = sheet
  .split('\n')
  .filter((line) => line.startsWith('| V'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, items = '', level, , state = '', evidence = '']) => ({
    items: items.split(', '),
    level,
    state,
    evidence,
  }));
const tests = rows
  .filter(({ state }) => state === 'holds')
  .flatMap(({ evidence }) => [...evidence.matchAll(/`([^`]+)` › (.+?)(?=, `|$)/g)])
  .map(([, file = '', title = '']) => [file, title] as const);

describe('The security sheet', () => {
  it('Every item of levels 1 and 2 is in the sheet once', () => {
    const expected = Object.entries(SECTIONS).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    );
    const found = rows.flatMap(({ items }) => items);
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it('Every row holds by a test or a document, or says why it does not', () => {
    for (const { items, level, state, evidence } of rows) {
      const item = items.join();
      expect(level, item).toMatch(/^[12]$/);
      expect(['holds', 'does not hold', 'does not apply'], item).toContain(state);
      if (state === 'holds')
        expect(evidence, item).toMatch(/^(`\S+\.test\.tsx?` › .+|\[.+\]\(.+\))/);
      else expect(evidence.length, item).toBeGreaterThan(15);
      if (state === 'does not hold') expect(evidence, item).toMatch(/ Since \d{4}-\d\d-\d\d\.$/);
    }
  });

  it('The numbers at the top of the sheet are those of its rows', () => {
    const count = (wanted: string) =>
      rows.filter(({ state }) => state === wanted).flatMap(({ items }) => items).length;
    const [holds, not, none] = [count('holds'), count('does not hold'), count('does not apply')];
    expect(sheet).toContain(
      `${holds + not + none} items, of which ${holds} hold, ${not} do not, and ${none} do not apply`,
    );
  });

  it('Every file that the sheet names exists', () => {
    const files = [...sheet.matchAll(/`((?:src|tools|e2e)\/[^`]+?)`/g)].map(
      ([, file = '']) => file,
    );
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) expect(existsSync(file), file).toBe(true);
  });

  it.each(tests)('The test file %s has a title that ends with “%s”', (file, title) => {
    expect(hasTest(file, title)).toBe(true);
  });
});
