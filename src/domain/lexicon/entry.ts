import type { CefrLevel } from '~/domain/grading/types';

/** Parts of speech of the lexicon, as the CEFR-J vocabulary profile has them. */
export const ENTRY_PARTS_OF_SPEECH = [
  'noun',
  'verb',
  'modal verb',
  'adjective',
  'adverb',
  'pronoun',
  'determiner',
  'preposition',
  'conjunction',
  'number',
  'interjection',
  'particle',
] as const;
export type EntryPartOfSpeech = (typeof ENTRY_PARTS_OF_SPEECH)[number];

/** A word of the lexicon with one part of speech. */
export interface LexiconEntry {
  /** The lemma in its usual spelling: `analyze`, `Friday`, `according to`. */
  word: string;
  /** Other spellings of the same word: `analyse`. */
  spellings: readonly string[];
  partOfSpeech: EntryPartOfSpeech;
  level: CefrLevel;
  /** One to three meanings in Chinese as Taiwan writes it, the commonest first. */
  meanings: readonly string[];
  /** Irregular forms: `went`, `gone`. Regular ones follow from `regularLemmas`. */
  forms: readonly string[];
  /** A remark for learners who often misuse the word. */
  usageNote: { zh: string; en: string } | null;
}

/** Longest meaning, in characters. */
export const MAX_MEANING_LENGTH = 24;
/** Greatest number of meanings of an entry. */
export const MAX_MEANINGS = 3;
/** Longest word that is looked up; a longer one is in no lexicon. */
export const MAX_WORD_LENGTH = 48;
