import {
  addToCartSchema,
  closeMergeSchema,
  confirmPricesSchema,
  putBackSchema,
  removeFromCartSchema,
  updateCartSchema,
} from '~/schemas/cart';
import { addItem } from '~/server/services/cart/add-item';
import { clearCart } from '~/server/services/cart/clear-cart';
import { closeMerge } from '~/server/services/cart/close-merge';
import { confirmPrices } from '~/server/services/cart/confirm-prices';
import { putBack } from '~/server/services/cart/put-back';
import { readCart } from '~/server/services/cart/queries';
import { removeItem } from '~/server/services/cart/remove-item';
import { updateItem } from '~/server/services/cart/update-item';
import { readOwnLedger } from '~/server/services/membership/read-own-ledger';
import { publicProcedure, router } from '../trpc';

/** The caller's cart, visitors included; every change answers with the whole cart. */
export const cartRouter = router({
  get: publicProcedure.query(({ ctx }) => readCart({ ctx })),
  /** What the caller's member time is made of: a purchase is laid behind it. */
  ledger: publicProcedure.query(({ ctx }) => readOwnLedger({ ctx })),
  add: publicProcedure.input(addToCartSchema).mutation(({ ctx, input }) => addItem({ ctx, input })),
  remove: publicProcedure
    .input(removeFromCartSchema)
    .mutation(({ ctx, input }) => removeItem({ ctx, input })),
  clear: publicProcedure.mutation(({ ctx }) => clearCart({ ctx })),
  update: publicProcedure
    .input(updateCartSchema)
    .mutation(({ ctx, input }) => updateItem({ ctx, input })),
  putBack: publicProcedure
    .input(putBackSchema)
    .mutation(({ ctx, input }) => putBack({ ctx, input })),
  confirmPrices: publicProcedure
    .input(confirmPricesSchema)
    .mutation(({ ctx, input }) => confirmPrices({ ctx, input })),
  closeMerge: publicProcedure
    .input(closeMergeSchema)
    .mutation(({ ctx, input }) => closeMerge({ ctx, input })),
});
