import {
  addToCartSchema,
  confirmPricesSchema,
  dismissMergeNoticeSchema,
  removeFromCartSchema,
  restoreItemsSchema,
  updateCartSchema,
} from '~/schemas/cart';
import { addItem } from '~/server/services/cart/add-item';
import { clearCart } from '~/server/services/cart/clear-cart';
import { confirmPrices } from '~/server/services/cart/confirm-prices';
import { dismissMergeNotice } from '~/server/services/cart/dismiss-merge-notice';
import { getCart } from '~/server/services/cart/queries';
import { removeItem } from '~/server/services/cart/remove-item';
import { restoreItems } from '~/server/services/cart/restore-items';
import { updateItem } from '~/server/services/cart/update-item';
import { getOwnLedger } from '~/server/services/membership/get-own-ledger';
import { publicProcedure, router } from '../trpc';

/** The caller's cart, visitors included; every change returns the whole cart. */
export const cartRouter = router({
  get: publicProcedure.query(({ ctx }) => getCart({ ctx })),
  /** The caller's entitlements, after which a purchase's member time begins. */
  membershipLedger: publicProcedure.query(({ ctx }) => getOwnLedger({ ctx })),
  add: publicProcedure.input(addToCartSchema).mutation(({ ctx, input }) => addItem({ ctx, input })),
  remove: publicProcedure
    .input(removeFromCartSchema)
    .mutation(({ ctx, input }) => removeItem({ ctx, input })),
  clear: publicProcedure.mutation(({ ctx }) => clearCart({ ctx })),
  update: publicProcedure
    .input(updateCartSchema)
    .mutation(({ ctx, input }) => updateItem({ ctx, input })),
  restoreItems: publicProcedure
    .input(restoreItemsSchema)
    .mutation(({ ctx, input }) => restoreItems({ ctx, input })),
  confirmPrices: publicProcedure
    .input(confirmPricesSchema)
    .mutation(({ ctx, input }) => confirmPrices({ ctx, input })),
  dismissMergeNotice: publicProcedure
    .input(dismissMergeNoticeSchema)
    .mutation(({ ctx, input }) => dismissMergeNotice({ ctx, input })),
});
