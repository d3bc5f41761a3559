'use client';
import { trpc } from '~/trpc/react';

/** The hits of a search; nothing is fetched for less than two characters. */
export function useConsoleSearch(q: string) {
  return trpc.operator.console.search.useQuery({ q }, { enabled: q.length >= 2 });
}
