'use client';
import type { DataSort } from '~/components/ui/data-table/types';
import type { TableFilters } from '~/components/ui/data-table/use-table-address';
import { listOperatorOrdersSchema } from '~/schemas/operator-order';
import { previewOrderRefundSchema, type RefundWay } from '~/schemas/order-refund';
import { trpc } from '~/trpc/react';

/** The order of a number, as operators see it. */
export function useOperatorOrder(number: string) {
  return trpc.operator.console.order.useQuery({ number });
}

/** The support's view of an order. */
export function useOrderOutline(number: string) {
  return trpc.operator.console.orderOutline.useQuery({ number });
}

/** The orders with the filters of the address; invalid values are left out. */
export function useOrders(filters: TableFilters, { column: sort, order }: DataSort) {
  const parsed = listOperatorOrdersSchema.safeParse({ ...filters, sort, order });
  const { cursor: _, ...input } = parsed.data ?? listOperatorOrdersSchema.parse({ order });
  return trpc.operator.money.orders.useInfiniteQuery(input, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** The plans that orders can be filtered by. */
export function usePlanChoices() {
  return trpc.operator.money.plans.useQuery();
}

interface WantedRefund {
  number: string;
  way: RefundWay;
  /** The typed amount; not a number or 0 without input. */
  sum: number;
  /** Whether the dialog is open: nothing is fetched before. */
  isOpen: boolean;
}

/** A refund by an operator: its preview, and the act. Everything is refetched afterwards, whatever the
 *  result. */
export function useOrderRefund({ number, way, sum, isOpen }: WantedRefund) {
  const utils = trpc.useUtils();
  const isSum = way === 'SUM' && Number.isInteger(sum) && sum >= 1;
  const parsed = previewOrderRefundSchema.safeParse({ number, way, ...(isSum && { amount: sum }) });
  return {
    preview: trpc.operator.money.previewOrderRefund.useQuery(parsed.data ?? { number, way }, {
      enabled: isOpen,
    }),
    refund: trpc.operator.money.refundOrder.useMutation({
      onSettled: () => utils.operator.invalidate(),
    }),
  };
}
