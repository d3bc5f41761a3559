'use client';
import type { ReactNode } from 'react';
import type { ListFile } from '~/lib/list-file';
import type { ListConfig } from '~/lib/list-query';
import { CATALOGUE_LOOKS } from './catalogue-looks';
import { FilterBar, type FilterBarProps } from './ui/filter-bar';
import { EmptyList, FailedList, ListCount, MoreRows } from './ui/list-states';
import { useList } from './ui/use-list';

interface CatalogueProps<Row> extends Omit<FilterBarProps, 'list' | 'className'> {
  /** All rows; none when the page has its first ones as HTML alone. */
  rows: readonly Row[];
  /** The first rows as static HTML, shown as long as nobody asks for others. */
  first?: ReactNode;
  /** The file with all rows and all that the search reads, when the page has less. */
  file?: ListFile;
  /** Search, filters and sort orders; defined outside of the component or memoised. */
  rules: ListConfig<Row>;
  look: keyof typeof CATALOGUE_LOOKS;
  /** Text of the number of rows, where "N found" does not fit. */
  found?: (count: number) => string;
  /** Text for a list without any rows. */
  nothing: string;
  /** Renders one row. */
  children: (row: Row) => ReactNode;
}

/** The whole list of a page: search, filters and sort orders above, then the rows or their empty state. */
export function Catalogue<Row extends { slug: string }>(props: CatalogueProps<Row>) {
  const { rows, first, file, rules, look, labels, filters, sorts, nothing, children } = props;
  const { found = labels.found } = props;
  const list = useList(rows, rules, file);
  const classes = CATALOGUE_LOOKS[look];
  return (
    <div className={classes.frame}>
      <FilterBar list={list} labels={labels} filters={filters} sorts={sorts} />
      <ListCount list={list} labels={labels} found={found} />
      <FailedList list={list} labels={labels} />
      {first && list.isFirst ? (
        first
      ) : (
        <ul className={classes.list}>
          {list.shown.map((row) => (
            <li key={row.slug} className={classes.row}>
              {children(row)}
            </li>
          ))}
        </ul>
      )}
      <MoreRows list={list} labels={labels} />
      <EmptyList list={list} labels={labels} nothing={nothing} />
    </div>
  );
}
