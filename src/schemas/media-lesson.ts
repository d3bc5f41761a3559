import { z } from 'zod';
import { MAX_PLAYED_RANGES, MEDIA_CATEGORIES, MEDIA_KINDS } from '~/domain/media-kinds';
import { ACCESSES, LEVELS } from '~/domain/unit-kinds';
import { SEXES, type Speaker, VARIETIES } from '~/domain/voices';
import { bilingualSchema } from './bilingual';
import { cueSchema, expectedAccountSchema, lessonClipSchema, referenceWordSchema } from './lesson';
import { textSchema } from './text';

export type MediaKind = (typeof MEDIA_KINDS)[number];

/** Maximum duration of a media lesson. */
const MAX_DURATION_MS = 60 * 60_000;

const slug = textSchema(80).regex(/^[a-z0-9-]{1,80}$/);

export const mediaSlugSchema = z.object({ slug });
export type MediaSlugInput = z.infer<typeof mediaSlugSchema>;

export const mediaListSchema = z.object({
  kind: z.enum(MEDIA_KINDS),
  /** Whether to list the archive of earlier lessons instead of the current ones. */
  archived: z.boolean().default(false),
});
export type MediaListInput = z.infer<typeof mediaListSchema>;

/** Summary of a media lesson for lists and covers; the same for every actor. */
const mediaSummarySchema = z.object({
  slug: z.string(),
  kind: z.enum(MEDIA_KINDS),
  category: z.enum(MEDIA_CATEGORIES),
  level: z.enum(LEVELS),
  access: z.enum(ACCESSES),
  archived: z.boolean(),
  title: bilingualSchema,
  summary: bilingualSchema,
  durationMs: z.int(),
  /** Address of the poster image, for videos only. */
  poster: z.string().nullable(),
  /** Address of a poster that an operator has uploaded, which is the cover, too. */
  picture: z.string().nullable(),
  /** Peaks 0–100 of the recording. */
  envelope: z.array(z.number()),
  /** Learning objectives. */
  objectives: z.array(bilingualSchema),
  publishedOn: z.date(),
});
export type MediaSummary = z.infer<typeof mediaSummarySchema>;

/** A cue of a transcript, with its subtitle and the reference for the scorer. */
const mediaCueSchema = z.object({
  startMs: z.int(),
  endMs: z.int(),
  en: z.string(),
  zh: z.string(),
  speaker: z.string().optional(),
  /** Times of its words in the recording; as many as `en` has tokens between spaces. */
  words: z.array(cueSchema),
  reference: z.array(referenceWordSchema),
  /** Clip of this line alone, for dialogues with the learner. */
  clip: lessonClipSchema.optional(),
});
export type MediaCue = z.infer<typeof mediaCueSchema>;

/** Clips of the same words in both accents. */
const clipsInBothAccents = z.object({ US: lessonClipSchema, GB: lessonClipSchema });

/** Study material of a recording. */
export const mediaStudySchema = z.object({
  objectives: z.array(bilingualSchema),
  vocabulary: z.array(
    z.object({
      text: z.string(),
      partOfSpeech: z.enum(['noun', 'verb', 'adjective', 'adverb', 'phrase']),
      ipa: z.object({ us: z.string(), gb: z.string() }),
      meaning: z.string(),
      example: z.string(),
      exampleTranslation: z.string(),
      audio: clipsInBothAccents.optional(),
    }),
  ),
  /** Names of the speakers by the `speaker` of the cues. */
  speakers: z.array(z.tuple([z.string(), bilingualSchema])).optional(),
  /** Voices of the speakers, in the same form. */
  voices: z
    .array(z.tuple([z.string(), z.object({ variety: z.enum(VARIETIES), sex: z.enum(SEXES) })]))
    .optional(),
  /** Total time for listening, answering and speaking. */
  minutes: z.int().optional(),
  questions: z
    .array(
      z.object({
        question: bilingualSchema,
        options: z.array(z.string()),
        /** Index of the right option. */
        answer: z.int(),
        why: bilingualSchema,
      }),
    )
    .default([]),
  tasks: z
    .array(
      z.object({
        prompt: bilingualSchema,
        sample: z.string(),
        sampleTranslation: z.string(),
        /** Sentences of the sample, with the reference for the scorer. */
        lines: z
          .array(
            z.object({
              text: z.string(),
              reference: z.array(referenceWordSchema),
              audio: clipsInBothAccents.optional(),
            }),
          )
          .default([]),
      }),
    )
    .default([]),
});
export type MediaStudy = z.infer<typeof mediaStudySchema>;

/** The same in the form of the column: objects by speaker. */
export type StoredStudy = Omit<MediaStudy, 'speakers' | 'voices'> & {
  speakers?: Record<string, z.infer<typeof bilingualSchema>>;
  voices?: Record<string, Pick<Speaker, 'variety' | 'sex'>>;
};

/** The recording, its transcript and its study material. */
const mediaContentSchema = z.object({
  /** Address of the recording. */
  media: z.string(),
  cues: z.array(mediaCueSchema),
  study: mediaStudySchema,
});
export type MediaContent = z.infer<typeof mediaContentSchema>;

/** The part of a lesson that its player needs. */
export type PlayedLesson = Pick<MediaSummary, 'slug' | 'title' | 'durationMs' | 'envelope'>;

/** Page of a media lesson, the same for every actor: without the content of a members' lesson. */
export const mediaPageSchema = z.object({
  lesson: mediaSummarySchema,
  content: mediaContentSchema.nullable(),
});
export type MediaPage = z.infer<typeof mediaPageSchema>;

/** The part of a page that its player gets. */
export interface PlayedPage extends Pick<MediaPage, 'content'> {
  lesson: PlayedLesson;
}

/** Played range, [start, end) in ms. */
const range = z.tuple([z.int().min(0).max(MAX_DURATION_MS), z.int().min(0).max(MAX_DURATION_MS)]);
export type PlayedRange = [startMs: number, endMs: number];

const MAX_AGO_MS = 10 * 365 * 24 * 60 * 60 * 1000;

/** Progress report of a media lesson: ranges played since the last report, and the current position. */
export const saveMediaProgressSchema = z.object({
  slug,
  positionMs: z.int().min(0).max(MAX_DURATION_MS),
  heard: z
    .array(range)
    .max(MAX_PLAYED_RANGES, { abort: true })
    .refine((ranges) => ranges.every(([start, end]) => start < end)),
  /** Age of the report, ms: relative, so that a wrong clock of the device does no harm. */
  agoMs: z
    .number()
    .min(0)
    .transform((ms) => Math.min(ms, MAX_AGO_MS))
    .default(0),
  account: expectedAccountSchema,
});
export type SaveMediaProgressInput = z.infer<typeof saveMediaProgressSchema>;

/** Progress of an account in a media lesson. */
const mediaProgressSchema = z.object({
  positionMs: z.int(),
  heard: z.array(range),
  /** Played part of the whole length, 0–100. */
  percent: z.int(),
  completedAt: z.date().nullable(),
  /** Whether it is in My Learning. */
  kept: z.boolean(),
});
export type MediaProgress = z.infer<typeof mediaProgressSchema>;

/** A media lesson in My Learning. */
const myMediaSchema = z.object({
  lesson: mediaSummarySchema.pick({ slug: true, kind: true, title: true }),
  positionMs: z.int(),
  percent: z.int(),
  lastActiveAt: z.date(),
  completedAt: z.date().nullable(),
});
export type MyMedia = z.infer<typeof myMediaSchema>;
