/** The kinds of errors for which the benchmark counts how often they are heard: another content word, another
 *  word of grammar, another ending, and a word that differs in one sound. */
export const ERROR_KINDS = [
  'otherWord',
  'negation',
  'person',
  'tense',
  'article',
  'preposition',
  'endingS',
  'endingT',
  'endingOther',
  'number',
  'liquid',
  'nasal',
  'dental',
  'labial',
  'sibilant',
  'voicing',
  'vowel',
] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** Numbers of words by the product's answer to them. */
export interface AnswerCounts {
  /** The word was called clear, or nearly so. */
  clear: number;
  /** It was called another word, or unclear enough to be said again. */
  again: number;
  /** The product could not tell. */
  open: number;
}
