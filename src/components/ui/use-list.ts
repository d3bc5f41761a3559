'use client';
import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import {
  filterRows,
  isFiltered,
  type ListConfig,
  type ListQuery,
  parseListQuery,
  serializeListQuery,
} from '~/lib/list-query';
import { useHydrated } from './use-hydrated';

export interface List<Row> {
  choice: ListQuery;
  /** Rows on the page now. */
  shown: Row[];
  /** Number of rows with this search and these filters. */
  found: number;
  /** Whether a search or a filter hides rows. */
  narrowed: boolean;
  hasMore: boolean;
  /** URL of this list with a change: for links that work before hydration. */
  toHref: (change: Partial<ListQuery>) => string;
  /** Applies the change. Adds a history entry unless `quietly` (typing, "more"). */
  change: (change: Partial<ListQuery>, quietly?: boolean) => void;
  /** `filter('category', 'health')`; null clears the filter. */
  withFilter: (name: string, value: string | null) => Partial<ListQuery>;
  more: () => void;
  moreHref: string;
  clear: () => void;
}

/** A list whose search, filters, order and length are in the URL. The cached HTML is the same for
 *  everybody: the first page of the unfiltered list, with real links; the URL's parameters are applied
 *  after hydration.
 *  `Catalogue` is such a list as most pages show it; `FilterBar`, `ListCount`, `MoreRows` and
 *  `EmptyList` are its parts, for a list of another form.
 *  @param rules defined outside of the component or memoised */
export function useList<Row>(rows: readonly Row[], rules: ListConfig<Row>): List<Row> {
  const address = useSearchParams();
  const hydrated = useHydrated();
  // The router's parameters may already be those of the URL, which the cached HTML never knew.
  const query = hydrated && address ? address.toString() : '';
  return useMemo(() => {
    const params = new URLSearchParams(query);
    const choice = parseListQuery(params, rules);
    const { found, shown } = filterRows(rows, choice, rules);
    const toHref = (change: Partial<ListQuery>) =>
      serializeListQuery({ ...choice, show: rules.pageSize, ...change }, rules, params) || '?';
    const change: List<Row>['change'] = (wanted, quietly = false) => {
      const href = toHref(wanted) === '?' ? window.location.pathname : toHref(wanted);
      if (quietly) window.history.replaceState(null, '', href);
      else window.history.pushState(null, '', href);
    };
    return {
      choice,
      shown,
      found: found.length,
      narrowed: isFiltered(choice),
      hasMore: found.length > shown.length,
      toHref,
      change,
      withFilter: (name, value) => {
        const { [name]: _, ...others } = choice.filters;
        return { filters: value === null ? others : { ...others, [name]: value } };
      },
      more: () => change({ show: choice.show + rules.pageSize }, true),
      moreHref: toHref({ show: choice.show + rules.pageSize }),
      clear: () => change({ q: '', filters: {} }),
    };
  }, [rows, rules, query]);
}
