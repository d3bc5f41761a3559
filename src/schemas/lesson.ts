import { z } from 'zod';
import { phones } from '~/domain/speech/ipa';
import { ACCESSES, CATEGORIES, ITEMS_PER_UNIT, LEVELS } from '~/domain/unit-kinds';
import { PRONUNCIATIONS } from './auth';
import { wordSchema } from './text';

const slug = z.string().regex(/^[a-z0-9-]{1,80}$/);
const bilingual = z.object({ zh: z.string(), en: z.string() });

export const unitSlugSchema = z.object({ slug });
export type UnitSlugInput = z.infer<typeof unitSlugSchema>;

/** A unit as lists and covers show it; the same for everybody. */
export const unitSummarySchema = z.object({
  slug: z.string(),
  category: z.enum(CATEGORIES),
  level: z.enum(LEVELS),
  access: z.enum(ACCESSES),
  headline: bilingual,
  summary: bilingual,
  /** Peaks 0–100 of the unit's own audio. */
  envelope: z.array(z.number()),
  publishedOn: z.date(),
});
export type UnitSummary = z.infer<typeof unitSummarySchema>;

/** A unit's own page: what it was drawn from and which words it teaches; public for every unit. */
export const unitPageSchema = unitSummarySchema.extend({
  /** Taken back: only who began it may still open its lesson. Nothing else of it is told. */
  withdrawn: z.boolean(),
  articles: z.array(
    z.object({
      title: z.string(),
      /** English; a blank line parts the paragraphs. */
      body: z.string(),
      author: z.string(),
      licence: z.string(),
      /** Where it was first published, when that is a page. */
      url: z.string().nullable(),
      publishedOn: z.date(),
    }),
  ),
  words: z.array(z.object({ text: z.string(), translation: z.string() })),
});
export type UnitPage = z.infer<typeof unitPageSchema>;

/** A unit that is offered to one person, and why. */
export const recommendedUnitSchema = z.object({
  unit: unitSummarySchema,
  /** The person's words that are due for review and come up in it. */
  dueWords: z.int(),
  /** Whether it is of the level that fits them; false while that is not known. */
  levelFits: z.boolean(),
});
export type RecommendedUnit = z.infer<typeof recommendedUnitSchema>;

export const cueSchema = z.object({ text: z.string(), startMs: z.number(), endMs: z.number() });
export type Cue = z.infer<typeof cueSchema>;

/** What the scorer aligns against; `ReferenceWord` of `domain/speech`. */
export const referenceWordSchema = z.object({
  text: z.string(),
  pronunciations: z.array(z.array(z.string())),
  functionWord: z.boolean(),
});

export const lessonClipSchema = z.object({
  path: z.string(),
  durationMs: z.int(),
  cues: z.array(cueSchema),
});
export type LessonClip = z.infer<typeof lessonClipSchema>;

export const lessonItemSchema = z.object({
  id: z.string(),
  kind: z.enum(['WORD', 'SENTENCE']),
  /** 1–10 within its kind. */
  position: z.int(),
  text: z.string(),
  translation: z.string(),
  partOfSpeech: z.string().nullable(),
  ipa: z.object({ us: z.string(), gb: z.string() }).nullable(),
  example: z.string().nullable(),
  exampleTranslation: z.string().nullable(),
  reference: z.array(referenceWordSchema),
  audio: z.object({ US: lessonClipSchema, GB: lessonClipSchema }),
});
export type LessonItem = z.infer<typeof lessonItemSchema>;

/** One sentence of a free unit, to try without opening it. */
export const lessonSampleSchema = z.object({ slug: z.string(), item: lessonItemSchema });
export type LessonSample = z.infer<typeof lessonSampleSchema>;

/** One word in both accents: how it is written, and the address of each recording. */
export const accentSampleSchema = z.object({
  text: z.string(),
  ipa: z.object({ us: z.string(), gb: z.string() }),
  sound: z.record(z.enum(PRONUNCIATIONS), z.string()),
});
export type AccentSample = z.infer<typeof accentSampleSchema>;

export const bestAttemptSchema = z.object({ score: z.int(), passed: z.boolean() });
export type BestAttempt = z.infer<typeof bestAttemptSchema>;

/** An opened unit: 10 words, then 10 sentences. */
export const lessonSchema = z.object({
  unit: unitSummarySchema,
  items: z.array(lessonItemSchema),
  /** 0–19, where to resume; 0 for visitors. */
  currentIndex: z.int(),
  /** Spent in this unit today, on whichever device; 0 for visitors. */
  spentMs: z.int(),
  completedAt: z.date().nullable(),
  /** Best attempt so far by item id; empty for visitors. */
  best: z.record(z.string(), bestAttemptSchema),
});
export type Lesson = z.infer<typeof lessonSchema>;

