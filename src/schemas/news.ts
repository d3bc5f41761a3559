import { z } from 'zod';
import { CEFR_LEVELS } from '~/domain/grading/types';
import { phones } from '~/domain/speech/ipa';
import { ACCESSES, CATEGORIES, LEVELS } from '~/domain/unit-kinds';

/** One pronunciation: ARPAbet phones without stress digits. */
const pronunciation = z.array(z.enum(phones)).min(1).max(40);
const pronunciations = z.array(pronunciation).min(1).max(8);

/** A line that an editor writes; empty as long as it is not written. */
const written = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u);
const bilingual = z.strictObject({ zh: written(300), en: written(300) });

export const WORD_CLASSES = ['noun', 'verb', 'adjective', 'adverb'] as const;

const reason = z.strictObject({ code: z.string(), value: z.union([z.string(), z.number()]) });

const choice = {
  /** What the choice knows it by. */
  key: z.string(),
  level: z.enum(CEFR_LEVELS),
  reasons: z.array(reason),
  features: z.record(z.string(), z.number()),
};

/** What an editor writes of a word. Only `text` and what a dictionary has are there from the beginning. */
const wordTexts = {
  text: written(60).min(1),
  partOfSpeech: z.enum(WORD_CLASSES),
  ipa: z.strictObject({ us: written(60), gb: written(60) }),
  /** Taiwan Chinese. */
  meaning: written(60),
  /** Empty: the first sentence of the unit that shows the word. */
  example: written(300),
  exampleTranslation: written(300),
  /** Instead of the dictionary's. */
  pronunciations: pronunciations.optional(),
};

/** What an editor writes of a sentence. */
const sentenceTexts = {
  /** As it is spoken: no digits. */
  text: written(300).min(1),
  translation: written(300),
  /** By word in lower case, instead of the dictionary's. */
  pronunciations: z.record(z.string().min(1).max(60), pronunciations).optional(),
};

export const draftWordSchema = z.strictObject({
  ...choice,
  ...wordTexts,
  /** Which of the ten sentences show it, from 0. */
  sentenceIndexes: z.array(z.int()),
  /** Whether the meaning is an earlier unit's, and nobody has confirmed it. */
  proposed: z.boolean(),
});
export type DraftWord = z.infer<typeof draftWordSchema>;

export const draftSentenceSchema = z.strictObject({
  ...choice,
  ...sentenceTexts,
  pieceId: z.uuid(),
  source: z.string(),
  /** As the piece has it. */
  original: z.string(),
  /** Dictionary forms of the unit's words in it. */
  targetWords: z.array(z.string()),
});
export type DraftSentence = z.infer<typeof draftSentenceSchema>;

export const draftItemsSchema = z.strictObject({
  words: z.array(draftWordSchema),
  sentences: z.array(draftSentenceSchema),
});
export type DraftItems = z.infer<typeof draftItemsSchema>;

const slug = z
  .string()
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
  .max(80);

/** What the unit as a whole is called. */
export const draftTextsSchema = z.strictObject({
  slug,
  access: z.enum(ACCESSES),
  headline: bilingual,
  summary: bilingual,
});
export type DraftTexts = z.infer<typeof draftTextsSchema>;

/** What could be swapped in. */
export const alternativeSchema = z.strictObject({
  kind: z.enum(['word', 'sentence']),
  key: z.string(),
  text: z.string(),
  level: z.enum(CEFR_LEVELS),
});
export type DraftAlternative = z.infer<typeof alternativeSchema>;

/** What the choice was told; kept so that a swap chooses under the same rules. */
export const draftOptionsSchema = z.strictObject({
  usedLemmas: z.array(z.string()),
  usedSentences: z.array(z.string()),
  banned: z.strictObject({ words: z.array(z.string()), sentences: z.array(z.string()) }),
});
export type DraftOptions = z.infer<typeof draftOptionsSchema>;

export const DRAFT_STATES = ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const;

/** A draft as its editor sees it. */
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
  /** What keeps it from being published: field → what is wrong. */
  missing: Record<string, string>;
  createdAt: Date;
}

export const draftUnitSchema = z.strictObject({
  category: z.enum(CATEGORIES),
  level: z.enum(LEVELS),
  /** Another seed breaks ties another way. */
  seed: z.int().min(0).max(2_147_483_647).default(1),
});
export type DraftUnitInput = z.infer<typeof draftUnitSchema>;

export const draftIdSchema = z.strictObject({ id: z.uuid() });
export type DraftIdInput = z.infer<typeof draftIdSchema>;

/** The version that the editor has seen; another one in the database refuses the change. */
const change = draftIdSchema.extend({ version: z.int().min(0) });

export const swapItemSchema = change.extend({
  kind: z.enum(['word', 'sentence']),
  /** 1–10 */
  position: z.int().min(1).max(10),
  /** A spare's key; without it the best other one comes. */
  instead: z.string().max(200).optional(),
  /** Whether every other item stays; else only those that the editor has worked on. */
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

export const withdrawUnitSchema = z.strictObject({ slug: slug.min(1) });
export type WithdrawUnitInput = z.infer<typeof withdrawUnitSchema>;
