import { describe, expect, it } from 'vitest';
import { allowedOdds, toScore } from './judge-words';
import { type Leniency, policy } from './policy';

const leniencies = Object.keys(policy.leniency) as Leniency[];
const odds = Array.from({ length: 80 }, (_, i) => -12 + i / 4);

describe.each(leniencies)('%s', (leniency) => {
  it('a better word never scores less, from 0 to 100', () => {
    const scores = odds.map((one) => toScore(one, leniency));
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
    expect([scores[0], scores.at(-1)]).toEqual([0, 100]);
  });

  it('red lies below 50, amber from 50 to 75', () => {
    expect(toScore(policy.leniency[leniency].again, leniency)).toBe(50);
    expect(toScore(policy.leniency[leniency].nearly, leniency)).toBe(75);
  });
});

it('the stricter the judge, the lower the score', () => {
  for (const one of odds) {
    const [mild, usual, strict] = leniencies.map((leniency) => toScore(one, leniency));
    expect(mild).toBeGreaterThanOrEqual(usual!);
    expect(usual).toBeGreaterThanOrEqual(strict!);
  }
});

it('each further content word allows for more accidents, of content words only', () => {
  const word = (functionWord: boolean) => ({ text: 'word', pronunciations: [['W']], functionWord });
  const text = (content: number) => [
    word(true),
    ...Array.from({ length: content }, () => word(false)),
  ];
  const least = (content: number) => {
    const odds = allowedOdds(text(content), Array<number>(content + 1).fill(-2));
    expect(odds[0]).toBe(-2);
    return odds[1]!;
  };
  expect(least(1)).toBe(-2);
  expect(least(5)).toBeGreaterThan(least(4));
  expect(least(50)).toBe(least(8));
  expect(allowedOdds(text(1), [null, null])).toEqual([null, null]);
});

it('what passes a judge passes every milder one', () => {
  const [mild, usual, strict] = leniencies.map((leniency) => policy.leniency[leniency]);
  for (const edge of ['again', 'againFunction', 'nearly'] as const) {
    expect(mild![edge]).toBeLessThanOrEqual(usual![edge]);
    expect(usual![edge]).toBeLessThanOrEqual(strict![edge]);
  }
});
