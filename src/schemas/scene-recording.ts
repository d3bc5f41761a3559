import { z } from 'zod';
import { SEXES, VARIETIES } from '~/domain/voices';
import { clipSchema, referenceWordSchema } from './content';

/** A word of a reply as the scorer compares it; a scene shows no sounds of a word, and so no symbols. */
const replyWordSchema = referenceWordSchema.omit({ symbols: true });

/** `prisma/content/recordings/scenes/<slug>.json`, made by `npm run media`: the references of the replies, and the
 *  clips of the lines, of which there are none until they are made. */
export const sceneRecordingSchema = z.strictObject({
  slug: z.string(),
  /** Of the texts: a sitting that began with others goes on with those. */
  version: z.string().regex(/^[0-9a-f]{16}$/),
  /** Hash of everything that the clips were made from; null without clips. */
  source: z.string().nullable(),
  /** Id of the scorer that has accepted every clip; null without clips. */
  scorer: z.string().nullable(),
  /** The voices of the people, by key; empty without clips. */
  voices: z.record(
    z.string(),
    z.strictObject({
      variety: z.enum(VARIETIES),
      sex: z.enum(SEXES),
      licence: z.string().min(1),
    }),
  ),
  /** By turn: the words of each of its replies. */
  references: z.record(z.string(), z.array(z.array(replyWordSchema).min(1)).min(2).max(3)),
  /** By turn or ending: the clip of its line. */
  clips: z.record(z.string(), clipSchema),
});
export type SceneRecording = z.infer<typeof sceneRecordingSchema>;
