import type { LexiconEntry } from './entry';

/** Greatest number of meanings of a word that a unit teaches. */
const MEANINGS_IN_A_UNIT = 2;
/** Marks between two meanings of a text. */
const SEPARATORS = /[\s；;、，,／/]+/;

/** The meaning of a word as a unit writes it: the first two meanings of its first entry, as in `減少；降低`. Null
 *  without an entry. */
export function unitMeaning(entries: readonly Pick<LexiconEntry, 'meanings'>[]): string | null {
  const [entry] = entries;
  return entry ? entry.meanings.slice(0, MEANINGS_IN_A_UNIT).join('；') : null;
}

/** The meanings that a text lists. */
export const splitMeanings = (text: string): string[] => text.split(SEPARATORS).filter(Boolean);

/** Whether two texts list the same meanings in the same order, with any marks between them. */
export const hasSameMeanings = (first: string, second: string): boolean =>
  splitMeanings(first).join('；') === splitMeanings(second).join('；');
