import type { Phone, ReferenceWord } from './speech/types';

/** Sounds that Mandarin does not have, the ones that are looked for in every unit. */
export const FOREIGN_PHONEMES = ['TH', 'DH', 'V', 'Z', 'AE'] as const satisfies readonly Phone[];
export type ForeignPhoneme = (typeof FOREIGN_PHONEMES)[number];

/** How often one sound comes up, unit by unit. */
export interface PhonemeCount {
  sound: ForeignPhoneme;
  /** One for each unit. */
  counts: number[];
  total: number;
  /** Which unit has it most often; the latest of several. */
  most: number;
  /** A word of that unit that has it, in lower case; preferably no small word like "the". */
  word: string;
}

/** Counts the sounds in the sentences of units, the most frequent first; what never comes up is left out.
 *  Of words that are said in several ways the first counts.
 *  @param units the words of each unit's sentences, in the order of the counts */
export function countForeignPhonemes(units: readonly (readonly ReferenceWord[])[]): PhonemeCount[] {
  return FOREIGN_PHONEMES.map((sound) => {
    const counts = units.map((words) =>
      words.reduce((sum, word) => sum + countInWord(word, sound), 0),
    );
    const most = counts.lastIndexOf(Math.max(0, ...counts));
    const having = (units[most] ?? []).filter((word) => countInWord(word, sound) > 0);
    const word = having.find(({ functionWord }) => !functionWord) ?? having[0];
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
