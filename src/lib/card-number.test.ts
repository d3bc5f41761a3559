import { describe, expect, it } from 'vitest';
import { isCardCode, isCardExpiry, isCardNumber } from './card-number';

describe('A card number', () => {
  it.each(['4242 4242 4242 4242', '4000-0000-0000-0002', '4000000000009995'])(
    'The card number %s is accepted',
    (typed) => expect(isCardNumber(typed)).toBe(true),
  );

  it('A card number with any one digit changed is rejected', () => {
    const digits = '4242424242424242';
    for (let index = 0; index < digits.length; index++)
      for (let step = 1; step < 10; step++) {
        const digit = String((Number(digits[index]) + step) % 10);
        expect(isCardNumber(digits.slice(0, index) + digit + digits.slice(index + 1))).toBe(false);
      }
  });

  it.each(['', '4242', 'four two', '0'.repeat(20)])('The card number "%s" is rejected', (typed) =>
    expect(isCardNumber(typed)).toBe(false),
  );
});

describe('The other card fields', () => {
  const now = new Date('2026-11-21T04:00:00Z');

  it('A card expires at the end of its month', () => {
    expect(['11/26', '12 / 26', '0131'].map((typed) => isCardExpiry(typed, now))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['10/26', '13/30', '1/30', ''].map((typed) => isCardExpiry(typed, now))).toEqual(
      Array(4).fill(false),
    );
  });

  it('A card security code has three or four digits', () => {
    expect(['123', '1234', '12', '12a', '12345'].map(isCardCode)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
