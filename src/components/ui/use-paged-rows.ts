'use client';
import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';

/** The part of an infinite query that a paged list needs. */
interface PagedQuery<Row> {
  data: { pages: readonly { rows: readonly Row[] }[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<{ isFetchNextPageError: boolean }>;
}

export interface PagedRows<Row> {
  /** Rows on the page now. */
  shown: Row[];
  hasMore: boolean;
  /** Whether the next page is being fetched. */
  busy: boolean;
  /** Whether the next page could not be fetched. */
  failed: boolean;
  more: () => void;
  moreHref: string;
}

/** A list that comes from the server page by page. Its length is in the address, as for every list, so that a
 *  reload, "back" and a link before hydration show as many rows again.
 *  @param param parameter of the address with the number of rows
 *  @param pageSize number of rows of a page
 *  @returns undefined until the first page is loaded */
export function usePagedRows<Row>(
  query: PagedQuery<Row>,
  { param = 'show', pageSize }: { param?: string; pageSize: number },
): PagedRows<Row> | undefined {
  const address = useSearchParams()?.toString() ?? '';
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const shown = useMemo(() => data?.pages.flatMap(({ rows }) => rows), [data]);
  if (!data || !shown) return undefined;
  const params = new URLSearchParams(address);
  params.set(param, String((data.pages.length + 1) * pageSize));
  const moreHref = `?${params}`;
  return {
    shown,
    hasMore: hasNextPage,
    busy: isFetchingNextPage,
    failed: isFetchNextPageError,
    moreHref,
    more: () => {
      if (isFetchingNextPage) return;
      void fetchNextPage().then((result) => {
        if (!result.isFetchNextPageError) window.history.replaceState(null, '', moreHref);
      });
    },
  };
}
