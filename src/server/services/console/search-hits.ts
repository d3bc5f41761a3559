import { cleanLatin } from '~/lib/clean-typed';
import type { SearchResult } from '~/schemas/console';

/** Maximum number of hits of each kind. */
export const MAX_HITS = 10;

/** Page of a search: one more hit than is shown, to determine whether there are more. */
export const HITS_PAGE = { take: MAX_HITS + 1 } as const;

export type FoundHit = Omit<SearchResult['hits'][number], 'kind'>;

/** Prisma filter: a part of a text in either case. Pattern characters are taken literally. */
export function partOf(q: string) {
  const contains = cleanLatin(q).replaceAll(/[\\%_]/g, '\\$&');
  return { contains, mode: 'insensitive' } as const;
}
