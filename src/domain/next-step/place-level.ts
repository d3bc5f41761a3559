import type { UnitLevel } from '../recommendations';
import { LEVELS } from '../unit-kinds';

/** The difficulty of a sample sentence for a learner. */
export const DIFFICULTIES = ['EASY', 'FITS', 'HARD'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The level of a learner for whom a sentence of `level` had this difficulty: one up, the same, or one down. */
export function placeLevel(level: UnitLevel, difficulty: Difficulty): UnitLevel {
  const step = { EASY: 1, FITS: 0, HARD: -1 }[difficulty];
  const index = LEVELS.indexOf(level) + step;
  return LEVELS[Math.min(LEVELS.length - 1, Math.max(0, index))]!;
}
