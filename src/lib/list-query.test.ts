import { describe, expect, it } from 'vitest';
import {
  filterRows,
  isFiltered,
  type ListConfig,
  parseListQuery,
  serializeListQuery,
} from './list-query';

interface Row {
  id: number;
  title: string;
  category: 'tea' | 'trains';
}

const rules: ListConfig<Row> = {
  text: ({ title }) => [title],
  filters: { category: { options: ['tea', 'trains'], valueOf: ({ category }) => category } },
  sorts: { newest: (a, b) => b.id - a.id, oldest: (a, b) => a.id - b.id },
  pageSize: 2,
};

const rows: Row[] = [
  { id: 1, title: '茶與雨傘 Tea and Umbrellas', category: 'tea' },
  { id: 2, title: '末班車 The last train', category: 'trains' },
  { id: 3, title: '一杯 Café tea', category: 'tea' },
];

const parse = (query: string) => parseListQuery(new URLSearchParams(query), rules);
const shown = (query: string) => filterRows(rows, parse(query), rules).shown.map(({ id }) => id);

describe('A list', () => {
  it('A list without a query shows its first page in its first order', () => {
    expect(shown('')).toEqual([3, 2]);
    expect(filterRows(rows, parse(''), rules).found).toHaveLength(3);
  });

  it('A search of a list finds rows with every word, ignoring case, width and accents', () => {
    expect(shown('q=TEA')).toEqual([3, 1]);
    expect(shown('q=ｃａｆｅ')).toEqual([3]);
    expect(shown('q=tea+雨傘')).toEqual([1]);
    expect(shown('q=coffee')).toEqual([]);
  });

  it('A list combines filter, order and page length', () => {
    expect(shown('category=tea&sort=oldest&show=9')).toEqual([1, 3]);
  });

  it('Invalid parameters of a list fall back to the defaults', () => {
    expect(parse('category=rice&sort=constructor&show=-4&q=')).toEqual(parse(''));
    expect(parse('show=NaN').show).toBe(2);
    expect(parse(`q=${'x'.repeat(500)}`).q).toHaveLength(80);
  });

  it('The query of a list holds only what differs from the defaults, and keeps other parameters', () => {
    const currentQuery = parse('category=tea&q=two+words&show=4');
    expect(
      parseListQuery(new URLSearchParams(serializeListQuery(currentQuery, rules)), rules),
    ).toEqual(currentQuery);
    expect(serializeListQuery(parse(''), rules)).toBe('');
    expect(
      serializeListQuery(parse('category=tea'), rules, new URLSearchParams('ref=mail&q=old')),
    ).toBe('?ref=mail&category=tea');
  });

  it('A list counts as filtered by a search or a filter, not by its order', () => {
    expect(isFiltered(parse('sort=oldest&show=4'))).toBe(false);
    expect(isFiltered(parse('category=tea'))).toBe(true);
    expect(isFiltered(parse('q=tea'))).toBe(true);
  });
});
