'use client';
import type { ReactNode } from 'react';
import type { ListConfig } from '~/lib/list-query';
import { FilterBar, type FilterBarProps } from './ui/filter-bar';
import { EmptyList, ListCount, MoreRows } from './ui/list-states';
import { useList } from './ui/use-list';

/** Layout of the rows: pictures in up to three columns, lines in one column, or texts in two. */
const LOOKS = {
  covers: {
    frame: 'grid gap-8',
    list: 'grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3',
    row: undefined,
  },
  lines: { frame: 'grid gap-6', list: 'grid border-t border-line', row: 'border-b border-line' },
  texts: {
    frame: 'grid gap-6',
    list: 'grid gap-x-12 md:grid-cols-2',
    row: 'border-t border-line py-6',
  },
} as const;

interface CatalogueProps<Row> extends Omit<FilterBarProps, 'list' | 'className'> {
  rows: readonly Row[];
  /** Search, filters and sort orders; defined outside of the component or memoised. */
  rules: ListConfig<Row>;
  look: keyof typeof LOOKS;
  /** Text of the number of rows, where "N found" does not fit. */
  found?: (count: number) => string;
  /** Text for a list without any rows. */
  nothing: string;
  /** Renders one row. */
  children: (row: Row) => ReactNode;
}

/** The whole list of a page: search, filters and sort orders above, then the rows or their empty state. */
export function Catalogue<Row extends { slug: string }>(props: CatalogueProps<Row>) {
  const { rows, rules, look, labels, filters, sorts, nothing, children } = props;
  const { found = labels.found } = props;
  const list = useList(rows, rules);
  const classes = LOOKS[look];
  return (
    <div className={classes.frame}>
      <FilterBar list={list} labels={labels} filters={filters} sorts={sorts} />
      <ListCount text={found(list.found)} />
      <ul className={classes.list}>
        {list.shown.map((row) => (
          <li key={row.slug} className={classes.row}>
            {children(row)}
          </li>
        ))}
      </ul>
      <MoreRows list={list} labels={labels} />
      <EmptyList list={list} labels={labels} nothing={nothing} />
    </div>
  );
}
