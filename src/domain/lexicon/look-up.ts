import { contractionParts } from './contraction-parts';
import { MAX_WORD_LENGTH } from './entry';
import type { LetterIndex } from './index-letter';
import type { SoundedEntry } from './letter-file';
import { regularLemmas } from './regular-lemmas';
import { letterOf, wordKey } from './word-key';

/** A word of a text, looked up. */
export interface Definition {
  /** The words that were found: one, or the parts of a contraction or of a word with hyphens. */
  parts: readonly { word: string; entries: readonly SoundedEntry[] }[];
}

export type LoadLetter = (letter: string) => Promise<LetterIndex>;

/** The entries of a word as it stands in a text: of its lemma where it is a form, of both words of a contraction,
 *  and of the parts of a word with hyphens that is no entry itself. Null for a word that the lexicon lacks: most
 *  names, figures, other languages.
 *  @param load gives the entries of a letter; it may reject, and so does the look-up */
export async function lookUp(text: string, load: LoadLetter): Promise<Definition | null> {
  const key = wordKey(text);
  if (key === '' || key.length > MAX_WORD_LENGTH) return null;
  const contracted = contractionParts(key);
  if (contracted) return findParts(contracted, load);
  const whole = await findEntries(key, load);
  if (whole.length > 0) return { parts: [{ word: key, entries: whole }] };
  const pieces = key.split('-').filter(Boolean);
  return pieces.length > 1 ? findParts(pieces, load) : null;
}

/** The parts that the lexicon has; null if it has none of them. */
async function findParts(words: readonly string[], load: LoadLetter): Promise<Definition | null> {
  const found = await Promise.all(
    words.map(async (word) => ({ word, entries: await findEntries(word, load) })),
  );
  const parts = found.filter(({ entries }) => entries.length > 0);
  return parts.length > 0 ? { parts } : null;
}

/** The entries of a word, then of the lemmas that it is a form of: *left* is a word of its own and a form of *leave*,
 *  *building* of *build*. */
async function findEntries(key: string, load: LoadLetter): Promise<readonly SoundedEntry[]> {
  const letter = letterOf(key);
  if (!letter) return [];
  const index = await load(letter);
  const ofForms = await Promise.all(
    (index.lemmas.get(key) ?? []).map((lemma) => entriesOf(lemma, load)),
  );
  const own = index.entries.get(key) ?? [];
  return unique([...own, ...ofForms.flat(), ...regularEntries(key, index, own.length > 0)]);
}

/** The entries of the lemmas that a word is a regular form of; such a form begins with the letter of its lemma. A word
 *  with entries of its own is no form of an irregular lemma but for *-ing* and *-s*: *seed* is none of *see*. */
const regularEntries = (key: string, { entries }: LetterIndex, isEntry: boolean): SoundedEntry[] =>
  regularLemmas(key).flatMap(({ lemma, partsOfSpeech }) =>
    (entries.get(lemma) ?? []).filter(
      ({ partOfSpeech, forms }) =>
        partsOfSpeech.includes(partOfSpeech) &&
        (!isEntry || forms.length === 0 || ALWAYS_REGULAR.test(key)),
    ),
  );

const ALWAYS_REGULAR = /(?:ing|s)$/;

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

async function entriesOf(lemma: string, load: LoadLetter): Promise<readonly SoundedEntry[]> {
  const letter = letterOf(lemma);
  return letter ? ((await load(letter)).entries.get(lemma) ?? []) : [];
}
