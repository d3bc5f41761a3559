'use client';
import type { ReactNode } from 'react';
import type { ListConfig } from '~/lib/list-query';
import { FilterBar, type FilterBarProps } from './ui/filter-bar';
import { EmptyList, ListCount, MoreRows } from './ui/list-states';
import { useList } from './ui/use-list';

/** How the rows stand: under pictures in up to three columns, as lines of one column, or as texts in two. */
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
  /** The search, filters and orders; made outside of the component, or remembered. */
  rules: ListConfig<Row>;
  look: keyof typeof LOOKS;
  /** How many there are, where "so many found" does not say it. */
  found?: (count: number) => string;
  /** Said when there are no rows at all. */
  nothing: string;
  /** Draws one row. */
  children: (row: Row) => ReactNode;
}

/** The whole list of a page: its search, filters and orders above, its rows, and what stands in their place
 *  when there are none. */
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
      <MoreRows list={list} words={labels} />
      <EmptyList list={list} words={labels} nothing={nothing} />
    </div>
  );
}
