import { z } from 'zod';
import { FOREIGN_PHONEMES } from '~/domain/phoneme-trend';

/** Frequency of the phonemes that Mandarin does not have in the sentences of the latest units. */
export const phonemeTrendSchema = z.object({
  /** Units, the oldest first. */
  units: z.array(
    z.object({
      slug: z.string(),
      headline: z.object({ zh: z.string(), en: z.string() }),
      publishedOn: z.date(),
    }),
  ),
  /** Phonemes, the most frequent first; empty without units. */
  sounds: z.array(
    z.object({
      sound: z.enum(FOREIGN_PHONEMES),
      /** One count for each of `units`. */
      counts: z.array(z.int()),
      total: z.int(),
      /** Index of the unit with the highest count. */
      most: z.int(),
      /** A word of that unit with the phoneme. */
      word: z.string(),
    }),
  ),
});
export type PhonemeTrend = z.infer<typeof phonemeTrendSchema>;
