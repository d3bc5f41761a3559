'use client';
import type { DataSort } from '~/components/ui/data-table/types';
import type { TableFilters } from '~/components/ui/data-table/use-table-address';
import { listActsSchema } from '~/schemas/operator-act';
import { trpc } from '~/trpc/react';

/** The log of acts with the filters of the address; invalid values are left out. */
export function useActs(filters: TableFilters, { order }: DataSort) {
  const parsed = listActsSchema.safeParse({ ...filters, order });
  const { cursor: _, ...input } = parsed.data ?? listActsSchema.parse({ order });
  return trpc.operator.console.acts.useInfiniteQuery(input, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
