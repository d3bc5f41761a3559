'use client';
import { classNames } from '~/lib/class-names';
import { ColumnHead } from './column-head';
import { SelectionBox } from './selection-box';
import { TableEnd, type TableEndProps } from './table-end';
import type { DataColumn, DataSort, DataTableLabels } from './types';
import type { DataTableState } from './use-data-table';

export interface DataTableProps<Row extends object> extends Omit<TableEndProps, 'count'> {
  table: DataTableState<Row>;
  columns: readonly DataColumn<Row>[];
  labels: DataTableLabels;
  sort: DataSort;
  /** The address of the table sorted by a column. */
  sortHref: (sort: DataSort) => string;
  onSort: (sort: DataSort) => void;
  selectable?: boolean;
}

const ROW = 'grid gap-1 border-b border-line py-3 lg:table-row lg:py-0';
const CELL =
  'flex items-baseline gap-3 min-w-0 wrap-anywhere [&_button]:whitespace-nowrap lg:table-cell lg:py-2 lg:pr-4 lg:align-top';

/** Links in the list of a small screen are large enough for a finger. */
const LINKS =
  'max-lg:[&_.link]:inline-flex max-lg:[&_.link]:min-h-11 max-lg:[&_.link]:items-center';

/** A table of rows from the server, page by page, which becomes a list of named values on small screens. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { table, columns, labels, selectable = false, sort, sortHref, onSort, ...end } = props;
  const visible = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible() ?? true);
  const { rows } = table.getRowModel();
  return (
    <div className="grid gap-4">
      <table className="block w-full text-sm lg:table" aria-label={labels.caption}>
        <thead className="block lg:table-header-group">
          <tr className="flex flex-wrap gap-x-4 border-b-2 border-text text-left text-soft lg:table-row">
            {selectable && (
              <th scope="col" className="w-11 font-normal">
                <SelectionBox
                  label={labels.selectAll}
                  checked={table.getIsAllRowsSelected()}
                  mixed={table.getIsSomeRowsSelected()}
                  onChange={(checked) => table.toggleAllRowsSelected(checked)}
                />
              </th>
            )}
            {visible.map((column) => (
              <ColumnHead
                key={column.id}
                column={column}
                labels={labels}
                sort={sort}
                sortHref={sortHref}
                onSort={onSort}
              />
            ))}
          </tr>
        </thead>
        <tbody className={`${LINKS} figures block lg:table-row-group`}>
          {rows.map((row) => (
            <tr
              key={row.id}
              data-row={row.id}
              className={`${ROW} ${row.getIsSelected() ? 'bg-ink-soft' : ''}`}
            >
              {selectable && (
                <td className={CELL}>
                  <SelectionBox
                    label={labels.select}
                    checked={row.getIsSelected()}
                    onChange={(checked) => row.toggleSelected(checked)}
                  />
                </td>
              )}
              {visible.map((column) => (
                <DataCell key={column.id} column={column} row={row.original} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <TableEnd {...end} labels={labels} count={rows.length} />
    </div>
  );
}

function DataCell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const content = (
    <>
      <span aria-hidden className="w-28 shrink-0 text-soft lg:hidden">
        {column.head}
      </span>
      <span className="min-w-0">{column.cell(row)}</span>
    </>
  );
  const className = classNames(
    CELL,
    column.numeric && 'lg:text-right',
    column.isShort && 'lg:whitespace-nowrap',
  );
  if (!column.isName) return <td className={className}>{content}</td>;
  return (
    <th scope="row" className={`${className} text-left font-semibold`}>
      {content}
    </th>
  );
}
