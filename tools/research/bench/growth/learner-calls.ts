import type { ServiceContext } from '~/server/context';
import { recommendUnits } from '~/server/services/course/recommend-units';
import { getMyUnitsOverview, getUnitProgress, listMyUnits } from '~/server/services/lesson/queries';
import { listMyMedia } from '~/server/services/media-lesson/queries';
import { getNextSteps } from '~/server/services/next-step/get-next-steps';
import { listOrders } from '~/server/services/order/list-orders';
import { getWeek } from '~/server/services/progress/practice-week';
import { getProgressReport } from '~/server/services/progress/progress-report';
import { openReview } from '~/server/services/review/open-review';
import { listSuspendedCards } from '~/server/services/spaced-repetition/list-suspended-cards';
import { getReviewToday } from '~/server/services/spaced-repetition/review-today';

/** A call of the product, without what differs from account to account. */
export type Call = (verb: { ctx: ServiceContext }) => Promise<unknown>;

/** The calls of a learner's pages. */
export const LEARNER_CALLS: Record<string, Call> = {
  'order.list': ({ ctx }) => listOrders({ ctx, input: {} }),
  'lesson.mine': ({ ctx }) => listMyUnits({ ctx, input: { filter: 'all' } }),
  'lesson.overview': getMyUnitsOverview,
  'lesson.progress': getUnitProgress,
  'progress.week': getWeek,
  'progress.report': getProgressReport,
  'review.today': getReviewToday,
  'review.open': ({ ctx }) => openReview({ ctx, input: {} }),
  'review.suspendedCards': ({ ctx }) => listSuspendedCards({ ctx, input: {} }),
  'course.recommendations': recommendUnits,
  'mediaLesson.mine': listMyMedia,
  'nextStep.today': ({ ctx }) => getNextSteps({ ctx, input: {} }),
};
