'use client';
import { type FormEvent, useId } from 'react';
import { Button } from '~/components/ui/button';
import type { TableAddress } from '~/components/ui/data-table/use-table-address';
import { INPUT_CLASSES } from '~/components/ui/field';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';

/** A filter of a table, by the name of its parameter. */
export interface TableFilter {
  name: string;
  label: string;
  kind: 'search' | 'day' | 'choice';
  options?: readonly { value: string; label: string }[];
  /** The table's content without this filter, unless that is everything. */
  unfiltered?: string;
}

const FIELDS: Record<TableFilter['kind'], string> = {
  search: 'list-search',
  choice: 'list-choice',
  // A whole date, with the button of its calendar.
  day: 'list-choice basis-40',
};

interface TableFiltersProps {
  address: TableAddress;
  filters: readonly TableFilter[];
}

/** The filters of a table: a form of the address, which works before hydration, too. */
export function TableFilters({ address, filters }: TableFiltersProps) {
  const t = useScopedI18n('consoleShell.table');
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const pairs = filters.map(({ name }) => [name, String(fields.get(name) ?? '').trim()] as const);
    address.onFilter(Object.fromEntries(pairs));
  };
  const isFiltered = Object.keys(address.filters).length > 0;
  return (
    <search aria-label={t('filters')}>
      {/* Another address gives other default values. */}
      <form key={address.query} onSubmit={apply} className="flex flex-wrap items-end gap-3">
        {filters.map((filter) => (
          <Filter key={filter.name} filter={filter} value={address.filters[filter.name] ?? ''} />
        ))}
        <Button type="submit" variant="secondary" size="sm">
          {t('apply')}
        </Button>
        {isFiltered && (
          <Button variant="quiet" size="sm" onClick={() => address.onFilter({})}>
            {t('clear')}
          </Button>
        )}
      </form>
    </search>
  );
}

function Filter({ filter, value }: { filter: TableFilter; value: string }) {
  const t = useScopedI18n('consoleShell.table');
  const id = useId();
  const { name, label, kind, options = [], unfiltered = t('all') } = filter;
  const field = { id, name, defaultValue: value };
  return (
    <div className={FIELDS[kind]}>
      <label htmlFor={id} className="list-label">
        {label}
      </label>
      {kind === 'choice' ? (
        <select {...field} className={classNames(INPUT_CLASSES)}>
          <option value="">{unfiltered}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...field}
          type={kind === 'day' ? 'date' : 'search'}
          maxLength={80}
          autoComplete="off"
          className={classNames(INPUT_CLASSES)}
        />
      )}
    </div>
  );
}
