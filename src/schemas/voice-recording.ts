import { z } from 'zod';
import { ACCENTS } from '~/domain/speech/accent';
import { takeAudioSchema, takeSourceSchema } from './clip-recording';
import { voiceIdSchema } from './operator-voice-lesson';
import { textSchema } from './text';
import { voiceVersionSchema } from './voice-draft';

/** A text of a voice lesson in one accent; a sample is split by sentence. */
const voiceTextSchema = z.object({
  /** Its field in the draft: `transcript.<id>`, `vocabulary.<id>`, `tasks.<id>`. */
  field: textSchema(60).regex(/^(?:transcript|vocabulary|tasks)\.[A-Za-z0-9-]{1,40}$/),
  accent: z.enum(ACCENTS),
  /** As the editor saw it. */
  text: textSchema(400).min(1),
});
export type VoiceText = z.infer<typeof voiceTextSchema>;

/** The recordings that a voice lesson's draft uses. */
export const voiceRecordingsSchema = z.array(
  voiceTextSchema.extend({
    source: takeSourceSchema,
    /** Hash of the words and pronunciations that it was checked against. */
    said: z.string(),
  }),
);
export type VoiceRecording = z.infer<typeof voiceRecordingsSchema>[number];

export const checkVoiceTakeSchema = voiceIdSchema.extend({
  ...voiceTextSchema.shape,
  audio: takeAudioSchema,
});
export type CheckVoiceTakeInput = z.infer<typeof checkVoiceTakeSchema>;

export const chooseVoiceTakeSchema = voiceVersionSchema.extend({
  ...voiceTextSchema.shape,
  take: takeSourceSchema,
});
export type ChooseVoiceTakeInput = z.infer<typeof chooseVoiceTakeSchema>;

export const dropVoiceRecordingSchema = voiceVersionSchema.extend(voiceTextSchema.shape);
export type DropVoiceRecordingInput = z.infer<typeof dropVoiceRecordingSchema>;
