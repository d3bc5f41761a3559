import { describe, expect, it } from 'vitest';
import { addDaysToDay, daysBetween } from '../day';
import type { ScoredAttempt } from '../scored-attempt';
import { type CardBefore, NEW_CARDS_PER_DAY, reviewAttempt } from './review-attempt';
import { NEW_MEMORY_STATE } from './schedule';

const DAY = '2026-11-21';
const fresh: CardBefore = { id: 'a', memory: NEW_MEMORY_STATE, dueOn: DAY, practiceOnly: false };
const known: CardBefore = {
  ...fresh,
  dueOn: DAY,
  memory: { stability: 10, difficulty: 5, reps: 3, lapses: 0, reviewedOn: addDaysToDay(DAY, -10) },
};

const attempt = (over: Partial<ScoredAttempt> = {}): ScoredAttempt => ({
  mode: 'SPEAK',
  score: 90,
  passed: true,
  words: [{ text: 'tea', score: 90, status: 'said' }],
  ...over,
});

const review = (card: CardBefore, attempted = attempt(), day = DAY, newToday = 0) =>
  reviewAttempt(card, attempted, day, newToday);

describe('An attempt', () => {
  it('An attempt at a new item begins its schedule', () => {
    expect(review(fresh)).toMatchObject({ grade: 'GOOD', memory: { reps: 1, reviewedOn: DAY } });
  });

  it('An attempt at a due item is its review', () => {
    expect(review(known, attempt({ fromMemory: true }))).toMatchObject({ grade: 'GOOD' });
  });

  it('An attempt on the day of the last review, or dated before it, is no review', () => {
    const done = { ...known, memory: { ...known.memory, reviewedOn: DAY } };
    expect(review(done)).toBeNull();
    expect(review(done, attempt({ passed: false }))).toBeNull();
    expect(review(done, attempt(), addDaysToDay(DAY, -3))).toBeNull();
  });

  it('An attempt before the due day is a review only when it was spoken and failed', () => {
    const early = { ...known, dueOn: addDaysToDay(DAY, 4) };
    expect(review(early)).toBeNull();
    expect(review(early, attempt({ passed: false }))).toMatchObject({ grade: 'AGAIN' });
    expect(review(early, attempt({ passed: false, mode: 'TYPE' }))).toBeNull();
  });

  it('An attempt at a suspended item is no review', () => {
    expect(review({ ...known, practiceOnly: true }, attempt({ passed: false }))).toBeNull();
  });

  it('An attempt at the twenty-first new item of a day delays its review by a day, unless it failed', () => {
    const plain = review(fresh)!.dueOn;
    expect(daysBetween(plain, review(fresh, attempt(), DAY, NEW_CARDS_PER_DAY)!.dueOn)).toBe(1);
    expect(daysBetween(plain, review(fresh, attempt(), DAY, 3 * NEW_CARDS_PER_DAY)!.dueOn)).toBe(3);
    const mistake = review(fresh, attempt({ passed: false }), DAY, 3 * NEW_CARDS_PER_DAY);
    expect(mistake!.dueOn).toBe(addDaysToDay(DAY, 1));
  });
});
