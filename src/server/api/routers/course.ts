import 'server-only';
import { unitSlugSchema } from '~/schemas/lesson';
import { unitsForYou } from '~/server/services/course/for-you';
import { listUnits, readUnit } from '~/server/services/course/queries';
import { readSoundTrend } from '~/server/services/course/sound-trend';
import { publicProcedure, router } from '../trpc';

export const courseRouter = router({
  /** Every published unit, newest first. */
  units: publicProcedure.query(({ ctx }) => listUnits({ ctx })),
  /** Three units for whoever asks. */
  forYou: publicProcedure.query(({ ctx }) => unitsForYou({ ctx })),
  /** How often the sounds that Mandarin lacks come up in the latest units. */
  soundTrend: publicProcedure.query(({ ctx }) => readSoundTrend({ ctx })),
  /** One unit with the pieces behind it. */
  unit: publicProcedure.input(unitSlugSchema).query(({ ctx, input }) => readUnit({ ctx, input })),
});
