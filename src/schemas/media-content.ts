import { z } from 'zod';
import { VIDEO_CATEGORIES } from '~/domain/media-kinds';
import { ACCENTS } from '~/domain/speech/accent';
import { SEXES, VARIETIES } from '~/domain/voices';
import {
  accessSchema,
  bilingual,
  clipSchema,
  cueSchema,
  ENVELOPE_POINTS,
  levelSchema,
  referenceWordSchema,
} from './content';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const ipa = z.string().regex(/^[^/[\]\s]+( [^/[\]\s]+)*$/);
const sourceHash = z.string().regex(/^[0-9a-f]{16}$/);

/** A vocabulary word of a media lesson. */
const studyWordSchema = z.strictObject({
  text: z.string().min(1),
  partOfSpeech: z.enum(['noun', 'verb', 'adjective', 'adverb', 'phrase']),
  ipa: z.strictObject({ us: ipa, gb: ipa }),
  /** Taiwan Chinese. */
  meaning: z.string().min(1),
  example: z.string().min(1),
  exampleTranslation: z.string().min(1),
  /** Replaces the dictionary's pronunciations. */
  pronunciations: z
    .array(z.array(z.string().min(1)).min(1))
    .min(1)
    .optional(),
});
export type StudyWord = z.infer<typeof studyWordSchema>;

/** Fields of every media lesson's content file. */
export const lessonContentFields = {
  slug,
  level: levelSchema,
  access: accessSchema,
  publishedOn: z.iso.date(),
  title: bilingual,
  introduction: bilingual,
  objectives: z.array(bilingual).min(1).max(5),
  vocabulary: z.array(studyWordSchema).min(1),
};

const fraction = z.number().min(0).max(1);

/** A figure of a slide, drawn from its data. `description` is its alternative text. */
const figureSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('bar'),
    title: bilingual,
    unit: bilingual,
    items: z
      .array(z.strictObject({ label: bilingual, value: z.number() }))
      .min(2)
      .max(6),
    source: bilingual,
    description: bilingual,
  }),
  z.strictObject({
    kind: z.literal('line'),
    title: bilingual,
    xLabel: bilingual,
    yLabel: bilingual,
    series: z
      .array(
        z.strictObject({
          label: bilingual,
          points: z.array(z.tuple([z.number(), z.number()])).min(2),
        }),
      )
      .min(1)
      .max(2),
    source: bilingual,
    description: bilingual,
  }),
  z.strictObject({
    kind: z.literal('timeline'),
    title: bilingual,
    /** Events, with `at` from 0 (left end) to 1 (right end). */
    events: z
      .array(z.strictObject({ at: fraction, label: bilingual }))
      .min(2)
      .max(5),
    /** A bar between two times. */
    span: z.strictObject({ from: fraction, to: fraction }).optional(),
    description: bilingual,
  }),
  z.strictObject({
    kind: z.literal('words'),
    rows: z
      .array(
        z.strictObject({
          text: z.string().min(1),
          tone: z.enum(['plain', 'right', 'wrong', 'say']),
          note: bilingual,
        }),
      )
      .min(1)
      .max(3),
    description: bilingual,
  }),
  z.strictObject({
    kind: z.literal('steps'),
    items: z.array(bilingual).min(2).max(4),
    description: bilingual,
  }),
]);
export type Figure = z.infer<typeof figureSchema>;

const slide = z.strictObject({
  heading: bilingual,
  points: z.array(z.string().min(1)).max(3).optional(),
  figure: figureSchema.optional(),
  narration: z
    .array(
      bilingual.extend({
        /** Replaces the dictionary's pronunciations of single words; keys in lower case. */
        pronunciations: z.record(z.string(), z.array(z.array(z.string()).min(1)).min(1)).optional(),
      }),
    )
    .min(1),
});
export type Slide = z.infer<typeof slide>;

/** `prisma/content/videos/<slug>.json`: an editor's content of a video course. */
export const videoContentSchema = z.strictObject({
  ...lessonContentFields,
  category: z.enum(VIDEO_CATEGORIES),
  /** Accent of the narrator. */
  voice: z.enum(ACCENTS),
  slides: z.array(slide).min(3),
});
export type VideoContent = z.infer<typeof videoContentSchema>;

/** One line of a recording as the generator timed it. */
const recordedCueSchema = z.strictObject({
  startMs: z.int().min(0),
  endMs: z.int().positive(),
  en: z.string().min(1),
  zh: z.string().min(1),
  speaker: z.string().min(1).optional(),
  words: z.array(cueSchema).min(1),
  reference: z.array(referenceWordSchema).min(1),
  /** Score of our own scorer for the line's own text, 0–100. */
  selfScore: z.number().min(0).max(100),
  /** The word that our scorer does not accept; absent from a clear line. */
  refused: z.string().optional(),
  /** Clip of this line alone. */
  clip: clipSchema.optional(),
});
export type RecordedCue = z.infer<typeof recordedCueSchema>;

const clipsInBothAccents = z.strictObject({ US: clipSchema, GB: clipSchema });

/** Clips of the study material of a recording. */
const studyClipsSchema = z.strictObject({
  /** Id of the scorer that has accepted the clips. */
  scorer: z.string().min(1),
  /** Clips of each word, in the order of the vocabulary. */
  vocabulary: z.array(clipsInBothAccents),
  /** Sentences of each task's sample. */
  tasks: z.array(
    z.array(
      z.strictObject({
        text: z.string().min(1),
        reference: z.array(referenceWordSchema).min(1),
        audio: clipsInBothAccents,
      }),
    ),
  ),
});
export type StudyClips = z.infer<typeof studyClipsSchema>;

const speakerVoiceSchema = z.strictObject({ variety: z.enum(VARIETIES), sex: z.enum(SEXES) });

const address = (endings: string) =>
  z.string().regex(new RegExp(`^/media/[a-z-]+/[a-z0-9-]+/[0-9a-f]{16}\\.(${endings})$`));

/** `prisma/content/recordings/<videos|voice-lessons>/<slug>.json`: what the media generator writes. */
export const recordingSchema = z.strictObject({
  slug,
  /** Hash of all inputs; a different hash means that it must be made again. */
  source: sourceHash,
  durationMs: z.int().positive(),
  media: address('mp3|mp4'),
  poster: address('webp|jpg').nullable(),
  /** Peaks 0–100 of the whole recording. */
  envelope: z.array(z.int().min(0).max(100)).length(ENVELOPE_POINTS),
  cues: z.array(recordedCueSchema).min(1),
  /** The voice of each speaker of the cues. */
  voices: z.record(z.string(), speakerVoiceSchema).optional(),
  study: studyClipsSchema.optional(),
});
export type Recording = z.infer<typeof recordingSchema>;
