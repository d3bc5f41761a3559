'use client';
import { trpc } from '~/trpc/react';

/** What waits for the operator; asked for again each minute. */
export function useToday() {
  return trpc.operator.console.today.useQuery(undefined, { refetchInterval: 60_000 });
}
