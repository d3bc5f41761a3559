import 'server-only';
import { unitSlugSchema } from '~/schemas/lesson';
import { unitsForYou } from '~/server/services/course/for-you';
import { listUnits, readUnit } from '~/server/services/course/queries';
import { publicProcedure, router } from '../trpc';

export const courseRouter = router({
  /** Every published unit, newest first. */
  units: publicProcedure.query(({ ctx }) => listUnits(ctx)),
  /** Three units for whoever asks. */
  forYou: publicProcedure.query(({ ctx }) => unitsForYou(ctx)),
  /** One unit with the pieces behind it. */
  unit: publicProcedure.input(unitSlugSchema).query(({ ctx, input }) => readUnit({ ctx, input })),
});
