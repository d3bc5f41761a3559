import 'server-only';
import { unitSlugSchema } from '~/schemas/lesson';
import { getPhonemeTrend } from '~/server/services/course/phoneme-trend';
import { getUnit, listUnits } from '~/server/services/course/queries';
import { recommendUnits } from '~/server/services/course/recommend-units';
import { publicProcedure, router } from '../trpc';

export const courseRouter = router({
  /** Every published unit, newest first. */
  units: publicProcedure.query(({ ctx }) => listUnits({ ctx })),
  /** Three recommended units for the caller. */
  recommendations: publicProcedure.query(({ ctx }) => recommendUnits({ ctx })),
  /** Frequencies of the phonemes that Mandarin lacks in the latest units. */
  phonemeTrend: publicProcedure.query(({ ctx }) => getPhonemeTrend({ ctx })),
  /** One unit with its articles. */
  unit: publicProcedure.input(unitSlugSchema).query(({ ctx, input }) => getUnit({ ctx, input })),
});
