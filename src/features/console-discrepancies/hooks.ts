'use client';
import type { DataSort } from '~/components/ui/data-table/types';
import type { TableFilters } from '~/components/ui/data-table/use-table-address';
import { listDiscrepanciesSchema } from '~/schemas/operator-discrepancy';
import { trpc } from '~/trpc/react';

/** The discrepancies with the filters of the address; invalid values are left out. */
export function useDiscrepancies(filters: TableFilters, { order }: DataSort) {
  const parsed = listDiscrepanciesSchema.safeParse({ ...filters, order });
  const { cursor: _, ...input } = parsed.data ?? listDiscrepanciesSchema.parse({ order });
  return trpc.operator.money.discrepancies.useInfiniteQuery(input, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Resolves a discrepancy; the list is refetched afterwards, also when a colleague was faster. */
export function useResolution() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.operator.invalidate();
  return trpc.operator.money.resolveDiscrepancy.useMutation({ onSettled });
}
