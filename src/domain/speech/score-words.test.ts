import { describe, expect, it } from 'vitest';
import { LENIENCIES } from './leniencies';
import { policy } from './policy';
import { toScore } from './score-words';

const odds = Array.from({ length: 80 }, (_, i) => -12 + i / 4);

describe.each(LENIENCIES)('Leniency %s', (leniency) => {
  it('a word with higher log odds never has a lower score, from 0 to 100', () => {
    const scores = odds.map((value) => toScore(value, leniency));
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
    expect([scores[0], scores.at(-1)]).toEqual([0, 100]);
  });

  it('the score of a red word is below 50, and of an amber word from 50 to 75', () => {
    expect(toScore(policy.leniency[leniency].again, leniency)).toBe(50);
    expect(toScore(policy.leniency[leniency].nearly, leniency)).toBe(75);
  });
});

it('a stricter leniency never raises the score of a word', () => {
  for (const value of odds) {
    const [mild, usual, strict] = LENIENCIES.map((leniency) => toScore(value, leniency));
    expect(mild).toBeGreaterThanOrEqual(usual!);
    expect(usual).toBeGreaterThanOrEqual(strict!);
  }
});

it('the thresholds of a stricter leniency are not lower', () => {
  const [mild, usual, strict] = LENIENCIES.map((leniency) => policy.leniency[leniency]);
  for (const threshold of ['again', 'againFunction', 'nearly'] as const) {
    expect(mild![threshold]).toBeLessThanOrEqual(usual![threshold]);
    expect(usual![threshold]).toBeLessThanOrEqual(strict![threshold]);
  }
});
