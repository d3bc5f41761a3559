import { z } from 'zod';
import { ITEM_KINDS } from '~/domain/item-kinds';
import { SAMPLE_TOPICS } from '~/domain/sample-topics';
import { OWN_GRADES, RENDERING_HINTS } from '~/domain/scored-attempt';
import { ACCENTS } from '~/domain/speech/accent';
import { phones } from '~/domain/speech/ipa';
import { ACCESSES, CATEGORIES, ITEMS_PER_UNIT, LEVELS } from '~/domain/unit-kinds';
import { SEXES, VARIETIES } from '~/domain/voices';
import { bilingualSchema } from './bilingual';
import { pageInputSchema } from './paging';
import { textSchema, uuidSchema, wordSchema } from './text';

const slug = textSchema(80).regex(/^[a-z0-9-]{1,80}$/);

export const unitSlugSchema = z.object({ slug });
export type UnitSlugInput = z.infer<typeof unitSlugSchema>;

/** Summary of a unit for lists and covers; the same for every actor. */
export const unitSummarySchema = z.object({
  slug: z.string(),
  category: z.enum(CATEGORIES),
  level: z.enum(LEVELS),
  access: z.enum(ACCESSES),
  headline: bilingualSchema,
  summary: bilingualSchema,
  /** Peaks 0–100 of the unit's own audio. */
  envelope: z.array(z.number()),
  publishedOn: z.date(),
});
export type UnitSummary = z.infer<typeof unitSummarySchema>;

/** Content of a unit's page: its articles and words; public for every unit. */
const unitPageSchema = unitSummarySchema.extend({
  /** Whether it was withdrawn: only learners who have begun it may open its lesson; articles and words are
   *  empty. */
  withdrawn: z.boolean(),
  articles: z.array(
    z.object({
      title: z.string(),
      /** English text; paragraphs are separated by a blank line. */
      body: z.string(),
      author: z.string(),
      licence: z.string(),
      /** Address of its first publication, if it was on the web. */
      url: z.string().nullable(),
      /** Null when its source gives no readable date. */
      publishedOn: z.date().nullable(),
    }),
  ),
  words: z.array(z.object({ text: z.string(), translation: z.string() })),
});
export type UnitPage = z.infer<typeof unitPageSchema>;

/** A recommended unit with its reasons. */
const recommendedUnitSchema = z.object({
  unit: unitSummarySchema,
  /** Number of the user's due words that occur in it. */
  dueWords: z.int(),
  /** Whether it has the user's recommended level; false while that is unknown. */
  levelFits: z.boolean(),
});
export type RecommendedUnit = z.infer<typeof recommendedUnitSchema>;

export const cueSchema = z.object({ text: z.string(), startMs: z.number(), endMs: z.number() });
export type Cue = z.infer<typeof cueSchema>;

/** A word that the scorer aligns against; `ReferenceWord` of `domain/speech`. */
export const referenceWordSchema = z.object({
  text: z.string(),
  pronunciations: z.array(z.array(z.string())),
  functionWord: z.boolean(),
  symbols: z.object({ US: z.array(z.string()), GB: z.array(z.string()) }).optional(),
});

export const lessonClipSchema = z.object({
  path: z.string(),
  durationMs: z.int(),
  cues: z.array(cueSchema),
  /** The properties of its voice. */
  speaker: z.object({ variety: z.enum(VARIETIES), sex: z.enum(SEXES) }).optional(),
});
export type LessonClip = z.infer<typeof lessonClipSchema>;

const lessonItemSchema = z.object({
  id: z.string(),
  kind: z.enum(ITEM_KINDS),
  /** Position within its kind, 1–10; null for a saved word. */
  position: z.int().nullable(),
  text: z.string(),
  translation: z.string(),
  partOfSpeech: z.string().nullable(),
  ipa: z.object({ us: z.string(), gb: z.string() }).nullable(),
  example: z.string().nullable(),
  exampleTranslation: z.string().nullable(),
  reference: z.array(referenceWordSchema),
  /** Its clips in the item's own voice: items alternate between the voices of an accent. */
  audio: z.object({ US: lessonClipSchema, GB: lessonClipSchema }),
  /** Its clips in further voices. */
  otherVoices: z
    .object({ US: z.array(lessonClipSchema), GB: z.array(lessonClipSchema) })
    .optional(),
  /** Clips of the example. */
  exampleAudio: z
    .object({ US: lessonClipSchema.optional(), GB: lessonClipSchema.optional() })
    .optional(),
});
export type LessonItem = z.infer<typeof lessonItemSchema>;

