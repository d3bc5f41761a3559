'use client';
import { trpc } from '~/trpc/react';

/** The operator's open tasks; refetched every minute. */
export function useToday() {
  return trpc.operator.console.today.useQuery(undefined, { refetchInterval: 60_000 });
}
