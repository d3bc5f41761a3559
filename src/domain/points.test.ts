import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PASS_POINTS, toPoints } from './points';

const attempt = fc.record({ score: fc.integer({ min: 0, max: 100 }), passed: fc.boolean() });

it('An attempt that passed always has more points than one that did not', () => {
  fc.assert(
    fc.property(attempt, attempt, (a, b) => {
      const [pointsA, pointsB] = [a, b].map(({ score, passed }) => toPoints(score, passed));
      if (a.passed && !b.passed) expect(pointsA).toBeGreaterThan(pointsB!);
      expect(pointsA! >= PASS_POINTS).toBe(a.passed);
    }),
  );
});

it('The points of two attempts with the same verdict keep the order of their scores', () => {
  fc.assert(
    fc.property(attempt, attempt, fc.boolean(), (a, b, passed) => {
      if (a.score < b.score) return;
      expect(toPoints(a.score, passed)).toBeGreaterThanOrEqual(toPoints(b.score, passed));
    }),
  );
});

it('A passing 58 and a failing 83 become a pass and a fail in points, too', () => {
  expect(toPoints(58, true)).toBe(60);
  expect(toPoints(83, false)).toBe(59);
  expect(toPoints(91, true)).toBe(91);
  expect(toPoints(20, false)).toBe(20);
});
