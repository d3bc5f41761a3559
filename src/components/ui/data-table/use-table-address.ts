'use client';
import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import type { DataSort } from './types';

/** Filters by their parameter; an absent one does not filter. */
export type TableFilters = Readonly<Record<string, string>>;

export interface TableAddress {
  filters: TableFilters;
  sort: DataSort;
  /** The query of the table, which its CSV file has, too: '' or '?…'. */
  query: string;
  sortHref: (sort: DataSort) => string;
  onSort: (sort: DataSort) => void;
  /** Replaces the filters; an empty text removes a filter. */
  onFilter: (filters: TableFilters) => void;
}

interface Rules {
  filters: readonly string[];
  defaultSort: DataSort;
}

/** Filters and order of a table, which are in the address of the page, so that "back", a reload and a copied link
 *  show the same rows.
 *  @param rules defined outside of the component */
export function useTableAddress({ filters: names, defaultSort }: Rules): TableAddress {
  const address = useSearchParams()?.toString() ?? '';
  return useMemo(() => {
    const params = new URLSearchParams(address);
    const filters: Record<string, string> = {};
    for (const name of names) {
      const value = params.get(name);
      if (value) filters[name] = value;
    }
    const order = params.get('order');
    const sort: DataSort = {
      column: params.get('sort') ?? defaultSort.column,
      order: order === 'asc' || order === 'desc' ? order : defaultSort.order,
    };
    const toQuery = (changedFilters: TableFilters, changedSort: DataSort) => {
      const changed = new URLSearchParams();
      for (const [name, value] of Object.entries(changedFilters))
        if (value) changed.set(name, value);
      if (changedSort.column !== defaultSort.column) changed.set('sort', changedSort.column);
      if (changedSort.order !== defaultSort.order) changed.set('order', changedSort.order);
      const text = changed.toString();
      return text ? `?${text}` : '';
    };
    const go = (query: string) =>
      window.history.pushState(null, '', query || window.location.pathname);
    return {
      filters,
      sort,
      query: toQuery(filters, sort),
      sortHref: (wanted) => toQuery(filters, wanted) || '?',
      onSort: (wanted) => go(toQuery(filters, wanted)),
      onFilter: (wanted) => go(toQuery(wanted, sort)),
    };
  }, [address, names, defaultSort]);
}