/** A device whose clock was never set is taken to be here: PostgreSQL knows no such past as JavaScript. */
const MIN_DATE = new Date('2000-01-01');

/** What was heard in the place of one sound of a word: a hint, never a verdict. */
const phonemeSchema = z.strictObject({
  target: z.enum(phones),
  /** null when it was the right one, or nothing clear. */
  heard: z.enum(phones).nullable(),
  /** Below 50 it was not clear. */
  score: z.int().min(0).max(100),
});

/** Longer than any recording of one item. */
const MAX_SPOKEN_MS = 30_000;

/** One saying or typing of an item. `id` is made by the client, so that sending it twice keeps one row. */
export const attemptSchema = z.object({
  id: z.uuid(),
  itemId: z.uuid(),
  mode: z.enum(['SPEAK', 'TYPE']),
  score: z.int().min(0).max(100),
  passed: z.boolean(),
  words: z
    .array(
      z.object({
        text: wordSchema(60),
        score: z.number().min(0).max(100),
        status: z.enum(['said', 'nearly', 'again', 'missing']),
        sounds: z.array(phonemeSchema).max(24).optional(),
      }),
    )
    .min(1)
    .max(60),
  engine: wordSchema(40),
  accent: z.enum(PRONUNCIATIONS),
  /** From the first word to the last. */
  spokenMs: z.int().min(0).max(MAX_SPOKEN_MS).optional(),
  /** Said in a review without having seen the text or, of a word, heard it. */
  fromMemory: z.boolean().optional(),
  /** Clock of the learner's device; a time in the future is stored as now. */
  madeAt: z.coerce.date().transform((at) => (at < MIN_DATE ? MIN_DATE : at)),
});
export type AttemptInput = z.infer<typeof attemptSchema>;

/** Whose work a device sends: its account's e-mail. Another account answers FORBIDDEN. */
export const expectedAccountSchema = wordSchema(254).optional();

export const saveAttemptsSchema = z.object({
  attempts: z.array(attemptSchema).min(1).max(200),
  account: expectedAccountSchema,
});
export type SaveAttemptsInput = z.infer<typeof saveAttemptsSchema>;

/** What became of each attempt sent. A refused one will be refused again: do not resend it. */
export const savedAttemptsSchema = z.object({
  saved: z.array(z.string()),
  refused: z.array(
    z.object({
      id: z.string(),
      code: z.enum(['ITEM_NOT_FOUND', 'MEMBERSHIP_REQUIRED', 'VALIDATION_FAILED', 'FORBIDDEN']),
    }),
  ),
});
export type SavedAttempts = z.infer<typeof savedAttemptsSchema>;

/** Longer than any device keeps a message; a moment before that PostgreSQL could not hold. */
const MAX_AGO_MS = 10 * 365 * 24 * 60 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Remembers where the learner is. `finished` once, at the summary. */
export const saveProgressSchema = z.object({
  slug,
  /** 0–19, or 20 at the summary. */
  currentIndex: z.int().min(0).max(ITEMS_PER_UNIT),
  finished: z.boolean().default(false),
  /** How long ago that was, ms: by the device's own clock, so that a wrong clock does no harm. */
  agoMs: z
    .number()
    .min(0)
    .transform((ms) => Math.min(ms, MAX_AGO_MS))
    .default(0),
  /** Spent in this unit on that day until then. */
  spentMs: z.int().min(0).max(DAY_MS).optional(),
  account: expectedAccountSchema,
});
export type SaveProgressInput = z.infer<typeof saveProgressSchema>;

/** Where the account now stands in a unit. */
export const progressSchema = z.object({
  /** 0–19 */
  currentIndex: z.int(),
  /** Items without any attempt. */
  remaining: z.int(),
  completedAt: z.date().nullable(),
});
export type Progress = z.infer<typeof progressSchema>;

/** A unit in My Learning. */
export const myUnitSchema = z.object({
  unit: unitSummarySchema,
  currentIndex: z.int(),
  /** Items with at least one attempt, of 20. */
  triedItems: z.int(),
  /** Items with at least one passed attempt, of 20. */
  passedItems: z.int(),
  /** Mean over the tried items of their best score. */
  bestAverage: z.int().nullable(),
  startedAt: z.date(),
  lastActiveAt: z.date(),
  completedAt: z.date().nullable(),
});
export type MyUnit = z.infer<typeof myUnitSchema>;
