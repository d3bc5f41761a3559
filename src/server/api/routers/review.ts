import 'server-only';
import { pageInputSchema } from '~/schemas/paging';
import {
  cardIdSchema,
  deferSpeakingSchema,
  leaveOpenSchema,
  openReviewSchema,
  reviewCardSchema,
  startRenderingsSchema,
} from '~/schemas/spaced-repetition';
import { deferSpeaking } from '~/server/services/review/defer-speaking';
import { leaveOpen } from '~/server/services/review/leave-open';
import { openReview } from '~/server/services/review/open-review';
import { reviewCard } from '~/server/services/review/review-card';
import { startRenderings } from '~/server/services/review/start-renderings';
import { buryCard } from '~/server/services/spaced-repetition/bury-card';
import { listSuspendedCards } from '~/server/services/spaced-repetition/list-suspended-cards';
import { markKnown } from '~/server/services/spaced-repetition/mark-known';
import { restoreCard } from '~/server/services/spaced-repetition/restore-card';
import { getReviewToday } from '~/server/services/spaced-repetition/review-today';
import { suspendCard } from '~/server/services/spaced-repetition/suspend-card';
import { router, userProcedure } from '../trpc';

export const reviewRouter = router({
  /** The number of cards that are due today. */
  today: userProcedure.query(({ ctx }) => getReviewToday({ ctx })),
  /** The due cards. */
  open: userProcedure.input(openReviewSchema).query(({ ctx, input }) => openReview({ ctx, input })),
  /** Makes cards of the day's new sentences to be rendered from Chinese, and opens them. */
  startRenderings: userProcedure
    .input(startRenderingsSchema)
    .mutation(({ ctx, input }) => startRenderings({ ctx, input })),
  answer: userProcedure
    .meta({ access: 'user', body: 'texts' })
    .input(reviewCardSchema)
    .mutation(({ ctx, input }) => reviewCard({ ctx, input })),
  /** Defers speaking, for "I can't speak now". */
  queue: userProcedure
    .input(deferSpeakingSchema)
    .mutation(({ ctx, input }) => deferSpeaking({ ctx, input })),
  /** Leaves an item open that the scorer could not tell twice, until tomorrow. */
  leaveOpen: userProcedure
    .input(leaveOpenSchema)
    .mutation(({ ctx, input }) => leaveOpen({ ctx, input })),
  bury: userProcedure.input(cardIdSchema).mutation(({ ctx, input }) => buryCard({ ctx, input })),
  suspend: userProcedure
    .input(cardIdSchema)
    .mutation(({ ctx, input }) => suspendCard({ ctx, input })),
  know: userProcedure.input(cardIdSchema).mutation(({ ctx, input }) => markKnown({ ctx, input })),
  /** Undoes `bury`, `suspend` or `know`. */
  restoreCard: userProcedure
    .input(cardIdSchema)
    .mutation(({ ctx, input }) => restoreCard({ ctx, input })),
  suspendedCards: userProcedure
    .input(pageInputSchema)
    .query(({ ctx, input }) => listSuspendedCards({ ctx, input })),
});
