import { z } from 'zod';
import { findTimeFaults } from '~/domain/subtitles/find-time-faults';
import { MAX_LINE_LENGTH, MAX_LINES } from '~/domain/subtitles/subtitle-file';
import { ACCESSES, LEVELS } from '~/domain/unit-kinds';
import { AVATAR_MAX_BYTES } from './avatar';
import { bilingualSchema } from './bilingual';
import { requiredReasonSchema } from './operator';
import { plannedPublicationSchema, publicationHourSchema } from './planned-publication';
import { bilingualLine, contentVersionSchema } from './site-text';
import { fileSchema, lineSchema, uuidSchema } from './text';

/** Maximum length of a recording, ms. */
const MAX_DURATION_MS = 60 * 60_000;

/** The texts of a video, without its lines. */
export const editVideoSchema = contentVersionSchema.extend({
  title: bilingualLine(120),
  summary: bilingualLine(600),
  level: z.enum(LEVELS),
  access: z.enum(ACCESSES),
});
export type EditVideoInput = z.infer<typeof editVideoSchema>;

export const videoIdSchema = z.object({ id: uuidSchema });
export type VideoIdInput = z.infer<typeof videoIdSchema>;

/** The hour at which a hidden video is shown, and the reason. */
export const planVideoSchema = videoIdSchema.extend({
  ...publicationHourSchema.shape,
  reason: requiredReasonSchema,
});
export type PlanVideoInput = z.infer<typeof planVideoSchema>;

const time = z.int().min(0).max(MAX_DURATION_MS);

const videoLineSchema = z.object({
  startMs: time,
  endMs: time,
  en: lineSchema(MAX_LINE_LENGTH),
  zh: lineSchema(MAX_LINE_LENGTH),
});

/** All lines of a video, in their order: a line that is not among them is deleted. */
export const setVideoLinesSchema = contentVersionSchema.extend({
  lines: z
    .array(videoLineSchema)
    .min(1)
    .max(MAX_LINES, { abort: true })
    .superRefine((lines, context) => {
      for (const { index, fault } of findTimeFaults(lines, MAX_DURATION_MS))
        context.addIssue({ code: 'custom', path: [index, 'startMs'], message: fault });
    }),
});
export type SetVideoLinesInput = z.infer<typeof setVideoLinesSchema>;

/** A video's poster: the file's bytes in base64, or null for its own drawing. */
export const setVideoPosterSchema = contentVersionSchema.extend({
  image: fileSchema(AVATAR_MAX_BYTES).min(1).nullable(),
});

const listedVideoSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: bilingualSchema,
  level: z.enum(LEVELS),
  access: z.enum(ACCESSES),
  hidden: z.boolean(),
  publishedOn: z.date(),
  durationMs: z.int(),
  lineCount: z.int(),
  /** Planned hour at which a hidden one is shown. */
  publishAt: z.date().nullable(),
});
export type OperatorListedVideo = z.infer<typeof listedVideoSchema>;
export const listedVideosSchema = z.array(listedVideoSchema);

/** A video as operators edit it. */
export const operatorVideoSchema = listedVideoSchema
  .omit({ lineCount: true, publishAt: true })
  .extend({
    version: z.int(),
    summary: bilingualSchema,
    /** Address of the recording, valid for this operator and ten minutes if it is for members. */
    media: z.string(),
    /** Address of the uploaded poster. */
    picture: z.string().nullable(),
    planned: plannedPublicationSchema.nullable(),
    lines: z.array(
      z.object({
        startMs: z.int(),
        endMs: z.int(),
        en: z.string(),
        zh: z.string(),
        /** Words without a known pronunciation: a line with one cannot be practised aloud. */
        unknownWords: z.array(z.string()),
      }),
    ),
  });
export type OperatorVideo = z.infer<typeof operatorVideoSchema>;
