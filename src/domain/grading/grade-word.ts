import { levelValue } from './estimate-level';
import { levelAt } from './level-model';
import type { PartOfSpeech, WordGrade } from './types';
import { getZipf, listedLevel } from './word-lists';

/** Grades the level at which a learner meets a word.
 *  @param lemma dictionary form; case is ignored */
export function gradeWord(lemma: string, pos: PartOfSpeech): WordGrade {
  const word = lemma.toLowerCase();
  const value = levelValue(word, pos);
  return {
    level: levelAt(value),
    value,
    source: listedLevel(word, pos) === null ? 'estimated' : 'CEFR-J',
    zipf: getZipf(word),
  };
}
