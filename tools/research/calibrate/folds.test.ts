/** @module-tag extended */
import { expect, it } from 'vitest';
import { speakerFolds } from './folds';

it('Every speaker has one fold, and the folds have about the same size', () => {
  const speakers = Array.from({ length: 20 }, (_, i) => `speaker ${i % 10}`);
  const folds = speakerFolds(speakers, 4);
  expect(folds.size).toBe(10);
  const sizes = [0, 1, 2, 3].map(
    (fold) => [...folds.values()].filter((other) => other === fold).length,
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2);
});
