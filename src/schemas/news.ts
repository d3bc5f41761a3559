import { z } from 'zod';
import { CEFR_LEVELS } from '~/domain/grading/types';
import { CANDIDATE_KINDS } from '~/domain/item-kinds';
import { phones } from '~/domain/speech/ipa';
import { ACCESSES, CATEGORIES, LEVELS } from '~/domain/unit-kinds';
import { requiredReasonSchema } from './operator';
import { pairs } from './pairs';
import { dateSchema, textSchema, typedSchema, uuidSchema } from './text';

/** One pronunciation: ARPAbet phones without stress digits. */
const pronunciation = z.array(z.enum(phones)).min(1).max(40);
const pronunciations = z.array(pronunciation).min(1).max(8);

/** A line written by an editor; empty until it is written. */
const editorLine = (max: number) => typedSchema(max).regex(/^[^\p{Cc}]*$/u);
const bilingual = z.strictObject({ zh: editorLine(300), en: editorLine(300) });

export const WORD_CLASSES = ['noun', 'verb', 'adjective', 'adverb'] as const;

const reason = z.strictObject({ code: z.string(), value: z.union([z.string(), z.number()]) });

const choice = {
  /** Key of the candidate in the selection. */
  key: z.string(),
  level: z.enum(CEFR_LEVELS),
  reasons: z.array(reason),
  features: z.record(z.string(), z.number()),
};

/** Editor's texts of a word. Initially only `text` and the dictionary's fields are filled. */
const wordTexts = {
  text: editorLine(60).min(1),
  partOfSpeech: z.enum(WORD_CLASSES),
  ipa: z.strictObject({ us: editorLine(60), gb: editorLine(60) }),
  /** Taiwan Chinese. */
  meaning: editorLine(60),
  /** Example; empty for the first sentence of the unit with the word. */
  example: editorLine(300),
  exampleTranslation: editorLine(300),
  /** Replaces the dictionary's pronunciations. */
  pronunciations: pronunciations.optional(),
};

/** Editor's texts of a sentence. */
const sentenceTexts = {
  /** Text as it is spoken: no digits. */
  text: editorLine(300).min(1),
  translation: editorLine(300),
  /** Replaces the dictionary's pronunciations of single words, each in lower case. */
  pronunciations: pairs(textSchema(60).min(1), pronunciations).optional(),
};

const draftWordSchema = z.strictObject({
  ...choice,
  ...wordTexts,
  /** Indexes of the sentences with the word, 0–9. */
  sentenceIndexes: z.array(z.int()),
  /** Whether the meaning was proposed, from the lexicon or an earlier unit, and is not confirmed yet. */
  proposed: z.boolean(),
});
export type DraftWord = z.infer<typeof draftWordSchema>;

const draftSentenceSchema = z.strictObject({
  ...choice,
  ...sentenceTexts,
  pieceId: uuidSchema,
  source: z.string(),
  /** Text as in the article. */
  original: z.string(),
  /** Lemmas of the unit's words in it. */
  targetWords: z.array(z.string()),
});
export type DraftSentence = z.infer<typeof draftSentenceSchema>;

export const draftItemsSchema = z.strictObject({
  words: z.array(draftWordSchema),
  sentences: z.array(draftSentenceSchema),
});
export type DraftItems = z.infer<typeof draftItemsSchema>;

const slug = textSchema(80).regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);

/** Texts of the unit as a whole. */
export const draftTextsSchema = z.strictObject({
  slug,
  access: z.enum(ACCESSES),
  headline: bilingual,
  summary: bilingual,
});
export type DraftTexts = z.infer<typeof draftTextsSchema>;

/** A candidate that can replace an item. */
export const alternativeSchema = z.strictObject({
  kind: z.enum(CANDIDATE_KINDS),
  key: z.string(),
  text: z.string(),
  level: z.enum(CEFR_LEVELS),
});
export type DraftAlternative = z.infer<typeof alternativeSchema>;

/** Candidates, each with the draft's sentences that contain it; none for a word that would need another
 *  sentence. */
