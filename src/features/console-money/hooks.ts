'use client';
import type { DataSort } from '~/components/ui/data-table/types';
import type { TableFilters } from '~/components/ui/data-table/use-table-address';
import { listOperatorOrdersSchema } from '~/schemas/operator-order';
import { trpc } from '~/trpc/react';

/** The order of a number, as operators see it. */
export function useOperatorOrder(number: string) {
  return trpc.operator.console.order.useQuery({ number });
}

/** The orders with the filters of the address; values that no filter has are left out. */
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
