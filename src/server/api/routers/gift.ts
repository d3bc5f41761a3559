import { giftTokenSchema, giftViewSchema, orderGiftSchema, sendGiftSchema } from '~/schemas/gift';
import { claimGift } from '~/server/services/gift/claim-gift';
import { openGift } from '~/server/services/gift/open-gift';
import { sendGift } from '~/server/services/gift/send-gift';
import { publicProcedure, router, userProcedure } from '../trpc';

/** Gifts: opened and claimed by their link, and sent from their buyer's order. */
export const giftRouter = router({
  open: publicProcedure
    .input(giftTokenSchema)
    .output(giftViewSchema.nullable())
    .query(({ ctx, input }) => openGift({ ctx, input })),
  claim: userProcedure
    .input(giftTokenSchema)
    .output(giftViewSchema)
    .mutation(({ ctx, input }) => claimGift({ ctx, input })),
  send: userProcedure
    .input(sendGiftSchema)
    .output(orderGiftSchema)
    .mutation(({ ctx, input }) => sendGift({ ctx, input })),
});
