import type { WordProperties } from './candidate';

/** How far from the unit's level a word may be taught: half a level under to one and a half over. */
const BELOW_TARGET = 0.5;
const ABOVE_TARGET = 1.5;

/** Whether a unit of this level teaches such a word. @param target 1–6 */
export function isTeachableAt({ value }: WordProperties, target: number): boolean {
  return value >= target - BELOW_TARGET && value <= target + ABOVE_TARGET;
}

/** What teaching a word is worth, by part and in sum, about −3 to 4: at the level, common enough to be met again but
 *  not a word of every page, spoken of in several pieces, on a list, new.
 *  @param pieces how many pieces of the pool speak of it
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
