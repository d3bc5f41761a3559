import { expect, it } from 'vitest';
import { blend, contrast } from './contrast';

it('black on white is 21, a colour on itself 1, and the order does not matter', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#a68a56', '#a68a56')).toBe(1);
});

it('agrees with the published example of a grey that just passes', () => {
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('mixes what lies over a ground by its share', () => {
  expect(blend('#ffffff', '#000000', 0)).toBe('#ffffff');
  expect(blend('#ffffff', '#000000', 0.5)).toBe('#808080');
});
