'use client';
import type { DataSort } from '~/components/ui/data-table/types';
import type { TableFilters } from '~/components/ui/data-table/use-table-address';
import { listGiftsSchema } from '~/schemas/operator-gift';
import { trpc } from '~/trpc/react';

/** The gifts with the filters of the address; invalid values are left out. */
export function useGifts(filters: TableFilters, { order }: DataSort) {
  const parsed = listGiftsSchema.safeParse({ ...filters, order });
  const { cursor: _, ...input } = parsed.data ?? listGiftsSchema.parse({ order });
  return trpc.operator.money.gifts.useInfiniteQuery(input, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
