import type { Candidate } from './candidate';

/** Ideal number of words at each level 1–6. */
const BEST_LENGTH = [8, 9, 10, 11, 12, 13];

/** Score of a single sentence, by part and in sum (`total`), about −2 to 3.
 *  @param target 1–6, the unit's level */
export function sentenceScore(
  { value, words, names, commas, spoken, text }: Candidate,
  target: number,
): Record<string, number> {
  const harder = Math.max(0, value - target);
  const easier = Math.max(0, target - value);
  const parts = {
    levelFit: 1.5 - 1.2 * Math.max(0, harder - 0.3) - 0.7 * Math.max(0, easier - 0.5),
    length: 0.5 - 0.08 * Math.max(0, Math.abs(words - BEST_LENGTH[target - 1]!) - 2),
    names: -0.25 * Math.max(0, names - 1),
    commas: -0.15 * Math.max(0, commas - 1),
    spelledOut: spoken === text ? 0 : -0.3,
  };
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}
