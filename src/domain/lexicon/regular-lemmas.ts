import type { EntryPartOfSpeech } from './entry';

/** A word that a form may belong to, and the parts of speech that have such a form. */
export interface PossibleLemma {
  lemma: string;
  partsOfSpeech: readonly EntryPartOfSpeech[];
}

const NOUNS: readonly EntryPartOfSpeech[] = ['noun', 'pronoun'];
const PLURALS: readonly EntryPartOfSpeech[] = ['noun', 'verb', 'number'];
const VERBS: readonly EntryPartOfSpeech[] = ['verb'];
const COMPARED: readonly EntryPartOfSpeech[] = ['adjective', 'adverb'];

interface Ending {
  ending: string;
  /** Ends of the lemma in its place. */
  lemmas: readonly string[];
  partsOfSpeech: readonly EntryPartOfSpeech[];
}

/** The regular endings of English in their spellings. */
const ENDINGS: readonly Ending[] = [
  { ending: "'s", lemmas: [''], partsOfSpeech: NOUNS },
  { ending: "s'", lemmas: ['', 's'], partsOfSpeech: NOUNS },
  { ending: 'ies', lemmas: ['y', 'ie'], partsOfSpeech: PLURALS },
  { ending: 'es', lemmas: ['e', ''], partsOfSpeech: PLURALS },
  { ending: 's', lemmas: [''], partsOfSpeech: PLURALS },
  { ending: 'ied', lemmas: ['y', 'ie'], partsOfSpeech: VERBS },
  { ending: 'ed', lemmas: ['', 'e'], partsOfSpeech: VERBS },
  { ending: 'ing', lemmas: ['', 'e'], partsOfSpeech: VERBS },
  { ending: 'iest', lemmas: ['y'], partsOfSpeech: COMPARED },
  { ending: 'est', lemmas: ['', 'e'], partsOfSpeech: COMPARED },
  { ending: 'ier', lemmas: ['y'], partsOfSpeech: COMPARED },
  { ending: 'er', lemmas: ['', 'e'], partsOfSpeech: COMPARED },
];

/** A consonant that an ending may have doubled: *stopped*, *bigger*. */
const DOUBLED = /([b-df-hj-np-tv-z])\1$/;
/** One short syllable, whose last letter every ending with a vowel doubles: *hoping* is no form of *hop*. */
const SHORT = /^[^aeiou]*[aeiou][^aeiouwxy]$/;
/** Sounds after which -s is written -es. */
const SIBILANT = /(?:s|x|z|ch|sh|o)$/;
/** Fewest letters of a lemma before a regular ending. */
const MIN_STEM = 2;

/** The lemmas that a form may belong to by the spelling of English endings: `stopped` → `stop`, `stopp`, `stoppe`.
 *  Which of them are words is the lexicon's to say.
 *  @param form in lower case, with straight apostrophes */
export const regularLemmas = (form: string): PossibleLemma[] =>
  ENDINGS.filter(
    ({ ending }) => form.endsWith(ending) && form.length >= ending.length + MIN_STEM,
  ).flatMap(({ ending, lemmas, partsOfSpeech }) => {
    const stem = form.slice(0, -ending.length);
    return lemmas
      .flatMap((end) => (end === '' ? bareStems(stem, ending) : [stem + end]))
      .map((lemma) => ({ lemma, partsOfSpeech }));
  });

/** Lemmas that an ending stands behind without a letter between. */
function bareStems(stem: string, ending: string): string[] {
  if (ending === 'es') return SIBILANT.test(stem) ? [stem] : [];
  if (/^[^aeiou]/.test(ending)) return [stem];
  if (DOUBLED.test(stem)) return [stem.slice(0, -1), stem];
  return SHORT.test(stem) ? [] : [stem];
}
