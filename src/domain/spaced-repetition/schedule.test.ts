import { describe, expect, it } from 'vitest';
import { addDaysToDay, daysBetween } from '../day';
import { applyReview, NEW_MEMORY_STATE, retrievability } from './schedule';

const DAY = '2026-11-21';
const interval = (dueOn: string) => daysBetween(DAY, dueOn);

describe('the schedule', () => {
  it('brings a mistake back tomorrow and lets what was easy wait longer than what was good', () => {
    expect(applyReview('a', NEW_MEMORY_STATE, 'AGAIN', DAY).dueOn).toBe(addDaysToDay(DAY, 1));
    const easy = interval(applyReview('a', NEW_MEMORY_STATE, 'EASY', DAY).dueOn);
    const good = interval(applyReview('a', NEW_MEMORY_STATE, 'GOOD', DAY).dueOn);
    expect(good).toBeGreaterThan(1);
    expect(easy).toBeGreaterThan(good);
  });

  it('asks again when the chance to remember has fallen to about nine in ten', () => {
    const { memory } = applyReview('a', NEW_MEMORY_STATE, 'EASY', DAY);
    const chance = (days: number) => retrievability(memory, addDaysToDay(DAY, days));
    expect(chance(0)).toBe(1);
    expect(chance(Math.round(memory.stability))).toBeCloseTo(0.9, 1);
    expect(chance(200)).toBeLessThan(chance(20));
  });

  it('waits longer each time it goes well, never more than a year', () => {
    let { memory, dueOn } = applyReview('a', NEW_MEMORY_STATE, 'GOOD', DAY);
    for (let round = 0; round < 12; round++) {
      const before = memory;
      const day = dueOn;
      ({ memory, dueOn } = applyReview('a', memory, 'GOOD', day));
      expect(memory.stability).toBeGreaterThan(before.stability);
      expect(daysBetween(day, dueOn)).toBeLessThanOrEqual(365);
    }
    expect(memory).toMatchObject({ reps: 13, lapses: 0 });
  });

  it('counts a lapse and shortens the wait', () => {
    const first = applyReview('a', NEW_MEMORY_STATE, 'EASY', DAY);
    const lapse = applyReview('a', first.memory, 'AGAIN', first.dueOn);
    expect(lapse.memory.lapses).toBe(1);
    expect(lapse.memory.stability).toBeLessThan(first.memory.stability);
  });

  it('comes out the same when it is computed twice, and spreads cards that began together', () => {
    const { memory } = applyReview('a', NEW_MEMORY_STATE, 'EASY', DAY);
    const at = (id: string) => applyReview(id, memory, 'GOOD', addDaysToDay(DAY, 9)).dueOn;
    expect(at('one')).toBe(at('one'));
    const dues = new Set(Array.from({ length: 40 }, (_, n) => at(`card-${n}`)));
    expect(dues.size).toBeGreaterThan(2);
  });
});
