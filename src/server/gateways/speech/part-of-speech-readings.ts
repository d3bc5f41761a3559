import { toTable } from '~/lib/to-table';
import { VOWEL_WITH_STRESS } from './arpabet';
import type { WordKind } from './word-kind';

/** Endings of the readings of a spelling by the kind of word, for words of which the dictionary has several
 *  readings. */
const ENDINGS = toTable<Partial<Record<WordKind, RegExp>>>({
  abuse: { noun: /S$/, verb: /Z$/ },
  close: { adjective: /S$/, verb: /Z$/ },
  excuse: { noun: /S$/, verb: /Z$/ },
  house: { noun: /S$/, verb: /Z$/ },
  live: { adjective: /AY\d V$/, verb: /IH\d V$/ },
  lives: { noun: /AY\d V Z$/, verb: /IH\d V Z$/ },
  minute: { noun: /AH0 T$/, adjective: /UW\d T$/ },
  tear: { verb: /EH\d R$/ },
  tears: { noun: /IH\d R Z$/, verb: /EH\d R Z$/ },
  use: { noun: /S$/, verb: /Z$/ },
  uses: { noun: /S AH0 Z$|S IH0 Z$/, verb: /Z AH0 Z$|Z IH0 Z$/ },
  wind: { noun: /IH\d N D$/ },
  winds: { noun: /IH\d N D Z$/ },
});

/** Words whose last vowel is weak as nouns and adjectives and full as verbs. Nouns with both pronunciations
 *  (`candidate`, `template`) are left out. */
const ATE_PAIRS = withPlural(
  `advocate affiliate aggregate alternate animate appropriate approximate articulate associate coordinate delegate
  deliberate designate duplicate elaborate estimate graduate intimate moderate separate subordinate`,
);

/** Words with the stress on the first syllable as nouns and adjectives and on a later one as verbs, which
 *  changes a vowel. Words with both pronunciations (`increase`, `research`, `transport`) are left out. */
const STRESS_PAIRS = withPlural(
  `absent conduct conflict contest contract convert convict desert extract frequent insult object perfect permit
  present produce progress project rebel record refuse reject subject suspect`,
);

function withPlural(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).flatMap((word) => [word, `${word}s`]));
}

/** Whether a spelling's reading depends on the kind of the word.
 *  @param word in lower case */
export const hasReadingsByKind = (word: string): boolean =>
  ENDINGS.has(word) || ATE_PAIRS.has(word) || STRESS_PAIRS.has(word);

/** The readings of a spelling that fit the kind of the word: *to record* and *a record*, *to estimate* and *an
 *  estimate*, *to live* and *live music*. All of them if none fits or the kind is unknown.
 *  @param word in lower case
 *  @param readings ARPAbet with stress digits */
export function readingsFor(
  word: string,
  readings: readonly string[][],
  kind: WordKind | null,
): string[][] {
  const fitting = kind ? readings.filter((phones) => fits(word, phones, kind)) : [];
  return fitting.length > 0 ? fitting : [...readings];
}

function fits(word: string, phones: readonly string[], kind: WordKind): boolean {
  const ending = ENDINGS.get(word)?.[kind];
  if (ending) return ending.test(phones.join(' '));
  if (ATE_PAIRS.has(word)) return /EY\d T( S)?$/.test(phones.join(' ')) === (kind === 'verb');
  if (!STRESS_PAIRS.has(word)) return true;
  const vowels = phones.filter((phone) => VOWEL_WITH_STRESS.test(phone));
  return vowels[0]!.endsWith('1') === (kind !== 'verb');
}
