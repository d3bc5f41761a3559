import { couponQuoteSchema, quoteCouponSchema } from '~/schemas/coupon';
import { invoiceChoiceSchema } from '~/schemas/invoice';
import {
  checkoutSchema,
  orderIdSchema,
  orderSchema,
  orderSummarySchema,
  paymentStartSchema,
} from '~/schemas/order';
import { pageInputSchema, pageSchema } from '~/schemas/paging';
import { refundOverviewSchema, requestRefundSchema } from '~/schemas/refund';
import { checkout } from '~/server/services/checkout/checkout';
import { quoteCoupon } from '~/server/services/checkout/quote-coupon';
import { getLastInvoiceChoice } from '~/server/services/invoice/invoice-choice';
import { listOrders } from '~/server/services/order/list-orders';
import { getOrder } from '~/server/services/order/queries';
import { cancelOrder } from '~/server/services/payment/cancel-order';
import { payOrder } from '~/server/services/payment/pay-order';
import { getRefundOverview } from '~/server/services/refund/refund-overview';
import { requestRefund } from '~/server/services/refund/request-refund';
import { withdrawRefund } from '~/server/services/refund/withdraw-refund';
import { router, userProcedure } from '../trpc';

/** The caller's own orders. */
export const orderRouter = router({
  checkout: userProcedure
    .input(checkoutSchema)
    .output(paymentStartSchema)
    .mutation(({ ctx, input }) => checkout({ ctx, input })),
  quote: userProcedure
    .input(quoteCouponSchema)
    .output(couponQuoteSchema)
    .query(({ ctx, input }) => quoteCoupon({ ctx, input })),
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
  refund: userProcedure
    .input(orderIdSchema)
    .output(refundOverviewSchema)
    .query(({ ctx, input }) => getRefundOverview({ ctx, input })),
  requestRefund: userProcedure
    .input(requestRefundSchema)
    .output(refundOverviewSchema)
    .mutation(({ ctx, input }) => requestRefund({ ctx, input })),
  withdrawRefund: userProcedure
    .input(orderIdSchema)
    .output(refundOverviewSchema)
    .mutation(({ ctx, input }) => withdrawRefund({ ctx, input })),
  /** The invoice choice of the caller's last order. */
  lastInvoice: userProcedure
    .output(invoiceChoiceSchema.nullable())
    .query(({ ctx }) => getLastInvoiceChoice({ ctx })),
  /** A page of the caller's orders, newest first. */
  list: userProcedure
    .input(pageInputSchema)
    .output(pageSchema(orderSummarySchema))
    .query(({ ctx, input }) => listOrders({ ctx, input })),
});