export const rankedAlternativesSchema = z.array(
  alternativeSchema.extend({ sentenceIndexes: z.array(z.int()) }),
);
export type RankedAlternative = z.infer<typeof rankedAlternativesSchema>[number];

/** Options of the selection; stored so that a swap selects under the same rules. */
export const draftOptionsSchema = z.strictObject({
  usedLemmas: z.array(z.string()),
  usedSentences: z.array(z.string()),
  banned: z.strictObject({ words: z.array(z.string()), sentences: z.array(z.string()) }),
  /** Names of the only sources that it was selected from; empty for all of its category. */
  sources: z.array(z.string()).default([]),
});
export type DraftOptions = z.infer<typeof draftOptionsSchema>;

export const DRAFT_STATES = ['DRAFT', 'PUBLISHED', 'WITHDRAWN', 'CORRECTING'] as const;

/** View of a draft for its editor. */
export interface DraftView extends DraftItems {
  id: string;
  state: (typeof DRAFT_STATES)[number];
  version: number;
  category: (typeof CATEGORIES)[number];
  level: (typeof LEVELS)[number];
  seed: number;
  texts: DraftTexts;
  objective: Record<string, number>;
  alternatives: DraftAlternative[];
  /** Missing fields, which prevent publication: field → problem. */
  missing: Record<string, string>;
  createdAt: Date;
}

export const draftUnitSchema = z.strictObject({
  category: z.enum(CATEGORIES),
  level: z.enum(LEVELS),
  /** Seed for breaking ties. */
  seed: z.int().min(0).max(2_147_483_647).default(1),
  /** Names of the only sources to select from, with articles of any category. */
  sources: z.array(typedSchema(200).min(1)).max(20).optional(),
  /** Words and sentences of content files, which may not be in the database yet. */
  taught: z.object({ words: z.array(z.string()), sentences: z.array(z.string()) }).optional(),
});
export type DraftUnitInput = z.infer<typeof draftUnitSchema>;

export const draftIdSchema = z.strictObject({ id: uuidSchema });
export type DraftIdInput = z.infer<typeof draftIdSchema>;

/** A change with the version that the editor has seen; if the draft has another version, it is rejected. */
const change = draftIdSchema.extend({ version: z.int().min(0) });

export const discardDraftSchema = change;
export type DiscardDraftInput = z.infer<typeof change>;

const itemKind = z.enum(CANDIDATE_KINDS);

export const listAlternativesSchema = draftIdSchema.extend({
  kind: itemKind,
  /** Part of the wanted texts, in any case. */
  text: typedSchema(100).min(1).optional(),
});
export type ListAlternativesInput = z.infer<typeof listAlternativesSchema>;

export const swapItemSchema = change.extend({
  kind: itemKind,
  /** 1–10 */
  position: z.int().min(1).max(10),
  /** Key of an alternative; by default the best one. */
  instead: textSchema(200).optional(),
  /** Whether every other item is kept; otherwise only the edited ones. */
  keepRest: z.boolean().default(false),
});
export type SwapItemInput = z.infer<typeof swapItemSchema>;

const position = z.int().min(1).max(10);

export const editDraftSchema = change.extend({
  texts: draftTextsSchema.partial().optional(),
  words: z
    .array(
      z
        .strictObject({ position, ...wordTexts })
        .partial()
        .required({ position: true }),
    )
    .max(10)
    .default([]),
  sentences: z
    .array(
      z
        .strictObject({ position, ...sentenceTexts })
        .partial()
        .required({ position: true }),
    )
    .max(10)
    .default([]),
});
export type EditDraftInput = z.infer<typeof editDraftSchema>;

/** Input from the desk of the console; content files are handled by the command. */
export const createDraftSchema = draftUnitSchema.omit({ taught: true });

export const unitContentInputSchema = draftIdSchema.extend({
  access: z.enum(ACCESSES),
  publishedOn: dateSchema,
});
export type UnitContentInput = z.infer<typeof unitContentInputSchema>;

export const withdrawUnitSchema = z.strictObject({
  slug: slug.min(1),
  reason: requiredReasonSchema,
});
export type WithdrawUnitInput = z.infer<typeof withdrawUnitSchema>;
