import { z } from 'zod';
import { orderNumberSchema } from '~/schemas/console';
import { resolveDiscrepancySchema } from '~/schemas/discrepancy';
import {
  correctInvoiceSchema,
  issueAllowanceSchema,
  issueInvoiceSchema,
  voidInvoiceSchema,
} from '~/schemas/invoice-operator';
import {
  amountAtProviderSchema,
  providerOutcomeSchema,
  voidAtProviderSchema,
} from '~/schemas/invoice-provider';
import {
  couponPageSchema,
  listCouponsSchema,
  typedCouponSchema,
  withdrawCouponSchema,
} from '~/schemas/operator-coupon';
import { discrepancyPageSchema, listDiscrepanciesSchema } from '~/schemas/operator-discrepancy';
import { giftPageSchema, listGiftsSchema } from '~/schemas/operator-gift';
import { invoicePageSchema, listInvoicesSchema } from '~/schemas/operator-invoice';
import {
  listOperatorOrdersSchema,
  operatorOrderPageSchema,
  planChoicesSchema,
} from '~/schemas/operator-order';
import {
  ladderInputSchema,
  pricedPlanSchema,
  priceLadderSchema,
  recommendPlanSchema,
  setPriceSchema,
  withdrawPriceSchema,
} from '~/schemas/operator-price';
import {
  approveReadRefundSchema,
  listRefundsSchema,
  refundPageSchema,
  refundPreviewSchema,
  rejectReadRefundSchema,
} from '~/schemas/operator-refund';
import {
  orderRefundPreviewSchema,
  previewOrderRefundSchema,
  refundOrderSchema,
} from '~/schemas/order-refund';
import { operatorProcedure, router } from '~/server/api/trpc';
import { listGifts } from '~/server/services/console/list-gifts';
import { createCoupon } from '~/server/services/coupon/create-coupon';
import { listCouponPage } from '~/server/services/coupon/list-coupon-page';
import { withdrawCoupon } from '~/server/services/coupon/withdraw-coupon';
import { allowAtProvider } from '~/server/services/invoice/allow-at-provider';
import { correctInvoice } from '~/server/services/invoice/correct-invoice';
import { issueAllowance } from '~/server/services/invoice/issue-allowance';
import { issueAtProvider } from '~/server/services/invoice/issue-at-provider';
import { issueInvoice } from '~/server/services/invoice/issue-invoice';
import { listInvoicePage } from '~/server/services/invoice/list-invoice-page';
import { voidAtProvider } from '~/server/services/invoice/void-at-provider';
import { voidInvoice } from '~/server/services/invoice/void-invoice';
import { listOperatorOrders } from '~/server/services/order/list-operator-orders';
import { listPlanChoices } from '~/server/services/order/list-plan-choices';
import { listPrices } from '~/server/services/plan/list-prices';
import { previewLadder } from '~/server/services/plan/preview-ladder';
import { recommendPlan } from '~/server/services/plan/recommend-plan';
import { setPrice } from '~/server/services/plan/set-price';
import { withdrawPrice } from '~/server/services/plan/withdraw-price';
import { listDiscrepancyPage } from '~/server/services/reconciliation/list-discrepancy-page';
import { resolveDiscrepancy } from '~/server/services/reconciliation/resolve-discrepancy';
import { approveRefund, rejectRefund } from '~/server/services/refund/decide-refund';
import { listRefunds } from '~/server/services/refund/list-refunds';
import { previewOrderRefund } from '~/server/services/refund/preview-order-refund';
import { previewRefund } from '~/server/services/refund/preview-refund';
import { refundOrder } from '~/server/services/refund/refund-order';

