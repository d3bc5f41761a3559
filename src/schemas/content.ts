import { z } from 'zod';
import { ACCESSES, CATEGORIES, LEVELS } from '~/domain/unit-kinds';

/** The same sentence in both interface languages. */
export const bilingual = z.strictObject({ zh: z.string().min(1), en: z.string().min(1) });

const day = z.iso.date();
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** One pronunciation: ARPAbet phones without stress digits. */
const phones = z.array(z.string().regex(/^[A-Z]{1,2}$/)).min(1);

/** IPA as in dictionaries, without the slashes, which the screen adds. */
const ipa = z.string().regex(/^[^/[\]\s]+( [^/[\]\s]+)*$/);

const categorySchema = z.enum(CATEGORIES);
export const levelSchema = z.enum(LEVELS);
export const accessSchema = z.enum(ACCESSES);

const article = z.strictObject({
  title: z.string().min(1),
  /** English text; paragraphs are separated by a blank line. */
  body: z.string().min(1),
  author: z.string().min(1),
  licence: z.string().min(1),
  publishedOn: day,
});

/** Text for the voice where it misreads the text as it is written. */
const spoken = z
  .strictObject({ US: z.string().min(1), GB: z.string().min(1) })
  .partial()
  .optional();

const wordContent = z.strictObject({
  text: z.string().min(1),
  partOfSpeech: z.enum(['noun', 'verb', 'adjective', 'adverb']),
  ipa: z.strictObject({ us: ipa, gb: ipa }),
  /** Taiwan Chinese. */
  meaning: z.string().min(1),
  example: z.string().min(1),
  exampleTranslation: z.string().min(1),
  spoken,
  /** Replaces the dictionary's pronunciations. */
  pronunciations: z.array(phones).min(1).optional(),
});

const sentenceContent = z.strictObject({
  text: z.string().min(1),
  translation: z.string().min(1),
  spoken,
  /** Replaces the dictionary's pronunciations of single words; keys in lower case. */
  pronunciations: z.record(z.string(), z.array(phones).min(1)).optional(),
});

/** `prisma/content/units/<slug>.json`: what an editor writes. */
export const unitContentSchema = z.strictObject({
  slug,
  category: categorySchema,
  level: levelSchema,
  access: accessSchema,
  publishedOn: day,
  headline: bilingual,
  summary: bilingual,
  pieces: z.array(article).min(2).max(3),
  words: z.array(wordContent).length(10),
  sentences: z.array(sentenceContent).length(10),
});

/** One word that the scorer aligns against. */
export const referenceWordSchema = z.strictObject({
  text: z.string().min(1),
  pronunciations: z.array(phones).min(1),
  functionWord: z.boolean(),
});

export const cueSchema = z.strictObject({
  text: z.string().min(1),
  startMs: z.int().min(0),
  endMs: z.int().min(0),
});

export const clipSchema = z.strictObject({
  /** `/media/<kind>/<slug>/<16 hex of the file's sha256>.mp3`, served from `public`. */
  path: z.string().regex(/^\/media\/(units|voice-lessons)\/[a-z0-9-]+\/[0-9a-f]{16}\.mp3$/),
  durationMs: z.int().positive(),
  /** Score of our own scorer for the clip's own text, 0–100. */
  selfScore: z.number().min(0).max(100),
  /** The word that our scorer does not accept; absent from a clear clip. */
  refused: z.string().optional(),
  /** One for each word on the screen. */
  cues: z.array(cueSchema).min(1),
  /** Hash of everything the clip was made from; another hash means: make it again. */
  source: z.string().regex(/^[0-9a-f]{16}$/),
});

const mediaItemSchema = z.strictObject({
  kind: z.enum(['WORD', 'SENTENCE']),
  position: z.int().min(1).max(10),
  reference: z.array(referenceWordSchema).min(1),
  audio: z.strictObject({ US: clipSchema, GB: clipSchema }),
});

/** Number of peaks of an envelope. */
export const ENVELOPE_POINTS = 240;

/** `prisma/content/media/<slug>.json`: what the media generator writes. */
export const unitMediaSchema = z.strictObject({
  slug,
  /** Hash of everything that it is made from; another hash means that something has changed. */
  hash: z.string().optional(),
  /** Id of the scorer that has accepted every clip. */
  scorer: z.string().optional(),
  /** Peaks 0..100 of the ten sentences in the US voice, end to end, for the unit's waveform. */
  envelope: z.array(z.int().min(0).max(100)).length(ENVELOPE_POINTS),
  items: z.array(mediaItemSchema).length(20),
});

/** One of `prisma/content/plans.json`. Price in whole NT$. */
export const planContentSchema = z.strictObject({
  slug,
  months: z.int().min(1).max(12),
  price: z.int().positive(),
  bonusDays: z.int().min(0),
  recommended: z.boolean(),
  name: bilingual,
  description: bilingual,
});

export type UnitContent = z.infer<typeof unitContentSchema>;
export type UnitMedia = z.infer<typeof unitMediaSchema>;
export type MediaItem = z.infer<typeof mediaItemSchema>;
export type Clip = z.infer<typeof clipSchema>;
export type PlanContent = z.infer<typeof planContentSchema>;
