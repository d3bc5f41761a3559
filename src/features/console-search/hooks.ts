'use client';
import { trpc } from '~/trpc/react';

/** What a search finds; nothing is asked for with less than two characters. */
export function useConsoleSearch(q: string) {
  return trpc.operator.console.search.useQuery({ q }, { enabled: q.length >= 2 });
}
