import { describe, expect, it } from 'vitest';
import { addToCartSchema } from './cart';

const qty = (given: unknown) => addToCartSchema.safeParse({ id: 'plan', qty: given }).data?.qty;

describe('a quantity', () => {
  it.each([
    ['2', 2],
    [2.9, 2],
    [' 12. ', 12],
    ['.5e1', 5],
    ['1e3', 1000],
    [null, 1],
    [undefined, 1],
  ])('of %j counts as %j', (given, counted) => {
    expect(qty(given)).toBe(counted);
  });

  it.each(['0x10', '0b11', 'Infinity', 'NaN', 'abc', '', '1 2', Number.NaN, [], true, 0, -1])(
    'of %j is refused',
    (given) => {
      expect(qty(given)).toBeUndefined();
    },
  );
});
