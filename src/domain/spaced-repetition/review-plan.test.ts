import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDaysToDay } from '../day';
import { type DueCard, daysToCatchUp, delayCost, planReview } from './review-plan';

const TODAY = '2026-11-21';

const cards = fc
  .uniqueArray(
    fc.record({
      id: fc.uuid(),
      memory: fc.record({
        stability: fc.double({ min: 0.1, max: 400, noNaN: true }),
        reviewedOn: fc.option(
          fc.integer({ min: 1, max: 500 }).map((ago) => addDaysToDay(TODAY, -ago)),
        ),
      }),
    }),
    { selector: ({ id }) => id, maxLength: 320 },
  )
  .map((list): DueCard[] => list);
const share = fc.integer({ min: 5, max: 100 });
const done = fc.integer({ min: 0, max: 120 });

describe('The review plan of a day', () => {
  it('A review plan has at most the daily number of cards and loses no card', () => {
    fc.assert(
      fc.property(cards, share, done, (due, share, done) => {
        const { now, backlog } = planReview(due, { today: TODAY, share, done });
        expect(now.length).toBeLessThanOrEqual(Math.max(0, share - done));
        expect(now.length + backlog).toBe(due.length);
      }),
    );
  });

  it('A review plan does not depend on the order in which cards are read', () => {
    fc.assert(
      fc.property(cards, share, (due, share) => {
        const options = { today: TODAY, share, done: 0 };
        expect(planReview([...due].reverse(), options)).toEqual(planReview(due, options));
      }),
    );
  });

  it('A review plan takes the cards with the largest delay cost', () => {
    fc.assert(
      fc.property(cards, share, (due, share) => {
        const { now } = planReview(due, { today: TODAY, share, done: 0 });
        const taken = new Set(now.map(({ id }) => id));
        const left = due.filter(({ id }) => !taken.has(id));
        const least = Math.min(...now.map((card) => delayCost(card, TODAY)));
        for (const card of left) expect(delayCost(card, TODAY)).toBeLessThanOrEqual(least);
      }),
    );
  });

  it('Review plans work off a backlog in its size divided by the daily number, rounded up', () => {
    fc.assert(
      fc.property(cards, share, (due, share) => {
        let left = due;
        let days = 0;
        for (; left.length > 0; days++) {
          const today = addDaysToDay(TODAY, days);
          const { now } = planReview(left, { today, share, done: 0 });
          left = left.filter((card) => !now.includes(card));
        }
        expect(days).toBe(Math.ceil(due.length / share));
      }),
    );
  });

  it('A review plan puts cards that are about to be forgotten before cards forgotten long ago', () => {
    const card = (id: string, stability: number, ago: number): DueCard => ({
      id,
      memory: { stability, reviewedOn: addDaysToDay(TODAY, -ago) },
    });
    const never: DueCard = { id: 'new', memory: { stability: 0, reviewedOn: null } };
    const due = [card('lost', 3, 200), card('firm', 100, 100), card('fresh', 2, 2), never];
    const { now } = planReview(due, { today: TODAY, share: 10, done: 0 });
    expect(now.map(({ id }) => id)).toEqual(['new', 'fresh', 'firm', 'lost']);
  });
});

describe('Days to catch up', () => {
  it('The days to catch up allow for the backlog and the cards that fall due meanwhile', () => {
    expect(daysToCatchUp(0, [], 40)).toBe(0);
    expect(daysToCatchUp(120, [], 40)).toBe(3);
    expect(daysToCatchUp(120, [20, 20, 20, 20, 20, 20, 20], 40)).toBe(6);
  });

  it('The days to catch up are null when more cards fall due than a day can take', () => {
    expect(daysToCatchUp(10, Array(60).fill(50), 40)).toBeNull();
  });
});
