import { describe, expect, it } from 'vitest';
import { type Leniency, policy } from './policy';
import { toScore } from './score-words';

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

it('what passes a judge passes every milder one', () => {
  const [mild, usual, strict] = leniencies.map((leniency) => policy.leniency[leniency]);
  for (const edge of ['again', 'againFunction', 'nearly'] as const) {
    expect(mild![edge]).toBeLessThanOrEqual(usual![edge]);
    expect(usual![edge]).toBeLessThanOrEqual(strict![edge]);
  }
});
