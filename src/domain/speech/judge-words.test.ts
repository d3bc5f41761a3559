import { expect, it } from 'vitest';
import { toScore } from './judge-words';
import { policy } from './policy';

it('a better word never scores less, from 0 to 100', () => {
  const odds = Array.from({ length: 80 }, (_, i) => -12 + i / 4);
  const scores = odds.map(toScore);
  expect(scores).toEqual([...scores].sort((a, b) => a - b));
  expect([scores[0], scores.at(-1)]).toEqual([0, 100]);
});

it('red lies below 50, amber from 50 to 75', () => {
  expect(toScore(policy.word.again)).toBe(50);
  expect(toScore(policy.word.nearly)).toBe(75);
});
