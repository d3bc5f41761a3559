/** What can be asked of a list, and how the address says it: `?q=tea&category=health&sort=oldest&show=48`.
 *  Our lists have tens to a few hundred rows and come whole with the cached page, so choosing among them
 *  is arithmetic on an array: no request, no spinner, and it works offline. */
export interface ListConfig<Row> {
  /** Everything that the search looks through. */
  text: (row: Row) => readonly string[];
  /** By the parameter's name. A value that is not among the options is ignored. */
  filters: Readonly<Record<string, ListFilter<Row>>>;
  /** By the value of `sort`; the first is the default and needs no parameter. */
  sorts: Readonly<Record<string, (a: Row, b: Row) => number>>;
  /** Rows shown at first, and added by each press of "more". */
  pageSize: number;
}

export interface ListFilter<Row> {
  options: readonly string[];
  /** The option that a row belongs to. */
  valueOf: (row: Row) => string;
}

export interface ListQuery {
  q: string;
  /** Only those that are set. */
  filters: Readonly<Record<string, string>>;
  sort: string;
  /** At most so many rows. */
  show: number;
}

const MAX_SEARCH_LENGTH = 80;

/** What an address asks of a list; whatever it does not understand is the default. */
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

/** The address's query of a choice, without what is the default; parameters of others stay.
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

/** The rows that a choice asks for, in its order; every word of the search must be in a row.
 *  @returns `found` all of them, `shown` the first `choice.show` */
export function filterRows<Row>(
  rows: readonly Row[],
  query: ListQuery,
  config: ListConfig<Row>,
): { found: Row[]; shown: Row[] } {
  const words = normalise(query.q).split(/\s+/).filter(Boolean);
  const found = rows.filter(
    (row) =>
      Object.entries(query.filters).every(([name, value]) => {
        return config.filters[name]?.valueOf(row) === value;
      }) && containsEveryWord(words, row, config),
  );
  const order = config.sorts[query.sort];
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

/** Full-width letters, capitals and accents make no difference. */
function normalise(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function defaultSort<Row>({ sorts }: ListConfig<Row>): string {
  return Object.keys(sorts)[0] ?? '';
}
