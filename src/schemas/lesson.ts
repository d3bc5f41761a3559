import { z } from 'zod';
import { PRONUNCIATIONS } from './auth';

export const CATEGORIES = [
  'technology',
  'entertainment',
  'science',
  'sports',
  'business',
  'general',
  'health',
] as const;

export const unitSlugSchema = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,80}$/) });
export type UnitSlugInput = z.infer<typeof unitSlugSchema>;

/** A unit as lists and covers show it; the same for everybody. */
export const unitSummarySchema = z.object({
  slug: z.string(),
  category: z.enum(CATEGORIES),
  level: z.enum(['A2', 'B1', 'B2']),
  access: z.enum(['FREE', 'VIP']),
  headline: z.object({ zh: z.string(), en: z.string() }),
  summary: z.object({ zh: z.string(), en: z.string() }),
  /** Peaks 0–100 of the unit's own audio. */
  envelope: z.array(z.number()),
  publishedOn: z.date(),
});
export type UnitSummary = z.infer<typeof unitSummarySchema>;

export const cueSchema = z.object({ text: z.string(), startMs: z.number(), endMs: z.number() });

/** What the scorer aligns against; `ReferenceWord` of `domain/speech`. */
export const referenceWordSchema = z.object({
  text: z.string(),
  pronunciations: z.array(z.array(z.string())),
  functionWord: z.boolean(),
});

const clipSchema = z.object({
  path: z.string(),
  durationMs: z.int(),
  cues: z.array(cueSchema),
});

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
  audio: z.object({ US: clipSchema, GB: clipSchema }),
});
export type LessonItem = z.infer<typeof lessonItemSchema>;

/** An opened unit: 10 words, then 10 sentences. */
export const lessonSchema = z.object({
  unit: unitSummarySchema,
  items: z.array(lessonItemSchema),
  /** 0–19, where to resume; 0 for visitors. */
  currentIndex: z.int(),
  completedAt: z.date().nullable(),
  /** Best attempt so far by item id; empty for visitors. */
  best: z.record(z.string(), z.object({ score: z.int(), passed: z.boolean() })),
});
export type Lesson = z.infer<typeof lessonSchema>;

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
        text: z.string().max(60),
        score: z.number().min(0).max(100),
        status: z.enum(['said', 'nearly', 'again', 'missing']),
      }),
    )
    .max(60),
  engine: z.string().max(40),
  accent: z.enum(PRONUNCIATIONS),
  /** Clock of the learner's device; a time in the future is stored as now. */
  madeAt: z.coerce.date(),
});
export type AttemptInput = z.infer<typeof attemptSchema>;

export const saveAttemptsSchema = z.object({ attempts: z.array(attemptSchema).min(1).max(200) });
export type SaveAttemptsInput = z.infer<typeof saveAttemptsSchema>;

/** Remembers where the learner is. `finished` once, at the summary. */
export const saveProgressSchema = z.object({
  slug: unitSlugSchema.shape.slug,
  currentIndex: z.int().min(0).max(20),
  finished: z.boolean().default(false),
});
export type SaveProgressInput = z.infer<typeof saveProgressSchema>;

/** A unit in My Learning. */
export const myUnitSchema = z.object({
  unit: unitSummarySchema,
  currentIndex: z.int(),
  /** Items with at least one passed attempt, of 20. */
  passedItems: z.int(),
  bestAverage: z.int().nullable(),
  startedAt: z.date(),
  lastActiveAt: z.date(),
  completedAt: z.date().nullable(),
});
export type MyUnit = z.infer<typeof myUnitSchema>;
