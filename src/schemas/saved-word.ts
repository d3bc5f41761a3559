import { z } from 'zod';
import { CEFR_LEVELS } from '~/domain/grading/types';
import { ENTRY_PARTS_OF_SPEECH, MAX_WORD_LENGTH } from '~/domain/lexicon/entry';
import { MAX_SENTENCE_LENGTH } from '~/domain/saved-word/limits';
import { isMetPath } from '~/domain/saved-word/met-path';
import { searchTextSchema, tableCursorSchema } from './table';
import { emptyToNull, lineSchema, textSchema, uuidSchema } from './text';

/** Longest tapped text: a word with the punctuation around it. A longer word is refused by the lexicon's limit. */
const MAX_TAPPED_LENGTH = 2 * MAX_WORD_LENGTH;

const tappedWordShape = {
  /** A word as it stands in a text, or a lemma of the lexicon. */
  text: lineSchema(MAX_TAPPED_LENGTH),
  /** Part of speech of the entry that the learner saw; absent for a word that the lexicon lacks. */
  partOfSpeech: z.enum(ENTRY_PARTS_OF_SPEECH).optional(),
};

export const tappedWordSchema = z.object(tappedWordShape);
export type TappedWordInput = z.infer<typeof tappedWordSchema>;

export const saveWordSchema = z.object({
  ...tappedWordShape,
  /** English sentence in which it was met. */
  sentence: emptyToNull(lineSchema(MAX_SENTENCE_LENGTH)),
  /** Path without language of the page on which it was met. */
  metPath: textSchema(120).refine(isMetPath, 'invalid').optional(),
});
export type SaveWordInput = z.input<typeof saveWordSchema>;
export type SaveWord = z.infer<typeof saveWordSchema>;

export const savedWordIdSchema = z.object({ id: uuidSchema });
export type SavedWordIdInput = z.infer<typeof savedWordIdSchema>;

/** A saved word, as the button of a word shows it. */
const savedWordSchema = z.object({
  id: z.string(),
  word: z.string(),
  /** Null where the lexicon lacked the word. */
  partOfSpeech: z.string().nullable(),
  /** Day of its next review; null for a word that is no card. */
  dueOn: z.iso.date().nullable(),
});
export type SavedWord = z.infer<typeof savedWordSchema>;

/** Orders of the list: the latest first, by letters, the easiest first, the one that is due first. */
export const SAVED_WORD_SORTS = ['time', 'word', 'level', 'due'] as const;
export type SavedWordSort = (typeof SAVED_WORD_SORTS)[number];

/** Number of rows in a page of the list. */
export const SAVED_WORDS_PAGE_SIZE = 30;

/** The input of the list; the same for its page's address, a call and the CSV file. */
export const listSavedWordsSchema = z.object({
  /** Part of the word, its sentence, or one of its meanings. */
  q: searchTextSchema.default(''),
  level: z.enum(CEFR_LEVELS).optional(),
  sort: z.enum(SAVED_WORD_SORTS).default('time'),
  /** The `nextCursor` of the previous page; absent for the first page. */
  cursor: tableCursorSchema.optional(),
});
export type ListSavedWordsInput = z.infer<typeof listSavedWordsSchema>;

/** Whether the lexicon has the word: *listed* now, *gone* since it was saved, or *unlisted* from the beginning. */
const LISTINGS = ['listed', 'gone', 'unlisted'] as const;

/** A row of the list. Meanings and IPA are the lexicon's present ones. */
const savedWordRowSchema = savedWordSchema.extend({
  level: z.enum(CEFR_LEVELS).nullable(),
  listing: z.enum(LISTINGS),
  /** In Chinese, the commonest first; empty unless listed. */
  meanings: z.array(z.string()),
  ipa: z.object({ us: z.string(), gb: z.string() }).nullable(),
  /** Addresses of its clips; null where none says it, so that the device's voice does. */
  sound: z.object({ US: z.string(), GB: z.string() }).nullable(),
  sentence: z.string().nullable(),
  /** Path without language of the page to which it leads back. */
  metPath: z.string().nullable(),
  savedAt: z.date(),
  /** Whether its card is kept out of the review, by hand or because the learner knows it. */
  isSuspended: z.boolean(),
});
export type SavedWordRow = z.infer<typeof savedWordRowSchema>;

/** A page of the list. */
export interface SavedWordPage {
  rows: SavedWordRow[];
  /** Null on the last page. */
  nextCursor: string | null;
  /** Number of rows of all pages together. */
  found: number;
}
