import type { Phone } from '~/domain/speech/types';

/** An editor's pronunciations by word, which replace the dictionary's. Pairs and never an object, which would answer
 *  the word *constructor* with what every object inherits. */
export type PronunciationOverrides = Iterable<readonly [word: string, variants: Phone[][]]>;

/** IPA of the words on cards, by the word in lower case. */
export type Cards = ReadonlyMap<string, { us: string; gb: string }>;

/** What is known about the words of a text besides the dictionary. */
export interface KnownWords {
  overrides?: PronunciationOverrides | undefined;
  cards?: Cards | undefined;
}

/** The words on cards. */
export const toCards = (
  words: readonly { text: string; ipa: { us: string; gb: string } }[],
): Cards => new Map(words.map(({ text, ipa }) => [text.toLowerCase(), ipa]));

/** An editor's pronunciations of one word; none where the dictionary's count. */
export const toOverrides = ({
  text,
  pronunciations,
}: {
  text: string;
  pronunciations?: Phone[][] | undefined;
}): [string, Phone[][]][] => (pronunciations ? [[text.toLowerCase(), pronunciations]] : []);

/** The same of several words, as a draft (pairs) or a content file (an object) has them. */
export const listOverrides = (
  written: PronunciationOverrides | Readonly<Record<string, Phone[][]>> = [],
): PronunciationOverrides => (Symbol.iterator in written ? written : Object.entries(written));
