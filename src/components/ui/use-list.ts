'use client';
import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import type { ListFile } from '~/lib/list-file';
import {
  defaultSort,
  filterRows,
  isFiltered,
  type ListConfig,
  type ListQuery,
  parseListQuery,
  serializeListQuery,
} from '~/lib/list-query';
import { useListHint } from './list-hint';
import { useHydrated } from './use-hydrated';
import { useListFile } from './use-list-file';

export interface List<Row> {
  choice: ListQuery;
  /** Rows on the page now. */
  shown: Row[];
  /** Number of rows on the page now. */
  length: number;
  /** Whether they are the first ones of the whole list in its default order, which the page has as HTML. */
  isFirst: boolean;
  /** Number of rows with this search and these filters; while `busy` or `failed`, of the loaded ones. */
  found: number;
  /** Whether a search or a filter hides rows. */
  narrowed: boolean;
  hasMore: boolean;
  /** Whether requested rows are being fetched. */
  busy: boolean;
  /** Whether they could not be fetched. */
  failed: boolean;
  /** Fetches them again. */
  retry: () => void;
  /** Handlers for controls that request more rows than the page has: pointing at or focusing them fetches
   *  the rows. */
  onReach: { onPointerEnter: () => void; onFocus: () => void };
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

/** A list whose search, filters, order and length are in the URL. The cached HTML is the same for everybody:
 *  the first page of the unfiltered list, with real links; the URL's parameters are applied after hydration,
 *  and rows that they replace are hidden until then (`list-hint.ts`).
 *  `Catalogue` renders such a list in the usual form; `FilterBar`, `ListCount`, `MoreRows` and `EmptyList` are
 *  its parts, for a list of another form.
 *  @param rows all of them; none when the page has its first ones only as HTML
 *  @param rules defined outside of the component or memoised
 *  @param file with all rows and searched texts, when the page has less */
export function useList<Row>(
  rows: readonly Row[],
  rules: ListConfig<Row>,
  file?: ListFile,
): List<Row> {
  const address = useSearchParams();
  const hydrated = useHydrated();
  // The router's parameters may already be those of the URL, which the cached HTML does not depend on.
  const query = hydrated && address ? address.toString() : '';
  const params = useMemo(() => new URLSearchParams(query), [query]);
  const choice = useMemo(() => parseListQuery(params, rules), [params, rules]);
  const narrowed = isFiltered(choice);
  const isNeeded = file !== undefined && needsFile(choice, rules, { file, here: rows.length });
  const whole = useListFile(rows, file, isNeeded);
  useListHint(hydrated && !whole.busy);
  const total = whole.isComplete || narrowed ? undefined : file?.total;
  const isOrdered = whole.isComplete || !isNeeded;
  const { found, shown } = useMemo(
    // Some of the rows in another order would look like the first ones of that order.
    () =>
      filterRows(whole.rows, isOrdered ? choice : { ...choice, sort: defaultSort(rules) }, rules),
    [whole.rows, choice, rules, isOrdered],
  );
  const count = total ?? found.length;
  const isPlain = !file || !isChanged(choice, rules, file);
  const isFirst = isPlain || (!whole.isComplete && !narrowed);
  const length = isFirst && file ? file.held : shown.length;

  const toHref = (change: Partial<ListQuery>) =>
    serializeListQuery({ ...choice, show: rules.pageSize, ...change }, rules, params) || '?';
  const change: List<Row>['change'] = (wanted, quietly = false) => {
    const href = toHref(wanted) === '?' ? window.location.pathname : toHref(wanted);
    if (quietly) window.history.replaceState(null, '', href);
    else window.history.pushState(null, '', href);
  };
  const more = { show: choice.show + rules.pageSize };
  return {
    choice,
    shown,
    found: count,
    narrowed,
    length,
    isFirst,
    hasMore: count > length,
    busy: whole.busy,
    failed: whole.failed,
    retry: whole.load,
    onReach: whole.onReach,
    toHref,
    change,
    withFilter: (name, value) => {
      const { [name]: _, ...others } = choice.filters;
      return { filters: value === null ? others : { ...others, [name]: value } };
    },
    more: () => {
      if (whole.failed) whole.load();
      else if (!whole.busy) change(more, true);
    },
    moreHref: (!hydrated && file?.page) || toHref(more),
    clear: () => change({ q: '', filters: {} }),
  };
}

/** Whether a choice needs more data than the page has. A search also reads the other language; a filter, an order or a
 *  length needs all rows, which may be missing or be in the page only as HTML.
 *  @param here number of rows that are loaded as data */
function needsFile<Row>(
  choice: ListQuery,
  rules: ListConfig<Row>,
  { file, here }: { file: ListFile; here: number },
): boolean {
  if (choice.q.trim() !== '') return true;
  return file.total > here && isChanged(choice, rules, file);
}

/** Whether a choice needs other rows than the first ones. A list may be shorter than its page. */
function isChanged<Row>(
  choice: ListQuery,
  rules: ListConfig<Row>,
  { held, total }: ListFile,
): boolean {
  const isLonger = Math.min(choice.show, total) > held;
  return isFiltered(choice) || choice.sort !== defaultSort(rules) || isLonger;
}
