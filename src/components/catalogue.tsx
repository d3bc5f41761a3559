'use client';
import { type ReactNode, useState } from 'react';
import { classNames } from '~/lib/class-names';
import type { ListFile } from '~/lib/list-file';
import { defaultSort, type ListConfig } from '~/lib/list-query';
import { CATALOGUE_LOOKS } from './catalogue-looks';
import { FilterBar, type FilterBarProps } from './ui/filter-bar';
import { BY_CHOICE } from './ui/list-hint';
import { EmptyList, FailedList, ListCount, MoreRows } from './ui/list-states';
import { type List, useList } from './ui/use-list';

/** Number of rows from which a list has search and sort orders. */
const SEARCHED_FROM = 12;

interface CatalogueProps<Row> extends Omit<FilterBarProps, 'list' | 'isTabsOnly' | 'className'> {
  /** All rows; none when the page has its first ones only as HTML. */
  rows: readonly Row[];
  /** The first rows as static HTML, shown until others are requested. */
  first?: ReactNode;
  /** The file with all rows and searched texts, when the page has less. */
  file?: ListFile;
  /** Search, filters and sort orders; defined outside of the component or memoised. */
  rules: ListConfig<Row>;
  look: keyof typeof CATALOGUE_LOOKS;
  /** Text of the number of rows, where "N found" does not fit. */
  found?: (count: number) => string;
  /** Text for a list without any rows. */
  nothing: string;
  /** Renders one row, at its place from 0 on. */
  children: (row: Row, index: number) => ReactNode;
}

/** The whole list of a page: search, filters and sort orders above, then the rows or their empty state. A short
 *  list has only its tabs. */
export function Catalogue<Row extends { slug: string }>(props: CatalogueProps<Row>) {
  const { rows, first, file, rules, look, labels, filters, sorts, nothing, children } = props;
  const { found = labels.found } = props;
  const list = useList(rows, rules, file);
  const isShort = useIsShort(props, list);
  const classes = CATALOGUE_LOOKS[look];
  return (
    <div className={classes.frame}>
      <FilterBar list={list} labels={labels} filters={filters} sorts={sorts} isTabsOnly={isShort} />
      <ListCount list={list} labels={labels} found={found} isHidden={isShort} />
      <FailedList list={list} labels={labels} />
      <div className={classNames(classes.frame, BY_CHOICE)}>
        {first && list.isFirst ? (
          first
        ) : (
          <ul className={classNames(classes.list, isShort && 'border-t-0')}>
            {list.shown.map((row, index) => (
              <li key={row.slug} className={classes.row}>
                {children(row, index)}
              </li>
            ))}
          </ul>
        )}
        <MoreRows list={list} labels={labels} />
        <EmptyList list={list} labels={labels} nothing={nothing} />
      </div>
    </div>
  );
}

/** Whether a list is too short for search and sort orders. Those in its URL stay visible, even after they were
 *  cleared. */
function useIsShort<Row>(
  props: Pick<CatalogueProps<Row>, 'rows' | 'file' | 'rules' | 'filters'>,
  list: List<Row>,
) {
  const { rows, file, rules, filters } = props;
  const { choice } = list;
  const isAsked =
    choice.q !== '' ||
    choice.sort !== defaultSort(rules) ||
    filters.some(({ name, tabs }) => !tabs && choice.filters[name] !== undefined);
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  return (file?.total ?? rows.length) < SEARCHED_FROM && !wasAsked;
}
