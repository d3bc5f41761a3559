import { z } from 'zod';
import { ACCENTS } from '~/domain/speech/accent';
import { SEXES, VARIETIES } from '~/domain/voices';
import { clipSchema } from './content';

const pairClipSchema = clipSchema.extend({ accent: z.enum(ACCENTS) });

/** `prisma/content/listening/pairs.json`: the clips of the words of minimal pairs, made by `npm run media`. */
export const listeningClipsSchema = z.strictObject({
  /** Hash of everything that the clips were made from. */
  hash: z.string(),
  scorer: z.string(),
  voices: z.array(
    z.strictObject({
      id: z.string(),
      variety: z.enum(VARIETIES),
      sex: z.enum(SEXES),
      licence: z.string(),
    }),
  ),
  words: z.array(
    z.strictObject({
      text: z.string().min(1),
      /** IPA of both accents without slashes, by the dictionary. */
      ipa: z.strictObject({ us: z.string().min(1), gb: z.string().min(1) }),
      clips: z.array(pairClipSchema),
      /** Voices whose clip was rejected; no run tries them again. */
      refused: z.array(
        z.strictObject({
          voice: z.string(),
          source: z.string(),
          score: z.number(),
          word: z.string(),
        }),
      ),
    }),
  ),
});
export type ListeningClips = z.infer<typeof listeningClipsSchema>;
