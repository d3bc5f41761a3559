import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextInQueue, openingQueue, previousInQueue, queueOfLeft } from './lesson-queue';

const allBut = (...left: number[]) =>
  Array.from({ length: 20 }, (_, index) => !left.includes(index));

describe('The queue of what is left', () => {
  it('It is the items that were not tried, from the position on and then those before it', () => {
    expect(queueOfLeft(allBut(7), 0)).toEqual({ kind: 'left', items: [7] });
    expect(queueOfLeft(allBut(2, 7, 15, 19), 12)?.items).toEqual([15, 19, 2, 7]);
  });

  it('There is none in a unit that is not begun, is completed, or is left from the position on', () => {
    expect(queueOfLeft(allBut(...Array(20).keys()), 0)).toBeNull();
    expect(queueOfLeft(allBut(), 18)).toBeNull();
    expect(queueOfLeft(allBut(17, 18, 19), 17)).toBeNull();
  });

  it('It leads through every item that is left once, forwards and backwards, whatever was tried', () => {
    const scene = fc.record({
      tried: fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
      position: fc.nat({ max: 19 }),
    });
    fc.assert(
      fc.property(scene, ({ tried, position }) => {
        const queue = queueOfLeft(tried, position);
        if (!queue) return;
        const seen: number[] = [];
        for (let at: number | null = queue.items[0]!; at !== null; at = nextInQueue(queue, at)) {
          expect(previousInQueue(queue, at)).toBe(seen.at(-1) ?? null);
          seen.push(at);
        }
        expect(seen.toSorted((a, b) => a - b)).toEqual(
          tried.flatMap((isTried, index) => (isTried ? [] : index)),
        );
      }),
    );
  });

  it('A lesson opens with it by attempts and items left open, and a completed one with all items', () => {
    const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
    const best = { a: { passed: true, score: 90 } };
    const lesson = { items, best, leftOpen: ['c'], currentIndex: 2, completedAt: null };
    expect(openingQueue(lesson)).toEqual({ kind: 'left', items: [3, 1] });
    expect(openingQueue({ ...lesson, completedAt: new Date() })).toBeNull();
  });
});
