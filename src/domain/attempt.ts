import { toPoints } from './points';
import type { ScoredAttempt } from './scored-attempt';

/** Validates a result made on the learner's device: limits it to what its own words allow, or rejects it. The
 *  words must be those of the item. A typed score is the mean of its words; a spoken one weighs them by length,
 *  so it is only clamped between the lowest and the highest of them. An attempt with a word that is missing or
 *  to be said again has not passed. The score then agrees with the verdict (`toPoints`), also for an older
 *  client.
 *  @param expected the words of the item's reference, in order
 *  @returns null when the words are not those of the item */
export function consistentResult(
  attempt: ScoredAttempt,
  expected: readonly string[],
): { score: number; passed: boolean } | null {
  const { mode, words } = attempt;
  if (words.length !== expected.length) return null;
  if (words.some((word, index) => word.text !== expected[index])) return null;
  const scores = words.map((word) => word.score);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const clamped = Math.min(Math.max(...scores), Math.max(Math.min(...scores), attempt.score));
  const allWordsSaid = words.every(({ status }) => status === 'said' || status === 'nearly');
  const passed = attempt.passed && allWordsSaid;
  return { score: toPoints(Math.round(mode === 'TYPE' ? mean : clamped), passed), passed };
}
