import type { Phone } from '~/domain/speech/types';
import { toTable } from '~/lib/to-table';
import { VOWEL, withoutStress } from './arpabet';
import { dictionaryLine } from './dictionary-line';

/** The dictionary's pronunciations of a word, phones with stress digits; empty for a word that it lacks.
 *  @param word in lower case, without punctuation */
export function dictionaryPhones(word: string): string[][] {
  const listed = ['', '(2)', '(3)', '(4)', '(5)', '(6)'].flatMap(
    (suffix) => dictionaryLine(word + suffix) ?? [],
  );
  const corrected = CORRECTIONS.get(word)?.split(', ') ?? [];
  return [...(SLIPS.has(word) ? [] : listed), ...corrected].map((line) =>
    line.replace(/#.*/, '').trimEnd().split(' '),
  );
}

/** Pronunciations of learners' dictionaries that the CMU dictionary lacks, also in sentences in which no card gives
 *  them. */
const CORRECTIONS = toTable<string>({
  endurance: 'IH0 N D UH1 R AH0 N S, IH0 N D Y UH1 R AH0 N S',
  evacuate: 'IH0 V AE1 K Y UW0 EY2 T',
  evacuated: 'IH0 V AE1 K Y UW0 EY2 T IH0 D',
  interpreter: 'IH0 N T ER1 P R IH0 T ER0',
  interpreters: 'IH0 N T ER1 P R IH0 T ER0 Z',
  inventory: 'IH1 N V AH0 N T R IY0',
  momentum: 'M AH0 M EH1 N T AH0 M',
  productivity: 'P R AA2 D AH0 K T IH1 V AH0 T IY0',
  reputation: 'R EH2 P Y UW0 T EY1 SH AH0 N',
  sedentary: 'S EH1 D AH0 N T R IY0',
  threshold: 'TH R EH1 SH HH OW2 L D',
  thresholds: 'TH R EH1 SH HH OW2 L D Z',
});

/** Words whose pronunciations in the CMU dictionary are all wrong. */
const SLIPS = new Set(['endurance']);

/** Adds stress digits to a pronunciation: those of the same phones in the dictionary, else the main stress on
 *  the first vowel. */
export function withStress(word: string, phones: readonly Phone[]): string[] {
  const known = dictionaryPhones(word).find(
    (entry) => withoutStress(entry).join(' ') === phones.join(' '),
  );
  if (known) return known;
  let stress = '1';
  return phones.map((phone) => {
    if (!VOWEL.test(phone)) return phone;
    const digit = stress;
    stress = '0';
    return `${phone}${digit}`;
  });
}
