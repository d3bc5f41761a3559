import type { JudgedWord } from './lesson-feedback';
import { toWordMark } from './speech/word-mark';

/** Score of a word from which it is praised, 0–100. */
const MIN_GOOD_SCORE = 85;

/** Whether a word may be praised: it was clear, no other word came near it, and none of its sounds is reported as
 *  another. A word that was not compared with others is not praised. */
export const isPraisedWord = (word: JudgedWord): boolean =>
  toWordMark(word) === 'clear' &&
  word.isAhead === true &&
  word.score >= MIN_GOOD_SCORE &&
  word.phones.every(({ heard }) => heard === null);
