/** @module-tag extended */
import { expect, it } from 'vitest';
import type { Ratio } from './compare';
import { drawRatios } from './picture';
import { isControlled, toFigure, toSentence, toTable } from './report';

const around = (median: number) => ({ median, least: median * 0.9, greatest: median * 1.1 });
const ratio = (wanted: number | null): Ratio => ({
  ours: 'ours',
  other: 'a <bare> route',
  rate: around(0.5),
  cpu: around(0.4),
  wanted,
});

it('A figure has three significant digits', () => {
  const figures = [1234.5, 218.84, 4.5612, 0.05231, Number.NaN].map(toFigure);
  expect(figures).toEqual(['1235', '219', '4.56', '0.0523', '–']);
});

it('A ratio that misses what we want is named', () => {
  expect(toSentence(ratio(0.8))).toContain('wanted 0.8: NOT REACHED');
  expect(toSentence(ratio(0.5))).toContain('wanted 0.5: reached');
  expect(toSentence(ratio(null))).not.toContain('wanted');
});

it('An A/A pair five per cent apart is the most that a quiet machine shows', () => {
  expect(isControlled(around(1.04))).toBe(true);
  expect(isControlled(around(0.94))).toBe(false);
});

it('The columns of a table stand below each other', () => {
  expect(
    toTable([
      ['', 'CPU ms'],
      ['ours', '4.5'],
    ]),
  ).toBe('      CPU ms\nours     4.5');
});

it('The picture has a row for every ratio, inside its borders', () => {
  const far = { ...ratio(null), rate: around(10_000) };
  const svg = drawRatios([{ name: 'cart', ratios: [ratio(0.5), far] }]);
  expect(svg).toContain('cart: ours : a &lt;bare&gt; route');
  expect(svg.match(/<circle/g)).toHaveLength(2);
  const places = [...svg.matchAll(/cx="([\d.]+)"/g)].map(([, x]) => Number(x));
  expect(Math.max(...places)).toBeLessThan(860);
});
