import { z } from 'zod';
import { ACCENTS } from '~/domain/speech/accent';
import { SEXES, VARIETIES } from '~/domain/voices';

const file = z.string().regex(/^[\w.-]+$/);

/** The content of `voice.json` in a voice's folder. */
const describedVoice = {
  accent: z.enum(ACCENTS),
  variety: z.enum(VARIETIES),
  sex: z.enum(SEXES),
  licence: z.string().min(1),
};

export const ownVoiceSchema = z.discriminatedUnion('engine', [
  /** A person's recordings: WAV files of 16 bits, named by their text: `the-water-is-hot.wav`. */
  z.strictObject({ engine: z.literal('recording'), ...describedVoice }),
  /** A Piper model; its settings are in `<model>.json` beside it, as published. */
  z.strictObject({
    engine: z.literal('piper'),
    ...describedVoice,
    model: file,
    /** Number of the speaker in a model with several. */
    speaker: z.int().min(0).optional(),
  }),
  /** A Kokoro model with the style of one voice and its tokenizer. */
  z.strictObject({
    engine: z.literal('kokoro'),
    ...describedVoice,
    model: file,
    style: file,
    tokenizer: file,
  }),
]);
export type OwnVoice = z.infer<typeof ownVoiceSchema>;