/** An item of a review: of a unit, or a saved word, whose example is the sentence in which it was met. */
export const reviewItemSchema = lessonItemSchema.extend({
  /** Null for a saved word that no clip says: the device's voice does. */
  audio: lessonItemSchema.shape.audio.nullable(),
  /** The sentence of a saved word with gaps in its place; null where none was saved. */
  gapped: z.string().nullable().optional(),
});
export type ReviewItem = z.infer<typeof reviewItemSchema>;

/** Topic of the sample sentence; any if absent. */
export const sampleSchema = z.object({ topic: z.enum(SAMPLE_TOPICS).optional() });
export type SampleInput = z.infer<typeof sampleSchema>;

/** Sample sentence of a free unit, to try without opening it. */
const lessonSampleSchema = z.object({
  slug: z.string(),
  level: z.enum(LEVELS),
  /** Its topic; null if it belongs to none. */
  topic: z.enum(SAMPLE_TOPICS).nullable(),
  /** The topics that have a sentence. */
  topics: z.array(z.enum(SAMPLE_TOPICS)),
  item: lessonItemSchema,
});
export type LessonSample = z.infer<typeof lessonSampleSchema>;

/** A sentence of a level, to hear and say while choosing one. */
const levelSampleSchema = z.object({ level: z.enum(LEVELS), item: lessonItemSchema });
export type LevelSample = z.infer<typeof levelSampleSchema>;

/** A word in both accents: its IPA and the address of each clip. */
const accentSampleSchema = z.object({
  text: z.string(),
  ipa: z.object({ us: z.string(), gb: z.string() }),
  sound: z.record(z.enum(ACCENTS), z.string()),
});
export type AccentSample = z.infer<typeof accentSampleSchema>;

const bestAttemptSchema = z.object({ score: z.int(), passed: z.boolean() });
export type BestAttempt = z.infer<typeof bestAttemptSchema>;

/** An opened unit: 10 words, then 10 sentences. */
const lessonSchema = z.object({
  unit: unitSummarySchema,
  items: z.array(lessonItemSchema),
  /** Index of the item to resume at, 0–19; 0 for visitors. */
  currentIndex: z.int(),
  /** Time spent in this unit today, on all devices; 0 for visitors. */
  spentMs: z.int(),
  /** Time at which every item had been tried: attempted, or left open. */
  completedAt: z.date().nullable(),
  /** Best attempt so far by item id; empty for visitors. */
  best: z.record(z.string(), bestAttemptSchema),
  /** Ids of items that were left open without an attempt: they count as tried. */
  leftOpen: z.array(z.string()),
});
export type Lesson = z.infer<typeof lessonSchema>;

/** Earliest time of an attempt, for devices with an unset clock: JavaScript dates reach beyond PostgreSQL's
 *  range. */
const MIN_DATE = new Date('2000-01-01');

/** Phoneme heard for an expected phoneme of a word: a hint, not a verdict. */
const phonemeSchema = z.strictObject({
  target: z.enum(phones),
  /** Null when it was the expected one, or unclear. */
  heard: z.enum(phones).nullable(),
  /** Below 50 it was unclear. */
  score: z.int().min(0).max(100),
});

/** Maximum duration of an utterance; longer than any recording of one item. */
const MAX_SPOKEN_MS = 30_000;

/** An attempt at an item, a saved word or a rendering, spoken or typed. `id` is made by the client, so that a
 *  repeated request stores one row. */
export const attemptSchema = z.object({
  id: uuidSchema,
  /** Of the item, or of the saved word. */
  itemId: uuidSchema,
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
  accent: z.enum(ACCENTS),
  /** Time from the first word to the last. */
  spokenMs: z.int().min(0).max(MAX_SPOKEN_MS).optional(),
  /** Whether it was spoken in a review before the learner saw the text, or heard the word. */
  fromMemory: z.boolean().optional(),
  /** Whether a sentence was asked by its Chinese: it counts for its rendering and not for the item. */
  fromChinese: z.boolean().optional(),
  /** What was looked up before a rendering. */
  hint: z.enum(RENDERING_HINTS).optional(),
  /** The learner's grade of a rendering of which fewer than half of the words were found; it has no score. */
  ownGrade: z.enum(OWN_GRADES).optional(),
  /** Time by the device's clock; a time in the future is stored as now. */
  madeAt: z
    .union([z.date(), z.number(), textSchema(40)])
    .pipe(z.coerce.date())
    .transform((date) => (date < MIN_DATE ? MIN_DATE : date)),
});
export type AttemptInput = z.infer<typeof attemptSchema>;

