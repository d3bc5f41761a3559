'use client';
import { trpc } from '~/trpc/react';

/** The order of a number, as operators see it. */
export function useOperatorOrder(number: string) {
  return trpc.operator.console.order.useQuery({ number });
}
