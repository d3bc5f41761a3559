import { describe, expect, it } from 'vitest';
import { addToCartSchema } from './cart';

const parseQty = (qty: unknown) => addToCartSchema.safeParse({ id: 'plan', qty }).data?.qty;

describe('A quantity', () => {
  it.each([
    ['2', 2],
    [2.9, 2],
    [' 12. ', 12],
    ['+12.5', 12],
    ['.5e1', 5],
    ['1e3', 1000],
    [null, 1],
    [undefined, 1],
  ])('The quantity %j is parsed as %j', (qty, parsed) => {
    expect(parseQty(qty)).toBe(parsed);
  });

  it.each([
    '0x10',
    '0b11',
    'Infinity',
    'NaN',
    'abc',
    '',
    '1 2',
    '1.2.3',
    '.',
    'e1',
    '0'.repeat(41),
    Number.NaN,
    [],
    true,
    0,
    -1,
  ])('The quantity %j is rejected', (qty) => {
    expect(parseQty(qty)).toBeUndefined();
  });
});
