import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const rows = readFileSync('docs/published-shop-bugs.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Bug |'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('the table of published bugs', () => {
  it('names a public source and one of our tests in every row', () => {
    expect(rows.length).toBeGreaterThan(35);
    for (const [, bug, published, test] of rows) {
      expect(published, bug).toMatch(/^(\[[^\]]+\]\(https:\/\/github\.com\/[^)]+\d\)(, )?)+$/);
      expect(test, bug).toMatch(/^`src\/[^`]+\.test\.ts` › .+/);
    }
  });

  it.each(rows.map(([, , , test]) => (test ?? '').split(' › ')))('%s has “%s”', (file, title) => {
    const path = file?.replaceAll('`', '') ?? '';
    expect(existsSync(path), path).toBe(true);
    const titles = readFileSync(path, 'utf8').match(/(?<=[([]\s*)(['"`]).*?\1(?=,|\)|\s*,)/g) ?? [];
    expect(titles.some((found) => found.slice(1, -1).endsWith(title ?? '—'))).toBe(true);
  });
});
