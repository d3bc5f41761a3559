import { describe, expect, it } from 'vitest';
import { addDaysToDay, daysBetween } from '../day';
import { applyReview, NEW_MEMORY_STATE, retrievability } from './schedule';

const DAY = '2026-11-21';
const interval = (dueOn: string) => daysBetween(DAY, dueOn);

describe('The review schedule', () => {
  it('A failed card is due tomorrow, and an easy one later than a good one', () => {
    expect(applyReview('a', NEW_MEMORY_STATE, 'AGAIN', DAY).dueOn).toBe(addDaysToDay(DAY, 1));
    const easy = interval(applyReview('a', NEW_MEMORY_STATE, 'EASY', DAY).dueOn);
    const good = interval(applyReview('a', NEW_MEMORY_STATE, 'GOOD', DAY).dueOn);
    expect(good).toBeGreaterThan(1);
    expect(easy).toBeGreaterThan(good);
  });

  it('A card is due when its retrievability has fallen to about 0.9', () => {
    const { memory } = applyReview('a', NEW_MEMORY_STATE, 'EASY', DAY);
    const chance = (days: number) => retrievability(memory, addDaysToDay(DAY, days));
    expect(chance(0)).toBe(1);
    expect(chance(Math.round(memory.stability))).toBeCloseTo(0.9, 1);
    expect(chance(200)).toBeLessThan(chance(20));
  });

  it('The interval of a card grows with each good review, to a year at most', () => {
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

  it('A lapse is counted and lowers the stability of a card', () => {
    const first = applyReview('a', NEW_MEMORY_STATE, 'EASY', DAY);
    const lapse = applyReview('a', first.memory, 'AGAIN', first.dueOn);
    expect(lapse.memory.lapses).toBe(1);
    expect(lapse.memory.stability).toBeLessThan(first.memory.stability);
  });

  it('The due day is deterministic for a card and spread over cards that began together', () => {
    const { memory } = applyReview('a', NEW_MEMORY_STATE, 'EASY', DAY);
    const dueOn = (id: string) => applyReview(id, memory, 'GOOD', addDaysToDay(DAY, 9)).dueOn;
    expect(dueOn('one')).toBe(dueOn('one'));
    const dueDays = new Set(Array.from({ length: 40 }, (_, index) => dueOn(`card-${index}`)));
    expect(dueDays.size).toBeGreaterThan(2);
  });
});
