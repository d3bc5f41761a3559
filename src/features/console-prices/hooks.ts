'use client';
import type { LadderInput } from '~/schemas/operator-price';
import { trpc } from '~/trpc/react';

/** The plans with their past, present and coming prices. */
export function usePrices() {
  return trpc.operator.money.prices.useQuery();
}

const NO_CHANGE: LadderInput = { planId: '', startsOn: '' };

/** The plans of which, after a change, a longer one costs more per month than a shorter one. Nothing is fetched
 *  while the change is null. */
export function usePriceLadder(change: LadderInput | null) {
  return trpc.operator.money.priceLadder.useQuery(change ?? NO_CHANGE, {
    enabled: change !== null,
  });
}

/** Setting and withdrawing a price, and moving the mark "recommended"; the list is refetched afterwards. */
export function usePriceActs() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.operator.invalidate();
  return {
    set: trpc.operator.money.setPrice.useMutation({ onSettled }),
    withdraw: trpc.operator.money.withdrawPrice.useMutation({ onSettled }),
    recommend: trpc.operator.money.recommendPlan.useMutation({ onSettled }),
  };
}
