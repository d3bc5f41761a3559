import { describe, expect, it } from 'vitest';
import { goalProgress } from './weekly-goal';

const day = (minutes: number, attempts = 10) => ({ attempts, spokenMs: minutes * 60_000 });

describe('The weekly goal', () => {
  it('A weekly goal of days counts days with practice', () => {
    const goal = { kind: 'DAYS', amount: 4 } as const;
    expect(goalProgress(goal, [day(1), day(0), day(2, 0)])).toEqual({
      done: 2,
      share: 0.5,
      met: false,
    });
  });

  it('A weekly goal of minutes counts whole minutes spoken, with a share of at most 1', () => {
    const goal = { kind: 'MINUTES', amount: 10 } as const;
    expect(goalProgress(goal, [day(4.6), day(4.6)])).toMatchObject({ done: 9, met: false });
    expect(goalProgress(goal, [day(30)])).toEqual({ done: 30, share: 1, met: true });
  });
});
