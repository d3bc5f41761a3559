import { z } from 'zod';
import { ITEM_KINDS } from '~/domain/item-kinds';
import { MAX_TAKE_BYTES, SOUND_FILE_PROBLEMS } from '~/domain/sound-file';
import { ACCENTS } from '~/domain/speech/accent';
import { SEXES } from '~/domain/voices';
import { CLIP_PARTS } from './content';
import { discardDraftSchema, draftIdSchema } from './news';
import { fileSchema, textSchema } from './text';

/** A line of a draft in one accent. */
const lineSchema = z.strictObject({
  kind: z.enum(ITEM_KINDS),
  /** Key of the word or sentence. */
  key: textSchema(200).min(1),
  part: z.enum(CLIP_PARTS),
  accent: z.enum(ACCENTS),
});
export type RecordedLine = z.infer<typeof lineSchema>;

const spokenBy = { sex: z.enum(SEXES) };
/** Name of a recording among the clips of its draft. */
export const takeSourceSchema = textSchema(64).min(1);

/** The bytes of a sound file in base64. */
export const takeAudioSchema = fileSchema(MAX_TAKE_BYTES).min(1);

/** A person's recording that a draft uses: its line, and its voice as shown to learners. An example has one clip
 *  for each accent, any other line one for each sex. */
const draftRecordingSchema = lineSchema.extend({
  ...spokenBy,
  source: takeSourceSchema,
  /** Hash of the words and pronunciations that it was checked against. */
  said: z.string(),
});
export type DraftRecording = z.infer<typeof draftRecordingSchema>;
export const draftRecordingsSchema = z.array(draftRecordingSchema);

/** A recording to be checked: the file's bytes in base64. */
export const checkTakeSchema = draftIdSchema.extend({
  ...lineSchema.shape,
  /** The text that the editor saw. */
  text: textSchema(300).min(1),
  audio: takeAudioSchema,
});
export type CheckTakeInput = z.infer<typeof checkTakeSchema>;

/** Verdicts by which a whole recording is rejected. */
const VERDICTS = [
  'pass',
  'retry',
  'no_speech',
  'too_quiet',
  'too_noisy',
  'clipped',
  'too_short',
] as const;

/** The result of a recording: an unusable file, a rejection by the scorer, or a usable take. */
export const takeResultSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('unusable'), problem: z.enum(SOUND_FILE_PROBLEMS) }),
  z.object({
    outcome: z.literal('refused'),
    verdict: z.enum(VERDICTS),
    score: z.number(),
    /** Words that were not recognised. */
    missed: z.array(z.string()),
    /** Whether the missed word was said with another reading. */
    misread: z.boolean(),
  }),
  z.object({
    outcome: z.literal('accepted'),
    score: z.number(),
    take: takeSourceSchema,
    /** As learners would hear it. */
    url: z.string(),
  }),
]);
export type TakeResult = z.infer<typeof takeResultSchema>;

export const chooseTakeSchema = discardDraftSchema.extend({
  ...lineSchema.shape,
  ...spokenBy,
  take: takeSourceSchema,
});
export type ChooseTakeInput = z.infer<typeof chooseTakeSchema>;

export const dropRecordingSchema = discardDraftSchema.extend({ ...lineSchema.shape, ...spokenBy });
export type DropRecordingInput = z.infer<typeof dropRecordingSchema>;
