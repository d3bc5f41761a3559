import { checkoutSchema, orderIdSchema, orderSchema, paymentStartSchema } from '~/schemas/order';
import { cancelOrder } from '~/server/services/order/cancel-order';
import { checkout } from '~/server/services/order/checkout';
import { payOrder } from '~/server/services/order/pay-order';
import { getOrder, listOrders } from '~/server/services/order/queries';
import { router, userProcedure } from '../trpc';

/** The caller's own orders. */
export const orderRouter = router({
  checkout: userProcedure
    .input(checkoutSchema)
    .output(paymentStartSchema)
    .mutation(({ ctx, input }) => checkout({ ctx, input })),
  pay: userProcedure
    .input(orderIdSchema)
    .output(paymentStartSchema)
    .mutation(({ ctx, input }) => payOrder({ ctx, input })),
  cancel: userProcedure
    .input(orderIdSchema)
    .output(orderSchema)
    .mutation(({ ctx, input }) => cancelOrder({ ctx, input })),
  get: userProcedure
    .input(orderIdSchema)
    .output(orderSchema)
    .query(({ ctx, input }) => getOrder({ ctx, input })),
  list: userProcedure.output(orderSchema.array()).query(({ ctx }) => listOrders(ctx)),
});
