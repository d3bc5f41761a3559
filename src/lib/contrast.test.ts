import { expect, it } from 'vitest';
import { blend, contrast } from './contrast';

it('The contrast of black and white is 21 in either order, and of a colour with itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#a68a56', '#a68a56')).toBe(1);
});

it('The contrast of greys on white agrees with the published example', () => {
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('A translucent colour is blended with its background by its opacity', () => {
  expect(blend('#ffffff', '#000000', 0)).toBe('#ffffff');
  expect(blend('#ffffff', '#000000', 0.5)).toBe('#808080');
});
