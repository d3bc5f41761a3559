import { describe, expect, it } from 'vitest';
import { isCardCode, isCardExpiry, isCardNumber } from './card-number';

describe('a card number', () => {
  it.each(['4242 4242 4242 4242', '4000-0000-0000-0002', '4000000000009995'])(
    '%s is one',
    (typed) => expect(isCardNumber(typed)).toBe(true),
  );

  it('with any one digit changed is none', () => {
    const digits = '4242424242424242';
    for (let at = 0; at < digits.length; at++)
      for (let step = 1; step < 10; step++) {
        const other = String((Number(digits[at]) + step) % 10);
        expect(isCardNumber(digits.slice(0, at) + other + digits.slice(at + 1))).toBe(false);
      }
  });

  it.each(['', '4242', 'four two', '0'.repeat(20)])('"%s" is none', (typed) =>
    expect(isCardNumber(typed)).toBe(false),
  );
});

describe('the other fields', () => {
  const now = new Date('2026-11-21T04:00:00Z');

  it('a card is good until its month has ended', () => {
    expect(['11/26', '12 / 26', '0131'].map((typed) => isCardExpiry(typed, now))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['10/26', '13/30', '1/30', ''].map((typed) => isCardExpiry(typed, now))).toEqual(
      Array(4).fill(false),
    );
  });

  it('a code has three or four digits', () => {
    expect(['123', '1234', '12', '12a', '12345'].map(isCardCode)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
