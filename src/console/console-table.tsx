'use client';
import { type ReactNode, useMemo } from 'react';
import { ColumnChoice } from '~/components/ui/data-table/column-choice';
import { DataTable } from '~/components/ui/data-table/data-table';
import type { DataColumn } from '~/components/ui/data-table/types';
import { type DataTableState, useDataTable } from '~/components/ui/data-table/use-data-table';
import type { TableAddress } from '~/components/ui/data-table/use-table-address';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { Loaded, toLoaded } from './loaded';
import { tableFile } from './table-file';
import { type TableFilter, TableFilters } from './table-filters';
import { countUnreadable, type PageWithGaps, UnreadableRows } from './unreadable-rows';
import { useTableLabels } from './use-table-labels';

/** The part of an infinite query that a table needs. */
interface TableQuery<Row> {
  data: { pages: readonly ({ rows: readonly Row[] } & PageWithGaps)[] } | undefined;
  error: unknown;
  isPaused: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

interface ConsoleTableProps<Row extends object> {
  /** Name of the table, for screen readers. */
  caption: string;
  query: TableQuery<Row>;
  address: TableAddress;
  columns: readonly DataColumn<Row>[];
  filters: readonly TableFilter[];
  rowId: (row: Row) => string;
  /** Name of the CSV file among `OPERATOR_TABLES`; without one there is none. */
  file?: string;
  /** Bulk acts on the selected rows; without it no row can be selected. */
  bulk?: (table: DataTableState<Row>) => ReactNode;
}

/** A table of the console: filters and order in the address, pages from the server, and a CSV file of exactly
 *  the filtered rows. All tables of the console use it. */
export function ConsoleTable<Row extends object>(props: ConsoleTableProps<Row>) {
  const { caption, query, address, columns, filters, rowId, file, bulk } = props;
  const t = useScopedI18n('consoleShell.table');
  const language = useLanguage();
  const labels = useTableLabels(caption);
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.rows) ?? [], [query.data]);
  const table = useDataTable({ rows, columns, rowId, selectable: bulk !== undefined });
  // Without a filter some tables show only open work: an empty one does not mean that there are no rows.
  const isPartial = filters.some(({ unfiltered }) => unfiltered !== undefined);
  const isFiltered = Object.keys(address.filters).length > 0;
  return (
    <div className="grid gap-5">
      <TableFilters address={address} filters={filters} />
      <div className="flex flex-wrap items-center justify-end gap-x-6">
        {bulk && rows.length > 0 && <div className="mr-auto">{bulk(table)}</div>}
        <ColumnChoice table={table} columns={columns} label={labels.columns} />
        {file && (
          <a
            className="link inline-flex min-h-11 items-center text-sm"
            href={tableFile(file, address.query, language)}
            download
          >
            {t('export')}
          </a>
        )}
      </div>
      <Loaded query={toLoaded(query)}>
        {({ pages }) => (
          <>
            <UnreadableRows pages={pages} />
            {rows.length > 0 || countUnreadable(pages) > 0 ? (
              <DataTable
                table={table}
                columns={columns}
                labels={labels}
                sort={address.sort}
                sortHref={address.sortHref}
                onSort={address.onSort}
                selectable={bulk !== undefined}
                hasMore={query.hasNextPage}
                busy={query.isFetchingNextPage}
                failed={query.isFetchNextPageError}
                onMore={() => query.fetchNextPage()}
              />
            ) : (
              <p role="status" className="border-t border-line py-8 text-soft">
                {t(isFiltered ? 'noneFound' : isPartial ? 'nothingToDo' : 'empty')}
              </p>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}
