import 'server-only';
import { getWeek } from '~/server/services/progress/practice-week';
import { getProgressReport } from '~/server/services/progress/progress-report';
import { router, userProcedure } from '../trpc';

export const progressRouter = router({
  /** Goal, days and streak of this week. */
  week: userProcedure.query(({ ctx }) => getWeek({ ctx })),
  /** Minutes, words and phonemes over time. */
  report: userProcedure.query(({ ctx }) => getProgressReport({ ctx })),
});
