import type { ScoredAttempt } from './scored-attempt';

/** Validates a result made on the learner's device: brings it to what its own words allow, or rejects it.
 *  The words must be those of the item. A typed score is the mean of its words; a spoken one weighs
 *  them by length, so it is only clamped between the lowest and the highest of them. An attempt with a
 *  missing word has not passed.
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
  return {
    score: Math.round(mode === 'TYPE' ? mean : clamped),
    passed: attempt.passed && words.every((word) => word.status !== 'missing'),
  };
}
