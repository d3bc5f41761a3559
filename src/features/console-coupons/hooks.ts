'use client';
import type { DataSort } from '~/components/ui/data-table/types';
import type { TableFilters } from '~/components/ui/data-table/use-table-address';
import { listCouponsSchema } from '~/schemas/operator-coupon';
import { trpc } from '~/trpc/react';

/** The coupons with the filters of the address; invalid values are left out. */
export function useCoupons(filters: TableFilters, { column: sort, order }: DataSort) {
  const parsed = listCouponsSchema.safeParse({ ...filters, sort, order });
  const { cursor: _, ...input } = parsed.data ?? listCouponsSchema.parse({ order });
  return trpc.operator.money.coupons.useInfiniteQuery(input, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Creating and withdrawing; the list is refetched afterwards. */
export function useCouponActs() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.operator.invalidate();
  return {
    create: trpc.operator.money.createCoupon.useMutation({ onSettled }),
    withdraw: trpc.operator.money.withdrawCoupon.useMutation({ onSettled }),
  };
}

/** Withdraws several coupons; `readAgain` refetches the list when all are done. */
export function useWithdrawMany() {
  const utils = trpc.useUtils();
  return {
    withdraw: trpc.operator.money.withdrawCoupon.useMutation(),
    readAgain: () => utils.operator.invalidate(),
  };
}
