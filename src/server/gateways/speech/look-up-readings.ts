import { withoutStress } from './arpabet';
import { isNameReading } from './heteronyms';
import { MissingPronunciation } from './missing-pronunciation';
import { dictionaryPhones, withStress } from './stressed-phones';

/** Maximum number of dictionary entries for one spelling. */
const MAX_ENTRIES = 4;

/** Pronunciations by word that replace the dictionary's, phones without stress digits. */
export type EditedWords = ReadonlyMap<string, string[][]>;

/** The pronunciations of a spelling, phones with stress digits: those of the dictionary; for a possessive or plural
 *  those of its stem; for a hyphenated word every combination of those of its parts. Null for a word that is not in
 *  the dictionary.
 *  @param word in lower case, with straight apostrophes
 *  @throws Error naming the part of a hyphenated word that is not in the dictionary */
export const lookUpReadings = (word: string, overrides: EditedWords): string[][] | null =>
  lookUp(word, overrides) ?? joinParts(word, overrides);

function lookUp(word: string, overrides: EditedWords): string[][] | null {
  const own = overrides.get(word);
  if (own) return own.map((phones) => withStress(word, phones));
  const found = dictionaryPhones(word)
    .filter((phones) => !isNameReading(word, phones))
    .slice(0, MAX_ENTRIES);
  if (found.length > 0) return distinctSounds(found);
  const stem = word.replace(/('s?|(?<=..[^s'])s)$/, '');
  if (stem === word) return null;
  return (
    lookUp(stem, overrides)?.map((phones) =>
      word.endsWith('s') ? [...phones, ...suffixPhones(phones.at(-1)!)] : phones,
    ) ?? null
  );
}

/** Phones of the suffix -s after a phone. */
function suffixPhones(last: string): string[] {
  if (['S', 'Z', 'SH', 'ZH', 'CH', 'JH'].includes(last)) return ['IH0', 'Z'];
  return ['P', 'T', 'K', 'F', 'TH'].includes(last) ? ['S'] : ['Z'];
}

/** Pronunciations of a hyphenated word: every combination of at most two of each part. */
function joinParts(word: string, overrides: EditedWords): string[][] | null {
  const parts = word.split('-').filter(Boolean);
  if (parts.length < 2) return null;
  let chains: string[][] = [[]];
  for (const part of parts) {
    const readings = lookUp(part, overrides);
    if (!readings)
      throw new MissingPronunciation(
        part,
        `“${part}” in “${word}” is not in the dictionary: add an override.`,
      );
    chains = chains.flatMap((head) => readings.slice(0, 2).map((tail) => [...head, ...tail]));
  }
  return chains;
}

/** Of readings that differ only in stress, keeps the first. */
const distinctSounds = (readings: readonly string[][]): string[][] =>
  [
    ...new Map(
      readings.toReversed().map((phones) => [withoutStress(phones).join(' '), phones]),
    ).values(),
  ].toReversed();