/** E-mail of the account that made the results of a device. Another current account is rejected with
 *  FORBIDDEN. */
export const expectedAccountSchema = wordSchema(254).optional();

export const saveAttemptsSchema = z.object({
  attempts: z.array(attemptSchema).min(1).max(200),
  account: expectedAccountSchema,
});
export type SaveAttemptsInput = z.infer<typeof saveAttemptsSchema>;

/** Result of each sent attempt. A rejected one will be rejected again: do not resend it. */
const savedAttemptsSchema = z.object({
  saved: z.array(z.string()),
  refused: z.array(
    z.object({
      id: z.string(),
      code: z.enum(['ITEM_NOT_FOUND', 'MEMBERSHIP_REQUIRED', 'VALIDATION_FAILED', 'FORBIDDEN']),
    }),
  ),
});
export type SavedAttempts = z.infer<typeof savedAttemptsSchema>;

/** Maximum age of a progress report, ms: longer than a device stores one, and within PostgreSQL's range of
 *  dates. */
const MAX_AGO_MS = 10 * 365 * 24 * 60 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Progress report of a unit. `finished` once, at the summary. */
export const saveProgressSchema = z.object({
  slug,
  /** Index of the current item, 0–19, or 20 at the summary. */
  currentIndex: z.int().min(0).max(ITEMS_PER_UNIT),
  finished: z.boolean().default(false),
  /** Age of the report, ms: relative, so that a wrong clock of the device does no harm. */
  agoMs: z
    .number()
    .min(0)
    .transform((ms) => Math.min(ms, MAX_AGO_MS))
    .default(0),
  /** Time spent in this unit on that day so far. */
  spentMs: z.int().min(0).max(DAY_MS).optional(),
  account: expectedAccountSchema,
});
export type SaveProgressInput = z.infer<typeof saveProgressSchema>;

/** Current progress of the account in a unit. */
const progressSchema = z.object({
  /** 0–19 */
  currentIndex: z.int(),
  /** Number of items that were not tried. */
  remaining: z.int(),
  completedAt: z.date().nullable(),
});
export type Progress = z.infer<typeof progressSchema>;

export const MY_UNIT_FILTERS = ['all', 'open', 'done'] as const;
export type MyUnitFilter = (typeof MY_UNIT_FILTERS)[number];

/** The filter of an address; all units for an unknown one. */
export function parseMyUnitFilter(value: unknown): MyUnitFilter {
  return MY_UNIT_FILTERS.find((filter) => filter === value) ?? 'all';
}

/** Input of a page of My Learning: all units, those in progress, or the completed ones. */
export const myUnitsSchema = pageInputSchema.extend({
  filter: z.enum(MY_UNIT_FILTERS).default('all'),
});
export type MyUnitsInput = z.infer<typeof myUnitsSchema>;

/** A unit in My Learning. */
const myUnitSchema = z.object({
  unit: unitSummarySchema.pick({ slug: true, headline: true }),
  currentIndex: z.int(),
  /** Number of items that were attempted or left open, of 20. */
  triedItems: z.int(),
  /** Number of items with at least one passed attempt, of 20. */
  passedItems: z.int(),
  /** Mean over the tried sentences of their best score; a single word has no number on a screen. */
  bestAverage: z.int().nullable(),
  lastActiveAt: z.date(),
  completedAt: z.date().nullable(),
});
export type MyUnit = z.infer<typeof myUnitSchema>;

/** My Learning as a whole: the number of units, and units to add. */
const myUnitsOverviewSchema = z.object({
  /** Units in progress. */
  open: z.int(),
  done: z.int(),
  /** The newest units that are not in My Learning. */
  addable: z.array(
    unitSummarySchema.pick({ slug: true, headline: true, level: true, access: true }),
  ),
});
export type MyUnitsOverview = z.infer<typeof myUnitsOverviewSchema>;

/** A learner's progress in a unit, as lists of units show it. */
const unitProgressSchema = z.object({
  /** Number of items that were attempted or left open, of 20. */
  tried: z.int(),
  /** Index of the current item, 0–19. */
  currentIndex: z.int(),
  completed: z.boolean(),
});
export type UnitProgress = z.infer<typeof unitProgressSchema>;
