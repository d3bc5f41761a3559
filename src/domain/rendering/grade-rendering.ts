import type { ScoredAttempt } from '../scored-attempt';
import type { Grade } from '../spaced-repetition/grade';

const MIN_EASY_SCORE = 92;

/** The grade of a sentence that was asked by its Chinese. The scorer's result decides, and where it cannot judge, the
 *  learner's own grade. Whoever looked the whole sentence up, typed it or said some words less than clearly has
 *  remembered it with difficulty; one who saw its first words has not remembered all of it. */
export function gradeRendering(attempt: ScoredAttempt): Grade {
  const { mode, score, passed, words, hint, ownGrade } = attempt;
  const grade = ownGrade ?? (passed ? 'GOOD' : 'AGAIN');
  if (grade === 'AGAIN') return 'AGAIN';
  if (hint === 'WHOLE' || mode === 'TYPE') return 'HARD';
  if (ownGrade) return ownGrade;
  if (words.some(({ status }) => status !== 'said')) return 'HARD';
  return hint === undefined && score >= MIN_EASY_SCORE ? 'EASY' : 'GOOD';
}
