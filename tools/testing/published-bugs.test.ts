import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasTest } from './test-titles';

const rows = readFileSync('docs/published-shop-bugs.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Bug |'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('The table of published bugs', () => {
  it('Every row of the published bugs has a public source and one of our tests', () => {
    expect(rows.length).toBeGreaterThan(35);
    for (const [, bug, published, test] of rows) {
      expect(published, bug).toMatch(/^(\[[^\]]+\]\(https:\/\/github\.com\/[^)]+\d\)(, )?)+$/);
      expect(test, bug).toMatch(/^`src\/[^`]+\.test\.ts` › .+/);
    }
  });

  it.each(rows.map(([, , , test]) => (test ?? '').split(' › ')))(
    'The test file %s has a title that ends with “%s”',
    (file, title) => {
      expect(hasTest(file?.replaceAll('`', '') ?? '', title ?? '')).toBe(true);
    },
  );
});
