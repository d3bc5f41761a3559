/** A column of the table below a chart. */
export interface FigureColumn<Row> {
  label: string;
  /** Null where nothing is known. */
  value: (row: Row) => number | null;
  /** Text of a value; a count without one. */
  format?: (value: number) => string;
  /** Colour of its bars; without one it is in the table alone. */
  colour?: string;
  /** The number above the chart: the sum of the days, or the last day. */
  headline?: 'sum' | 'last';
}

/** Colours of bars that stand together, distinguishable in both themes; their names are in the legend and the
 *  table. */
export const BAR_COLOURS = [
  'var(--ink)',
  'var(--gold)',
  'var(--said)',
  'var(--again)',
  'var(--soft)',
] as const;

/** Text of a value of a column, with commas. */
export function formatValue<Row>({ format }: FigureColumn<Row>, value: number | null): string {
  if (value === null) return '–';
  return format ? format(value) : value.toLocaleString('en-US');
}

/** The number above the chart: unknown days add nothing, and of unknown days alone there is no sum. */
export function headlineOf<Row>(column: FigureColumn<Row>, rows: readonly Row[]): string {
  const values = rows.map(column.value);
  const value =
    column.headline === 'last'
      ? (values.at(-1) ?? null)
      : values.reduce((sum, one) => (one === null ? sum : (sum ?? 0) + one), null);
  return formatValue(column, value);
}
