import { z } from 'zod';
import { ACCENTS } from '~/domain/speech/accent';

const made = z.custom<object[]>(Array.isArray);

/** The result of a run for a lesson, as its publication writes it. It is stored because the publishing server may
 *  have other voices than the one that made it, or none. */
export const madeVoiceLessonSchema = z.object({
  /** Path of the recording below the storage's root. */
  path: z.string(),
  durationMs: z.int(),
  envelope: z.array(z.number()),
  /** Columns of MediaLesson. */
  cues: made,
  study: z.record(z.string(), z.unknown()),
  /** The clips of ours that it took. */
  kept: z.array(z.object({ accent: z.enum(ACCENTS), source: z.string() })),
});
export type MadeVoiceLesson = z.infer<typeof madeVoiceLessonSchema>;
