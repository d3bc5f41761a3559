import { describe, expect, it } from 'vitest';
import { hasSameMeanings, unitMeaning } from './unit-meaning';

describe('Meanings as units write them', () => {
  it('A unit has the first two meanings of the first entry', () => {
    const first = { meanings: ['下降、減少', '婉拒', '衰退'] };
    expect(unitMeaning([first, { meanings: ['另一個'] }])).toBe('下降、減少；婉拒');
    expect(unitMeaning([{ meanings: ['枕頭'] }])).toBe('枕頭');
    expect(unitMeaning([])).toBeNull();
  });

  it.each([
    ['步調；速度', '步調、速度'],
    [' 步調; 速度 ', '步調；速度'],
  ])('%j lists the same meanings as %j', (first, second) => {
    expect(hasSameMeanings(first, second)).toBe(true);
  });

  it.each([
    ['速度；步調', '步調；速度'],
    ['步調', '步調；速度'],
    ['', '步調'],
    ['電梯', '電梯（美式）'],
  ])('%j lists other meanings than %j', (first, second) => {
    expect(hasSameMeanings(first, second)).toBe(false);
  });
});
