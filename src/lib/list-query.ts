/** What can be asked of a list, and how the address says it: `?q=tea&category=health&sort=oldest&show=48`.
 *  Our lists have tens to a few hundred rows and come whole with the cached page, so choosing among them
 *  is arithmetic on an array: no request, no spinner, and it works offline. */
export interface ListRules<Row> {
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
  of: (row: Row) => string;
}

export interface ListChoice {
  q: string;
  /** Only those that are set. */
  filters: Readonly<Record<string, string>>;
  sort: string;
  /** At most so many rows. */
  show: number;
}

const LONGEST_SEARCH = 80;

/** What an address asks of a list; whatever it does not understand is the default. */
export function readChoice<Row>(params: URLSearchParams, rules: ListRules<Row>): ListChoice {
  const filters: Record<string, string> = {};
  for (const [name, { options }] of Object.entries(rules.filters)) {
    const value = params.get(name);
    if (value !== null && options.includes(value)) filters[name] = value;
  }
  const sort = params.get('sort');
  const show = Math.floor(Number(params.get('show'))) || 0;
  return {
    q: (params.get('q') ?? '').slice(0, LONGEST_SEARCH),
    filters,
    sort: sort !== null && Object.hasOwn(rules.sorts, sort) ? sort : defaultSort(rules),
    show: Math.max(show, rules.pageSize),
  };
}

/** The address's query of a choice, without what is the default; parameters of others stay.
 *  @returns '' or '?…' */
export function writeChoice<Row>(
  choice: ListChoice,
  rules: ListRules<Row>,
  before: URLSearchParams = new URLSearchParams(),
): string {
  const params = new URLSearchParams(before);
  const put = (name: string, value: string, standard: string) =>
    value === standard ? params.delete(name) : params.set(name, value);
  put('q', choice.q, '');
  for (const name of Object.keys(rules.filters)) put(name, choice.filters[name] ?? '', '');
  put('sort', choice.sort, defaultSort(rules));
  put('show', String(choice.show), String(rules.pageSize));
  return params.size > 0 ? `?${params}` : '';
}

/** The rows that a choice asks for, in its order; every word of the search must be in a row.
 *  @returns `found` all of them, `shown` the first `choice.show` */
export function chooseRows<Row>(
  rows: readonly Row[],
  choice: ListChoice,
  rules: ListRules<Row>,
): { found: Row[]; shown: Row[] } {
  const words = plain(choice.q).split(/\s+/).filter(Boolean);
  const found = rows.filter(
    (row) =>
      Object.entries(choice.filters).every(([name, value]) => {
        return rules.filters[name]?.of(row) === value;
      }) && hasEvery(words, row, rules),
  );
  const order = rules.sorts[choice.sort];
  if (order) found.sort(order);
  return { found, shown: found.slice(0, choice.show) };
}

/** Whether a search or a filter narrows the list. */
export function isNarrowed({ q, filters }: ListChoice): boolean {
  return q.trim() !== '' || Object.keys(filters).length > 0;
}

function hasEvery<Row>(words: string[], row: Row, rules: ListRules<Row>): boolean {
  if (words.length === 0) return true;
  const text = plain(rules.text(row).join('\n'));
  return words.every((word) => text.includes(word));
}

/** Full-width letters, capitals and accents make no difference. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function defaultSort<Row>({ sorts }: ListRules<Row>): string {
  return Object.keys(sorts)[0] ?? '';
}
