import type { ReactNode } from 'react';

/** A column of a table of the console. */
export interface DataColumn<Row> {
  /** Also the value of `sort` when the column can be sorted by. */
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Right-aligned figures. */
  numeric?: boolean;
  /** Whether the values are a word or two, which are not broken. */
  isShort?: boolean;
  /** The name of the row: its header cell. */
  isName?: boolean;
}

/** Texts of the table; the application passes them in the operator's language. */
export interface DataTableLabels {
  /** Name of the table. */
  caption: string;
  sortBy: (column: string) => string;
  select: string;
  selectAll: string;
  columns: string;
  more: string;
  end: string;
  loading: string;
  moreFailed: string;
  retry: string;
  shown: (count: number) => string;
  selected: (count: number) => string;
}

export interface DataSort {
  column: string;
  order: 'asc' | 'desc';
}
