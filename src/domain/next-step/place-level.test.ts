import { expect, it } from 'vitest';
import { placeLevel } from './place-level';

it.each([
  ['A2', 'EASY', 'B1'],
  ['A2', 'HARD', 'A2'],
  ['B1', 'EASY', 'B2'],
  ['B1', 'FITS', 'B1'],
  ['B1', 'HARD', 'A2'],
  ['B2', 'EASY', 'B2'],
] as const)(
  'A visitor for whom a sentence of %s was %s is placed at %s',
  (level, difficulty, expected) => {
    expect(placeLevel(level, difficulty)).toBe(expected);
  },
);
