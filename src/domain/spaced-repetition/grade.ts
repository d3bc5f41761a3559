import type { ScoredAttempt } from '../scored-attempt';

export type Grade = 'AGAIN' | 'HARD' | 'GOOD' | 'EASY';

const MIN_EASY_SCORE = 92;

/** How well an item was remembered: speaking is the answer, nobody presses a grade.
 *  What did not pass has to come again. Weak words, a typed answer (it proves listening and spelling,
 *  not speaking) and, in a review, reading the text off the page are hard at best. A first saying with
 *  the text in sight is good when every word was clear. Easy is only what came from memory, clearly.
 *  @param first the item has never been reviewed before */
export function toGrade(attempt: ScoredAttempt, first: boolean): Grade {
  const { mode, score, passed, words, fromMemory } = attempt;
  if (!passed) return 'AGAIN';
  const clear = words.every((word) => word.status === 'said');
  if (mode === 'TYPE' || !clear) return 'HARD';
  if (fromMemory) return score >= MIN_EASY_SCORE ? 'EASY' : 'GOOD';
  return first ? 'GOOD' : 'HARD';
}
