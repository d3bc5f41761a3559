'use client';
import { trpc } from '~/trpc/react';

/** The plans with the prices that were, are and will be valid. */
export function usePrices() {
  return trpc.operator.money.prices.useQuery();
}

/** Setting a price and taking one back; the list is read again afterwards. */
export function usePriceActs() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.operator.invalidate();
  return {
    set: trpc.operator.money.setPrice.useMutation({ onSettled }),
    withdraw: trpc.operator.money.withdrawPrice.useMutation({ onSettled }),
  };
}
