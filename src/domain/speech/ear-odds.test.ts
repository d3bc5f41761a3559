import { expect, it } from 'vitest';
import { oddsWithEar } from './ear-odds';
import type { LogisticModel } from './word-evidence';

/** A model that takes one of its inputs as it is. */
const only = (index: number): LogisticModel => ({
  mean: [0, 0],
  deviation: [1, 1],
  weights: [0, 1].map((_, i) => (i === index ? 1 : 0)),
  bias: 0,
});
const content = { other: only(0), near: only(1) };

it('A word that is unlikely against its near words is unlikely, however well it fits otherwise', () => {
  expect(oddsWithEar(content, 8, [-4])).toBeCloseTo(-4, 4);
  expect(oddsWithEar(content, -4, [8])).toBeCloseTo(-4, 4);
});

it('A word that is as likely against both is half as likely against all', () => {
  expect(oddsWithEar(content, 2, [2])).toBeCloseTo(2 - Math.log(2));
});

it('A function word is compared with other words alone', () => {
  expect(oddsWithEar({ other: only(0), near: null }, 3, [-9])).toBe(3);
});
