'use client';
import type { LadderInput } from '~/schemas/operator-price';
import { trpc } from '~/trpc/react';

/** The plans with the prices that were, are and will be valid. */
export function usePrices() {
  return trpc.operator.money.prices.useQuery();
}

const NO_CHANGE: LadderInput = { planId: '', startsOn: '' };

/** The plans that a change leaves with a longer one that costs more a month than a shorter one. Nothing is asked while
 *  the change is null. */
export function usePriceLadder(change: LadderInput | null) {
  return trpc.operator.money.priceLadder.useQuery(change ?? NO_CHANGE, {
    enabled: change !== null,
  });
}

/** Setting a price, taking one back, and moving the mark "recommended"; the list is read again afterwards. */
export function usePriceActs() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.operator.invalidate();
  return {
    set: trpc.operator.money.setPrice.useMutation({ onSettled }),
    withdraw: trpc.operator.money.withdrawPrice.useMutation({ onSettled }),
    recommend: trpc.operator.money.recommendPlan.useMutation({ onSettled }),
  };
}
