import { describe, expect, it } from 'vitest';
import { PAGE_SIZE, parsePageCount, toPage } from './paging';

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${index}` }));

describe('A page of a list', () => {
  it('A page has a cursor only when a row too many was found, and never shows that row', () => {
    const full = toPage(rowsOf(PAGE_SIZE + 1), ({ id }) => id);
    expect([full.rows.length, full.nextCursor]).toEqual([PAGE_SIZE, String(PAGE_SIZE - 1)]);
    const last = toPage(rowsOf(PAGE_SIZE), ({ id }) => id);
    expect([last.rows.length, last.nextCursor]).toEqual([PAGE_SIZE, null]);
    expect(toPage([], () => 'none')).toEqual({ rows: [], nextCursor: null });
  });

  it.each([
    [undefined, 1],
    ['', 1],
    ['-40', 1],
    ['tea', 1],
    ['1', 1],
    ['40', 2],
    ['41', 3],
    ['1e9', 10],
    [['40', '60'], 1],
  ])('The address asks with show=%s for %i pages', (show, pages) => {
    expect(parsePageCount(show)).toBe(pages);
  });
});
