import type { Phone } from '~/domain/speech/types';

/** An editor's pronunciations by word, which replace the dictionary's. They are pairs and never an object, which
 *  has an inherited value for the word *constructor*. */
export type PronunciationOverrides = Iterable<readonly [word: string, variants: Phone[][]]>;

/** IPA of the words on cards, by the word in lower case. */
export type Cards = ReadonlyMap<string, { us: string; gb: string }>;

/** Pronunciations of a text's words besides the dictionary. */
export interface KnownWords {
  overrides?: PronunciationOverrides | undefined;
  cards?: Cards | undefined;
}

/** The words on cards. */
export const toCards = (
  words: readonly { text: string; ipa: { us: string; gb: string } }[],
): Cards => new Map(words.map(({ text, ipa }) => [text.toLowerCase(), ipa]));

/** An editor's pronunciations of one word; empty if the dictionary's apply. */
export const toOverrides = ({
  text,
  pronunciations,
}: {
  text: string;
  pronunciations?: Phone[][] | undefined;
}): [string, Phone[][]][] => (pronunciations ? [[text.toLowerCase(), pronunciations]] : []);

/** The same for several words, from a draft (pairs) or a content file (an object). */
export const listOverrides = (
  written: PronunciationOverrides | Readonly<Record<string, Phone[][]>> = [],
): PronunciationOverrides => (Symbol.iterator in written ? written : Object.entries(written));
