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
  topic: 'tea' | 'trains';
}

const rules: ListConfig<Row> = {
  text: ({ title }) => [title],
  filters: { topic: { options: ['tea', 'trains'], valueOf: ({ topic }) => topic } },
  sorts: { newest: (a, b) => b.id - a.id, oldest: (a, b) => a.id - b.id },
  pageSize: 2,
};

const rows: Row[] = [
  { id: 1, title: '茶與雨傘 Tea and Umbrellas', topic: 'tea' },
  { id: 2, title: '末班車 The last train', topic: 'trains' },
  { id: 3, title: '一杯 Café tea', topic: 'tea' },
];

const choice = (query: string) => parseListQuery(new URLSearchParams(query), rules);
const shown = (query: string) => filterRows(rows, choice(query), rules).shown.map(({ id }) => id);

describe('a list', () => {
  it('shows the first page in the first order when nothing is asked', () => {
    expect(shown('')).toEqual([3, 2]);
    expect(filterRows(rows, choice(''), rules).found).toHaveLength(3);
  });

  it('finds rows that have every word, whatever the case, width and accents', () => {
    expect(shown('q=TEA')).toEqual([3, 1]);
    expect(shown('q=ｃａｆｅ')).toEqual([3]);
    expect(shown('q=tea+雨傘')).toEqual([1]);
    expect(shown('q=coffee')).toEqual([]);
  });

  it('combines filter, order and length', () => {
    expect(shown('topic=tea&sort=oldest&show=9')).toEqual([1, 3]);
  });

  it('takes what it does not understand as the default', () => {
    expect(choice('topic=rice&sort=constructor&show=-4&q=')).toEqual(choice(''));
    expect(choice('show=NaN').show).toBe(2);
    expect(choice(`q=${'x'.repeat(500)}`).q).toHaveLength(80);
  });

  it('writes only what differs from the default, and leaves the rest of the address alone', () => {
    const currentQuery = choice('topic=tea&q=two+words&show=4');
    expect(
      parseListQuery(new URLSearchParams(serializeListQuery(currentQuery, rules)), rules),
    ).toEqual(currentQuery);
    expect(serializeListQuery(choice(''), rules)).toBe('');
    expect(
      serializeListQuery(choice('topic=tea'), rules, new URLSearchParams('ref=mail&q=old')),
    ).toBe('?ref=mail&topic=tea');
  });

  it('is narrowed by a search or a filter, not by its order', () => {
    expect(isFiltered(choice('sort=oldest&show=4'))).toBe(false);
    expect(isFiltered(choice('topic=tea'))).toBe(true);
    expect(isFiltered(choice('q=tea'))).toBe(true);
  });
});
