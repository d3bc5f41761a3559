import { z } from 'zod';
import { addFeedSchema, feedIdSchema, feedsSchema, setFeedPausedSchema } from '~/schemas/feed';
import { operatorProcedure, router } from '~/server/api/trpc';
import { addFeed } from '~/server/services/feed/add-feed';
import { listFeeds } from '~/server/services/feed/list-feeds';
import { removeFeed } from '~/server/services/feed/remove-feed';
import { requestReading } from '~/server/services/feed/request-reading';
import { setFeedPaused } from '~/server/services/feed/set-feed-paused';

/** The feeds that articles come from. */
export const feedsRouter = router({
  list: operatorProcedure.output(feedsSchema).query(({ ctx }) => listFeeds({ ctx })),

  add: operatorProcedure
    .input(addFeedSchema)
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) => addFeed({ ctx, input })),

  read: operatorProcedure
    .input(feedIdSchema)
    .mutation(({ ctx, input }) => requestReading({ ctx, input })),

  setPaused: operatorProcedure
    .input(setFeedPausedSchema)
    .mutation(({ ctx, input }) => setFeedPaused({ ctx, input })),

  remove: operatorProcedure
    .input(feedIdSchema)
    .mutation(({ ctx, input }) => removeFeed({ ctx, input })),
});
