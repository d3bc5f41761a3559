import { describe, expect, it } from 'vitest';
import { PAGE_SIZE, pageInputSchema, parsePageCount, toCursor, toPage } from './paging';

const id = (index: number) => `0199a000-0000-7000-8000-${String(index).padStart(12, '0')}`;
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: id(index), at: new Date('2026-11-21') }));

describe('A page of a list', () => {
  it('A page has a cursor only when a row too many was found, and never shows that row', () => {
    const page = (count: number) =>
      toPage(
        rowsOf(count),
        (row) => row,
        (row) => row.id,
      );
    const full = page(PAGE_SIZE + 1);
    expect([full.rows.length, full.nextCursor]).toEqual([
      PAGE_SIZE,
      toCursor({ at: new Date('2026-11-21'), id: id(PAGE_SIZE - 1) }),
    ]);
    const last = page(PAGE_SIZE);
    expect([last.rows.length, last.nextCursor]).toEqual([PAGE_SIZE, null]);
    expect(page(0)).toEqual({ rows: [], nextCursor: null });
  });

  it('A cursor says where a page ended, to the millisecond', () => {
    const position = { at: new Date('2026-11-21T04:05:06.789Z'), id: id(7) };
    expect(pageInputSchema.parse({ cursor: toCursor(position) }).cursor).toEqual(position);
    expect(pageInputSchema.parse({}).cursor).toBeUndefined();
  });

  it.each([
    '',
    '1763697600000',
    id(7),
    `1763697600000_${id(7)}'; --`,
    `99999999999999_${id(7)}`,
    `-1_${id(7)}`,
    '1763697600000_0199a000',
  ])('The cursor %j is rejected', (cursor) => {
    expect(pageInputSchema.safeParse({ cursor }).success).toBe(false);
  });

  it.each([
    [undefined, 1],
    ['', 1],
    ['-40', 1],
    ['tea', 1],
    ['1', 1],
    ['20', 2],
    ['21', 3],
    ['1e9', 10],
    [['40', '60'], 1],
  ])('The address asks with show=%s for %i pages', (show, pages) => {
    expect(parsePageCount(show)).toBe(pages);
  });
});
