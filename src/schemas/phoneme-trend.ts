import { z } from 'zod';
import { FOREIGN_PHONEMES } from '~/domain/phoneme-trend';

/** How often the sounds that Mandarin does not have come up in the sentences of the latest units. */
export const phonemeTrendSchema = z.object({
  /** The oldest first. */
  units: z.array(
    z.object({
      slug: z.string(),
      headline: z.object({ zh: z.string(), en: z.string() }),
      publishedOn: z.date(),
    }),
  ),
  /** The most frequent first; none when there are no units. */
  sounds: z.array(
    z.object({
      sound: z.enum(FOREIGN_PHONEMES),
      /** One for each of `units`. */
      counts: z.array(z.int()),
      total: z.int(),
      /** Index of the unit that has it most often. */
      most: z.int(),
      /** A word of that unit. */
      word: z.string(),
    }),
  ),
});
export type PhonemeTrend = z.infer<typeof phonemeTrendSchema>;
