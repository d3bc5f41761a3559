import type { Phone, ReferenceWord } from './speech/types';

/** Phonemes that Mandarin does not have, which are counted in every unit. */
export const FOREIGN_PHONEMES = ['TH', 'DH', 'V', 'Z', 'AE'] as const satisfies readonly Phone[];
export type ForeignPhoneme = (typeof FOREIGN_PHONEMES)[number];

/** Counts of one phoneme by unit. */
export interface PhonemeCount {
  sound: ForeignPhoneme;
  /** One for each unit. */
  counts: number[];
  total: number;
  /** Index of the unit with the highest count; the latest of several. */
  most: number;
  /** A word of that unit with the phoneme, in lower case; preferably no function word like "the". */
  word: string;
}

/** Counts the phonemes in the sentences of units, the most frequent first; phonemes that never occur are
 *  left out. Of several pronunciations of a word the first counts.
 *  @param units the words of each unit's sentences, in the order of the counts */
export function countForeignPhonemes(units: readonly (readonly ReferenceWord[])[]): PhonemeCount[] {
  return FOREIGN_PHONEMES.map((sound) => {
    const counts = units.map((words) =>
      words.reduce((sum, word) => sum + countInWord(word, sound), 0),
    );
    const most = counts.lastIndexOf(Math.max(0, ...counts));
    const candidates = (units[most] ?? []).filter((word) => countInWord(word, sound) > 0);
    const word = candidates.find(({ functionWord }) => !functionWord) ?? candidates[0];
    const total = counts.reduce((sum, count) => sum + count, 0);
    return { sound, counts, total, most, word: stripWordPunctuation(word?.text ?? '') };
  })
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}

function countInWord({ pronunciations: [first] }: ReferenceWord, sound: Phone): number {
  return first?.filter((phone) => phone === sound).length ?? 0;
}

function stripWordPunctuation(text: string): string {
  return text.toLowerCase().replace(/[^a-z'-]/g, '');
}
