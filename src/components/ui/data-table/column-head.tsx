'use client';
import { isModifiedClick } from '../is-modified-click';
import type { DataColumn, DataSort, DataTableLabels } from './types';

interface ColumnHeadProps {
  // biome-ignore lint/suspicious/noExplicitAny: a head never looks into a row.
  column: DataColumn<any>;
  labels: Pick<DataTableLabels, 'sortBy'>;
  sort: DataSort;
  sortHref: (sort: DataSort) => string;
  onSort: (sort: DataSort) => void;
}

const ARIA = { asc: 'ascending', desc: 'descending' } as const;
const ARROWS = { asc: '↑', desc: '↓' } as const;

/** The head of a column; a link to the other order where the table can be sorted by it. On small screens,
 *  where each value has a label, only those links are shown. */
export function ColumnHead({ column, labels, sort, sortHref, onSort }: ColumnHeadProps) {
  const { id, head, sortable, numeric } = column;
  const order = sort.column === id ? sort.order : null;
  const next = { column: id, order: order === 'desc' ? 'asc' : 'desc' } as const;
  const shown = sortable ? 'block' : 'sr-only lg:not-sr-only lg:pb-2 lg:pr-4';
  return (
    <th
      scope="col"
      aria-sort={order ? ARIA[order] : undefined}
      className={`${shown} font-normal whitespace-nowrap lg:table-cell lg:pr-4 ${numeric ? 'lg:text-right' : ''}`}
    >
      {sortable ? (
        <a
          href={sortHref(next)}
          title={labels.sortBy(head)}
          className="inline-flex min-h-11 items-center gap-1 underline-offset-4 hover:underline"
          onClick={(event) => {
            if (isModifiedClick(event)) return;
            event.preventDefault();
            onSort(next);
          }}
        >
          {head}
          <span aria-hidden className="text-gold-text">
            {order ? ARROWS[order] : '↕'}
          </span>
        </a>
      ) : (
        head
      )}
    </th>
  );
}
