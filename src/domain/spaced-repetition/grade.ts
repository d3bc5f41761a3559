import type { ScoredAttempt } from '../scored-attempt';

export type Grade = 'AGAIN' | 'HARD' | 'GOOD' | 'EASY';

const MIN_EASY_SCORE = 92;

/** The grade of an attempt: derived from the score, as learners do not grade themselves.
 *  An attempt that did not pass is graded AGAIN. Weak words, a typed answer (it proves listening and
 *  spelling, not speaking) and, in a review, reading the visible text are HARD at best. A first attempt
 *  with the text visible is GOOD when every word was clear. EASY is only a clear attempt from memory. A rendering from
 *  Chinese has a rule of its own (`gradeRendering`).
 *  @param first the item has never been reviewed before */
export function toGrade(attempt: ScoredAttempt, first: boolean): Grade {
  const { mode, score, passed, words, fromMemory } = attempt;
  if (attempt.fromChinese) return gradeRendering(attempt);
  if (!passed) return 'AGAIN';
  const clear = words.every((word) => word.status === 'said');
  if (mode === 'TYPE' || !clear) return 'HARD';
  if (fromMemory) return score >= MIN_EASY_SCORE ? 'EASY' : 'GOOD';
  return first ? 'GOOD' : 'HARD';
}

/** The grade of a sentence that was asked by its Chinese. The scorer's result decides, and where it cannot judge, the
 *  learner's own grade. Whoever looked the whole sentence up, typed it or said some words less than clearly has
 *  remembered it with difficulty; one who saw its first words has not remembered all of it. */
function gradeRendering(attempt: ScoredAttempt): Grade {
  const { mode, score, passed, words, hint, ownGrade } = attempt;
  const grade = ownGrade ?? (passed ? 'GOOD' : 'AGAIN');
  if (grade === 'AGAIN') return 'AGAIN';
  if (hint === 'WHOLE' || mode === 'TYPE') return 'HARD';
  if (ownGrade) return ownGrade;
  if (words.some(({ status }) => status !== 'said')) return 'HARD';
  return hint === undefined && score >= MIN_EASY_SCORE ? 'EASY' : 'GOOD';
}
