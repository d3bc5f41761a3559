import 'server-only';
import { readProgress } from '~/server/services/progress/read-progress';
import { readWeek } from '~/server/services/progress/read-week';
import { router, userProcedure } from '../trpc';

export const progressRouter = router({
  /** Goal, days and streak of this week. */
  week: userProcedure.query(({ ctx }) => readWeek({ ctx })),
  /** Minutes, words and sounds over time. */
  report: userProcedure.query(({ ctx }) => readProgress({ ctx })),
});
