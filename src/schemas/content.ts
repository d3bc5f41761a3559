import { z } from 'zod';
import { ITEM_KINDS } from '~/domain/item-kinds';
import { ACCENTS } from '~/domain/speech/accent';
import { ACCESSES, CATEGORIES, LEVELS } from '~/domain/unit-kinds';
import { SEXES, VARIETIES } from '~/domain/voices';

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
  /** Address of the original publication, if it is not our own. */
  url: z.url({ protocol: /^https?$/ }).optional(),
  /** Absent when its source gives no readable date. */
  publishedOn: day.optional(),
});

const wordContent = z.strictObject({
  text: z.string().min(1),
  partOfSpeech: z.enum(['noun', 'verb', 'adjective', 'adverb']),
  ipa: z.strictObject({ us: ipa, gb: ipa }),
  /** Taiwan Chinese. */
  meaning: z.string().min(1),
  example: z.string().min(1),
  exampleTranslation: z.string().min(1),
  /** Replaces the dictionary's pronunciations. */
  pronunciations: z.array(phones).min(1).optional(),
  /** Replaces the dictionary's pronunciations of single words of the example; keys in lower case. */
  examplePronunciations: z.record(z.string(), z.array(phones).min(1)).optional(),
});

const sentenceContent = z.strictObject({
  text: z.string().min(1),
  translation: z.string().min(1),
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
  symbols: z.strictObject({ US: z.array(z.string()), GB: z.array(z.string()) }).optional(),
});

export const cueSchema = z.strictObject({
  text: z.string().min(1),
  startMs: z.int().min(0),
  endMs: z.int().min(0),
});

/** Id of a voice. */
const voiceId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const clipSchema = z.strictObject({
  /** `/media/<kind>/<slug>/<16 hex of the file's sha256>.mp3`, served from `public`. */
  path: z
    .string()
    .regex(/^\/media\/(units|voice-lessons|listening|scenes)\/[a-z0-9-]+\/[0-9a-f]{16}\.mp3$/),
  voice: voiceId,
  durationMs: z.int().positive(),
  /** Score of our own scorer for the clip's own text, 0–100. */
  selfScore: z.number().min(0).max(100),
  /** The word that our scorer does not accept; absent from a clear clip. */
  refused: z.string().optional(),
  /** One for each word on the screen. */
  cues: z.array(cueSchema).min(1),
  /** Hash of everything the clip was made from; a different hash means that it must be made again. */
  source: z.string().regex(/^[0-9a-f]{16}$/),
});

/** The text of an item's clip: the item itself, or the example of a word. */
export const CLIP_PARTS = ['TEXT', 'EXAMPLE'] as const;

const itemClipSchema = clipSchema.extend({
  part: z.enum(CLIP_PARTS),
  accent: z.enum(ACCENTS),
});

const mediaItemSchema = z.strictObject({
  kind: z.enum(ITEM_KINDS),
  position: z.int().min(1).max(10),
  reference: z.array(referenceWordSchema).min(1),
  /** Its clips; for each part and accent, the first is in the item's own voice, and the others are in further
   *  voices. */
  clips: z.array(itemClipSchema).min(2),
  /** Voices whose clip of the text was rejected; no run tries them again. */
  refused: z.array(
    z.strictObject({
      voice: voiceId,
      source: z.string(),
      score: z.number(),
      /** The word in question. */
      word: z.string(),
    }),
  ),
});

const manifestVoiceSchema = z.strictObject({
  accent: z.enum(ACCENTS),
  variety: z.enum(VARIETIES),
  sex: z.enum(SEXES),
  licence: z.string().min(1),
});

/** Number of peaks of an envelope. */
export const ENVELOPE_POINTS = 240;

/** `prisma/content/media/<slug>.json`: what the media generator writes. */
export const unitMediaSchema = z.strictObject({
  slug,
  /** Hash of all inputs; a different hash means that one has changed. */
  hash: z.string().optional(),
  /** Id of the scorer that has accepted every clip. */
  scorer: z.string().optional(),
  /** Peaks 0..100 of the ten sentences in their first US voice, end to end, for the unit's waveform. */
  envelope: z.array(z.int().min(0).max(100)).length(ENVELOPE_POINTS),
  /** The voices of the clips, by id. */
  voices: z.record(voiceId, manifestVoiceSchema),
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
export type ItemClip = z.infer<typeof itemClipSchema>;
export type ManifestVoice = z.infer<typeof manifestVoiceSchema>;
export type PlanContent = z.infer<typeof planContentSchema>;
