import type { WordProperties } from './candidate';

/** Range of levels around the unit's in which a word may be taught. */
const BELOW_TARGET = 0.5;
const ABOVE_TARGET = 1.5;

/** Whether a unit may teach a word at its level. @param target 1–6, the unit's level */
export function isTeachableAt({ value }: WordProperties, target: number): boolean {
  return value >= target - BELOW_TARGET && value <= target + ABOVE_TARGET;
}

/** Score of a single word, by part and in sum (`total`), about −3 to 4: for its level, for a frequency that is
 *  neither too low nor too high, for several articles, for being listed, against repetition.
 *  @param articleCount number of articles of the pool with the word
 *  @param target 1–6, the unit's level
 *  @param used whether an earlier unit teaches it */
export function wordScore(
  { value, zipf, listed }: WordProperties,
  articleCount: number,
  target: number,
  used: boolean,
): Record<string, number> {
  const parts = {
    levelFit: 1.2 - Math.max(0, target - value) - 0.6 * Math.max(0, value - target - 0.5),
    common: 0.5 * Math.min(2, Math.max(0, zipf - 2.5)) - 0.8 * Math.max(0, zipf - 5),
    inPieces: 0.3 * Math.log2(1 + Math.min(articleCount, 10)),
    listed: listed ? 0.4 : 0,
    taughtBefore: used ? -4 : 0,
  };
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}
