'use client';
import type { DataSort } from '~/components/ui/data-table/types';
import type { TableFilters } from '~/components/ui/data-table/use-table-address';
import { listRefundsSchema } from '~/schemas/operator-refund';
import { trpc } from '~/trpc/react';

/** The refund requests with the filters of the address; invalid values are left out. */
export function useRefunds(filters: TableFilters, { order }: DataSort) {
  const parsed = listRefundsSchema.safeParse({ ...filters, order });
  const { cursor: _, ...input } = parsed.data ?? listRefundsSchema.parse({ order });
  return trpc.operator.money.refunds.useInfiniteQuery(input, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** The latest refund request of an order, and the effects of its approval. */
export function useRefundPreview(number: string) {
  return trpc.operator.money.refund.useQuery({ number });
}

/** The two decisions. After each one, also after an error, all data of the console is refetched, because another
 *  operator may have been faster. */
export function useRefundDecision() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.operator.invalidate();
  return {
    approve: trpc.operator.money.approveRefund.useMutation({ onSettled }),
    reject: trpc.operator.money.rejectRefund.useMutation({ onSettled }),
  };
}
