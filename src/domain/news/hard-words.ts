import { CEFR_LEVELS, type CefrLevel } from '../grading/types';
import type { SentenceWord } from './sentence-words';

/** A word with its level. */
export interface HardWord {
  /** The word without the punctuation that touches it. */
  text: string;
  level: CefrLevel;
}

/** The words of a sentence that are above a level, each once, in their order. */
export function hardWords(words: readonly SentenceWord[], level: CefrLevel): HardWord[] {
  const hard = words.flatMap((word) =>
    isAbove(word.level, level) ? [{ text: bareWord(word.text), level: word.level }] : [],
  );
  return [...new Map(hard.map((word) => [word.text.toLowerCase(), word])).values()];
}

/** Whether a word's level is above another one; false without a level. */
export function isAbove(level: CefrLevel | null, other: CefrLevel): level is CefrLevel {
  return level !== null && CEFR_LEVELS.indexOf(level) > CEFR_LEVELS.indexOf(other);
}

/** A word without the punctuation around it: `home.` is `home`. */
export const bareWord = (text: string): string =>
  text.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '');
