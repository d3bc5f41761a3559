'use client';
import { useEffect, useId, useState } from 'react';
import { classNames } from '~/lib/class-names';
import { INPUT_CLASSES } from './field';
import { ChevronDownIcon } from './icons/arrows';
import { isModifiedClick } from './is-modified-click';
import type { ListLabels } from './list-labels';
import { ListSearch } from './list-search';
import { useEarlyText } from './use-early-text';
import { useHydrated } from './use-hydrated';
import type { List } from './use-list';

interface FilterOption {
  value: string;
  label: string;
}

interface ListFilterView {
  /** The name of the URL parameter. */
  name: string;
  /** Label of the filter, such as "topic". */
  label: string;
  options: readonly FilterOption[];
  /** Renders tabs instead of a select: for the filter that is used most. */
  tabs?: boolean;
}

export interface FilterBarProps {
  list: Pick<List<unknown>, 'choice' | 'change' | 'withFilter' | 'toHref' | 'onReach'>;
  labels: ListLabels;
  filters: readonly ListFilterView[];
  /** Two or more sort orders; the first is the default. */
  sorts?: readonly FilterOption[];
  /** Whether to show only the tabs, for a list that is too short to search. */
  isTabsOnly?: boolean;
  className?: string;
}

/** Search, filters and sort order of a list, all of them in the URL. */
export function FilterBar(props: FilterBarProps) {
  const { list, labels, filters, sorts = [], isTabsOnly = false, className } = props;
  const tabs = filters.filter(({ tabs }) => tabs);
  if (isTabsOnly && tabs.length === 0) return null;
  return (
    <search className={classNames('grid gap-3', className)} {...list.onReach}>
      {!isTabsOnly && <Machinery list={list} labels={labels} filters={filters} sorts={sorts} />}
      {tabs.map((filter) => (
        <Tabs key={filter.name} list={list} labels={labels} filter={filter} />
      ))}
    </search>
  );
}

function Machinery({ list, labels, filters, sorts = [] }: FilterBarProps) {
  const closed = filters.filter(({ tabs }) => !tabs);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <ListSearch list={list} labels={labels} />
      {closed.map((filter) => (
        <Choice
          key={filter.name}
          label={filter.label}
          value={list.choice.filters[filter.name] ?? ''}
          options={[{ value: '', label: labels.all }, ...filter.options]}
          onPick={(value) => list.change(list.withFilter(filter.name, value || null))}
        />
      ))}
      {sorts.length > 1 && (
        <Choice
          label={labels.sort}
          value={list.choice.sort}
          options={sorts}
          onPick={(sort) => list.change({ sort })}
        />
      )}
    </div>
  );
}

function Tabs({
  list,
  labels,
  filter,
}: Pick<FilterBarProps, 'list' | 'labels'> & { filter: ListFilterView }) {
  const current = list.choice.filters[filter.name] ?? null;
  return (
    <nav aria-label={filter.label} className="filter-tabs">
      <ul>
        {[{ value: null, label: labels.all }, ...filter.options].map(({ value, label }) => {
          const change = list.withFilter(filter.name, value);
          return (
            <li key={value ?? ''}>
              <a
                href={list.toHref(change)}
                aria-current={current === value ? 'true' : undefined}
                onClick={(event) => {
                  if (isModifiedClick(event)) return;
                  event.preventDefault();
                  list.change(change);
                }}
                className="filter-tab"
              >
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly FilterOption[];
  onPick: (value: string) => void;
}

/** A select of a list. A choice from before React handled it waits until the list has read the address, which the
 *  choice would otherwise replace. */
function Choice({ label, value, options, onPick }: ChoiceProps) {
  const id = useId();
  const hydrated = useHydrated();
  const [early, setEarly] = useState('');
  useEarlyText(id, value);
  useEffect(() => {
    if (!hydrated || !early) return;
    setEarly('');
    onPick(early);
  }, [hydrated, early, onPick]);
  return (
    <div className="list-choice">
      <label htmlFor={id} className="list-label">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={early || value}
          onChange={({ target }) => (hydrated ? onPick : setEarly)(target.value)}
          className={classNames(INPUT_CLASSES, 'appearance-none truncate pr-10')}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="field-icon right-3" />
      </div>
    </div>
  );
}