/** The console's pages about money. */
export const moneyRouter = router({
  orders: operatorProcedure
    .input(listOperatorOrdersSchema)
    .output(operatorOrderPageSchema)
    .query(({ ctx, input }) => listOperatorOrders({ ctx, input })),

  gifts: operatorProcedure
    .input(listGiftsSchema)
    .output(giftPageSchema)
    .query(({ ctx, input }) => listGifts({ ctx, input })),

  plans: operatorProcedure.output(planChoicesSchema).query(({ ctx }) => listPlanChoices({ ctx })),

  prices: operatorProcedure
    .output(z.array(pricedPlanSchema))
    .query(({ ctx }) => listPrices({ ctx })),

  priceLadder: operatorProcedure
    .input(ladderInputSchema)
    .output(priceLadderSchema)
    .query(({ ctx, input }) => previewLadder({ ctx, input })),

  setPrice: operatorProcedure
    .input(setPriceSchema)
    .mutation(({ ctx, input }) => setPrice({ ctx, input })),

  withdrawPrice: operatorProcedure
    .input(withdrawPriceSchema)
    .mutation(({ ctx, input }) => withdrawPrice({ ctx, input })),

  recommendPlan: operatorProcedure
    .input(recommendPlanSchema)
    .mutation(({ ctx, input }) => recommendPlan({ ctx, input })),

  refunds: operatorProcedure
    .input(listRefundsSchema)
    .output(refundPageSchema)
    .query(({ ctx, input }) => listRefunds({ ctx, input })),

  refund: operatorProcedure
    .input(orderNumberSchema)
    .output(refundPreviewSchema.nullable())
    .query(({ ctx, input }) => previewRefund({ ctx, input })),

  approveRefund: operatorProcedure
    .input(approveReadRefundSchema)
    .mutation(({ ctx, input }) => approveRefund({ ctx, input })),

  rejectRefund: operatorProcedure
    .input(rejectReadRefundSchema)
    .mutation(({ ctx, input }) => rejectRefund({ ctx, input })),

  previewOrderRefund: operatorProcedure
    .input(previewOrderRefundSchema)
    .output(orderRefundPreviewSchema)
    .query(({ ctx, input }) => previewOrderRefund({ ctx, input })),

  refundOrder: operatorProcedure
    .input(refundOrderSchema)
    .mutation(({ ctx, input }) => refundOrder({ ctx, input })),

  coupons: operatorProcedure
    .input(listCouponsSchema)
    .output(couponPageSchema)
    .query(({ ctx, input }) => listCouponPage({ ctx, input })),

  createCoupon: operatorProcedure
    .input(typedCouponSchema)
    .mutation(({ ctx, input }) => createCoupon({ ctx, input })),

  withdrawCoupon: operatorProcedure
    .input(withdrawCouponSchema)
    .mutation(({ ctx, input }) => withdrawCoupon({ ctx, input })),

  discrepancies: operatorProcedure
    .input(listDiscrepanciesSchema)
    .output(discrepancyPageSchema)
    .query(({ ctx, input }) => listDiscrepancyPage({ ctx, input })),

  resolveDiscrepancy: operatorProcedure
    .input(resolveDiscrepancySchema)
    .mutation(({ ctx, input }) => resolveDiscrepancy({ ctx, input })),

  invoices: operatorProcedure
    .input(listInvoicesSchema)
    .output(invoicePageSchema)
    .query(({ ctx, input }) => listInvoicePage({ ctx, input })),

  issueInvoice: operatorProcedure
    .input(issueInvoiceSchema)
    .mutation(({ ctx, input }) => issueInvoice({ ctx, input })),

  correctInvoice: operatorProcedure
    .input(correctInvoiceSchema)
    .mutation(({ ctx, input }) => correctInvoice({ ctx, input })),

  voidInvoice: operatorProcedure
    .input(voidInvoiceSchema)
    .mutation(({ ctx, input }) => voidInvoice({ ctx, input })),

  issueAllowance: operatorProcedure
    .input(issueAllowanceSchema)
    .mutation(({ ctx, input }) => issueAllowance({ ctx, input })),

  issueAtProvider: operatorProcedure
    .input(amountAtProviderSchema)
    .output(providerOutcomeSchema)
    .mutation(({ ctx, input }) => issueAtProvider({ ctx, input })),

  voidAtProvider: operatorProcedure
    .input(voidAtProviderSchema)
    .output(providerOutcomeSchema)
    .mutation(({ ctx, input }) => voidAtProvider({ ctx, input })),

  allowAtProvider: operatorProcedure
    .input(amountAtProviderSchema)
    .output(providerOutcomeSchema)
    .mutation(({ ctx, input }) => allowAtProvider({ ctx, input })),
});
