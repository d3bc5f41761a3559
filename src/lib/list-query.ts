import type { FilterName } from './list-parameters';
import { toTable } from './to-table';
/** Search, filters and orders of a list, and their query parameters:
 *  `?q=tea&category=health&sort=oldest&show=48`. Our lists have tens to a few hundred rows, all of them in the page
 *  or in the list's file, so that they are filtered in the browser. */
export interface ListConfig<Row> {
  /** Texts of a row that are searched. */
  text: (row: Row) => readonly string[];
  /** Filters by the name of their parameter. A value that is not among the options is ignored. */
  filters: { readonly [Name in FilterName]?: ListFilter<Row> };
  /** Orders by the value of `sort`; the first is the default and needs no parameter. */
  sorts: Readonly<Record<string, (a: Row, b: Row) => number>>;
  /** Number of rows shown at first, and added by each click on "more". */
  pageSize: number;
}

interface ListFilter<Row> {
  options: readonly string[];
  /** The option that a row belongs to. */
  valueOf: (row: Row) => string;
}

export interface ListQuery {
  q: string;
  /** Active filters only. */
  filters: Readonly<Record<string, string>>;
  sort: string;
  /** Maximum number of rows shown. */
  show: number;
}

const MAX_SEARCH_LENGTH = 80;

/** Parses the query of a list; an invalid value is replaced by the default. */
export function parseListQuery<Row>(params: URLSearchParams, config: ListConfig<Row>): ListQuery {
  const filters: Record<string, string> = {};
  for (const [name, { options }] of Object.entries(config.filters)) {
    const value = params.get(name);
    if (value !== null && options.includes(value)) filters[name] = value;
  }
  const sort = params.get('sort');
  const show = Math.floor(Number(params.get('show'))) || 0;
  return {
    q: (params.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
    filters,
    sort: sort !== null && Object.hasOwn(config.sorts, sort) ? sort : defaultSort(config),
    show: Math.max(show, config.pageSize),
  };
}

/** Serialises the query of a list without default values; other parameters stay.
 *  @returns '' or '?…' */
export function serializeListQuery<Row>(
  query: ListQuery,
  config: ListConfig<Row>,
  currentParams: URLSearchParams = new URLSearchParams(),
): string {
  const params = new URLSearchParams(currentParams);
  const setParam = (name: string, value: string, defaultValue: string) =>
    value === defaultValue ? params.delete(name) : params.set(name, value);
  setParam('q', query.q, '');
  for (const name of Object.keys(config.filters)) setParam(name, query.filters[name] ?? '', '');
  setParam('sort', query.sort, defaultSort(config));
  setParam('show', String(query.show), String(config.pageSize));
  return params.size > 0 ? `?${params}` : '';
}

/** Filters and sorts rows by a query; a row must contain every word of the search.
 *  @returns `found` all matching rows, `shown` the first `query.show` of them */
export function filterRows<Row>(
  rows: readonly Row[],
  query: ListQuery,
  config: ListConfig<Row>,
): { found: Row[]; shown: Row[] } {
  const filters = toTable(config.filters);
  const words = normalise(query.q).split(/\s+/).filter(Boolean);
  const found = rows.filter(
    (row) =>
      Object.entries(query.filters).every(([name, value]) => {
        return filters.get(name)?.valueOf(row) === value;
      }) && containsEveryWord(words, row, config),
  );
  const order = toTable(config.sorts).get(query.sort);
  if (order) found.sort(order);
  return { found, shown: found.slice(0, query.show) };
}

/** Whether a search or a filter narrows the list. */
export function isFiltered({ q, filters }: ListQuery): boolean {
  return q.trim() !== '' || Object.keys(filters).length > 0;
}

function containsEveryWord<Row>(words: string[], row: Row, config: ListConfig<Row>): boolean {
  if (words.length === 0) return true;
  const text = normalise(config.text(row).join('\n'));
  return words.every((word) => text.includes(word));
}

/** Normalises a text for the search: ignores width, case and accents. */
function normalise(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The order that needs no parameter. */
export function defaultSort<Row>({ sorts }: ListConfig<Row>): string {
  return Object.keys(sorts)[0] ?? '';
}
