import { z } from 'zod';
import { CEFR_LEVELS } from '~/domain/grading/types';
import { ITEM_KINDS } from '~/domain/item-kinds';
import { CLIP_RUN_FAILURES, CLIP_RUN_STATES } from '~/domain/news/clip-run';
import { PROBLEM_KINDS } from '~/domain/news/problem';
import type { SentenceWord } from '~/domain/news/sentence-words';
import { ACCENTS } from '~/domain/speech/accent';
import { ACCESSES, CATEGORIES, LEVELS } from '~/domain/unit-kinds';
import { SEXES, VARIETIES } from '~/domain/voices';
import { bilingualSchema } from './bilingual';
import { DRAFT_STATES, draftItemsSchema, draftTextsSchema } from './news';
import { plannedPublicationSchema } from './planned-publication';
import { searchTextSchema, tableInputSchema, tablePageSchema } from './table';

/** States of a unit: shown, shown from a later day on, withdrawn. */
export const UNIT_STATES = ['PUBLISHED', 'UPCOMING', 'WITHDRAWN'] as const;

/** Input of the desk's table of units. `q` is a part of a headline or of the address. */
export const listOperatorUnitsSchema = tableInputSchema(['publishedOn'], {
  q: searchTextSchema.optional(),
  category: z.enum(CATEGORIES).optional(),
  level: z.enum(LEVELS).optional(),
  access: z.enum(ACCESSES).optional(),
  state: z.enum(UNIT_STATES).optional(),
});
export type ListOperatorUnitsInput = z.infer<typeof listOperatorUnitsSchema>;

/** Maximum number of open drafts that the desk lists. */
export const MAX_OPEN_DRAFTS = 100;

const operatorUnitSchema = z.object({
  slug: z.string(),
  headline: bilingualSchema,
  category: z.enum(CATEGORIES),
  level: z.enum(CEFR_LEVELS),
  access: z.enum(ACCESSES),
  publishedOn: z.date(),
  state: z.enum(UNIT_STATES),
  /** People who have begun it. */
  learners: z.int(),
  /** Id of its draft; null for a unit of a content file. */
  draftId: z.string().nullable(),
});
export type OperatorUnit = z.infer<typeof operatorUnitSchema>;
export const operatorUnitPageSchema = tablePageSchema(operatorUnitSchema);

const draftRowSchema = z.object({
  id: z.string(),
  state: z.enum(DRAFT_STATES),
  category: z.enum(CATEGORIES),
  level: z.enum(CEFR_LEVELS),
  headline: bilingualSchema,
  /** Number of fields that are missing before it can be published; null: the draft cannot be read. */
  missing: z.int().nullable(),
  createdAt: z.date(),
});
export type DraftRow = z.infer<typeof draftRowSchema>;
export const draftRowsSchema = z.array(draftRowSchema);

const draftClipSchema = z.object({
  url: z.string(),
  /** Description of the voice for learners; null for a clip of an earlier release. */
  variety: z.enum(VARIETIES).nullable(),
  sex: z.enum(SEXES).nullable(),
  durationMs: z.int(),
  /** 0–100 by the learners' scorer. */
  score: z.number(),
  /** Whether the scorer accepts it. */
  accepted: z.boolean(),
  /** Words that it did not recognise. */
  refused: z.array(z.string()),
  /** For a person's recording: its time, and the person's name, or null if the account is gone; null for a
   *  voice. */
  recorded: z.object({ at: z.date(), by: z.string().nullable() }).nullable(),
});
export type DraftClipView = z.infer<typeof draftClipSchema>;

const clipPlaceSchema = z.object({
  accent: z.enum(ACCENTS),
  /** Null for an example, which has one clip for each accent, from any speaker. */
  sex: z.enum(SEXES).nullable(),
  /** Pronunciation of the line; null when it has a word without one. */
  ipa: z.string().nullable(),
  /** Null before the first one. */
  clip: draftClipSchema.nullable(),
});
export type ClipPlaceView = z.infer<typeof clipPlaceSchema>;

const draftLineSchema = z.object({
  kind: z.enum(ITEM_KINDS),
  /** Key of its word or sentence. */
  key: z.string(),
  part: z.enum(['TEXT', 'EXAMPLE']),
  text: z.string(),
  /** Its position on the page: `words.3`, `words.3.example`, `sentences.1`. */
  field: z.string(),
  /** The places of its clips. */
  places: z.array(clipPlaceSchema),
});
export type DraftLineView = z.infer<typeof draftLineSchema>;

const problemsSchema = z.array(
  z.object({ field: z.string(), kind: z.enum(PROBLEM_KINDS), detail: z.string() }),
);

/** The newest run of a draft's clips. */
export const clipRunSchema = z.object({
  state: z.enum(CLIP_RUN_STATES),
  /** Version of the draft whose clips they are. */
  version: z.int(),
  /** Clips made and checked, of `total`, which is null until they are counted. */
  done: z.int(),
  total: z.int().nullable(),
  /** Clips that failed, by their field. */
  problems: problemsSchema,
  /** Reason why the whole run failed; null if only clips failed. */
  failure: z.enum(CLIP_RUN_FAILURES).nullable(),
  /** Whether no worker has claimed it for minutes. */
  isOverdue: z.boolean(),
  requestedAt: z.date(),
});
export type ClipRunView = z.infer<typeof clipRunSchema>;

const sentenceWordSchema = z.object({
  text: z.string(),
  /** Null for names and figures. */
  level: z.enum(CEFR_LEVELS).nullable(),
  /** Whether the level is that of the CEFR-J profile; otherwise it is estimated. */
  isListed: z.boolean(),
}) satisfies z.ZodType<SentenceWord>;

/** A draft as the desk shows it. */
export const operatorDraftSchema = z.object({
  id: z.string(),
  state: z.enum(DRAFT_STATES),
  version: z.int(),
  category: z.enum(CATEGORIES),
  level: z.enum(CEFR_LEVELS),
  texts: draftTextsSchema,
  ...draftItemsSchema.shape,
  /** Problems that prevent its publication. */
  problems: problemsSchema,
  /** Level of each word and sentence in its present wording, by our own grader. */
  grades: z.object({
    words: z.array(z.enum(CEFR_LEVELS)),
    sentences: z.array(z.enum(CEFR_LEVELS)),
    /** The words of each sentence, split at spaces. */
    sentenceWords: z.array(z.array(sentenceWordSchema)),
  }),
  /** The lexicon's meaning of each word in its present wording and part of speech; null where it has no entry. */
  lexiconMeanings: z.array(z.string().nullable()),
  /** The texts that clips say. */
  lines: z.array(draftLineSchema),
  /** Null when no clips were requested on the page. */
  clipRun: clipRunSchema.nullable(),
  /** Null without a planned publication. */
  planned: plannedPublicationSchema.nullable(),
  createdAt: z.date(),
});
export type OperatorDraft = z.infer<typeof operatorDraftSchema>;

/** The version of a draft after a change. */
export const draftVersionSchema = z.object({ id: z.string(), version: z.int() });

/** The address of a unit that was published. */
export const slugSchema = z.object({ slug: z.string() });
