import { describe, expect, it } from 'vitest';
import { type FigureColumn, headlineOf } from './figure-column';

const column = (headline: 'sum' | 'last'): FigureColumn<number | null> => ({
  label: 'x',
  headline,
  value: (row) => row,
});

describe('The number above a chart', () => {
  it('A sum leaves out the days of which nothing is known, and of such days alone there is none', () => {
    expect(headlineOf(column('sum'), [null, 2, 1200])).toBe('1,202');
    expect(headlineOf(column('sum'), [null, 0])).toBe('0');
    expect(headlineOf(column('sum'), [null, null])).toBe('–');
  });

  it('The last day is shown where days do not add up', () => {
    expect(headlineOf(column('last'), [7, 3])).toBe('3');
    expect(headlineOf(column('last'), [7, null])).toBe('–');
  });
});
