import 'server-only';
import { listeningRoundSchema, saveListeningRoundSchema } from '~/schemas/listening';
import { getListeningRound } from '~/server/services/listening/get-listening-round';
import { saveListeningRound } from '~/server/services/listening/save-listening-round';
import { publicProcedure, router, userProcedure } from '../trpc';

export const listeningRouter = router({
  /** Ten pairs to tell apart by ear, chosen for the caller. */
  round: publicProcedure
    .input(listeningRoundSchema)
    .query(({ ctx, input }) => getListeningRound({ ctx, input })),
  /** Saves the answers of a round. */
  save: userProcedure
    .input(saveListeningRoundSchema)
    .mutation(({ ctx, input }) => saveListeningRound({ ctx, input })),
});
