import 'server-only';
import {
  cardIdSchema,
  openReviewSchema,
  queueSpeakingSchema,
  reviewCardSchema,
} from '~/schemas/memory';
import { buryCard } from '~/server/services/memory/bury-card';
import { listSetAside } from '~/server/services/memory/list-set-aside';
import { markKnown } from '~/server/services/memory/mark-known';
import { readToday } from '~/server/services/memory/read-today';
import { returnCard } from '~/server/services/memory/return-card';
import { suspendCard } from '~/server/services/memory/suspend-card';
import { openReview } from '~/server/services/review/open-review';
import { queueSpeaking } from '~/server/services/review/queue-speaking';
import { reviewCard } from '~/server/services/review/review-card';
import { router, userProcedure } from '../trpc';

export const reviewRouter = router({
  /** How much there is to do today. */
  today: userProcedure.query(({ ctx }) => readToday({ ctx })),
  /** The cards themselves. */
  open: userProcedure.input(openReviewSchema).query(({ ctx, input }) => openReview({ ctx, input })),
  answer: userProcedure
    .input(reviewCardSchema)
    .mutation(({ ctx, input }) => reviewCard({ ctx, input })),
  /** "I can't speak now." */
  queue: userProcedure
    .input(queueSpeakingSchema)
    .mutation(({ ctx, input }) => queueSpeaking({ ctx, input })),
  bury: userProcedure.input(cardIdSchema).mutation(({ ctx, input }) => buryCard({ ctx, input })),
  suspend: userProcedure
    .input(cardIdSchema)
    .mutation(({ ctx, input }) => suspendCard({ ctx, input })),
  know: userProcedure.input(cardIdSchema).mutation(({ ctx, input }) => markKnown({ ctx, input })),
  /** Takes any of the three back. */
  putBack: userProcedure
    .input(cardIdSchema)
    .mutation(({ ctx, input }) => returnCard({ ctx, input })),
  setAside: userProcedure.query(({ ctx }) => listSetAside({ ctx })),
});
