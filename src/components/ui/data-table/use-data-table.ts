'use client';
import {
  type ColumnDef,
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataColumn } from './types';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

interface Options<Row> {
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  /** Whether rows can be selected, for bulk acts. */
  selectable?: boolean;
}

/** The state of a table whose rows come sorted and filtered from the server: the selected rows and the shown
 *  columns. */
export function useDataTable<Row extends object>(options: Options<Row>) {
  const { rows, columns, rowId, selectable = false } = options;
  const definitions = useMemo<ColumnDef<typeof features, Row>[]>(
    () => columns.map(({ id, head, isName }) => ({ id, header: head, enableHiding: !isName })),
    [columns],
  );
  return useTable<typeof features, Row>({
    features,
    data: rows,
    columns: definitions,
    getRowId: rowId,
    enableRowSelection: selectable,
  });
}

export type DataTableState<Row extends object> = ReturnType<typeof useDataTable<Row>>;

/** The selected rows that are shown: a row that a filter hides is not included in a bulk act. */
export function selectedRows<Row extends object>(table: DataTableState<Row>): Row[] {
  return table
    .getRowModel()
    .rows.filter((row) => row.getIsSelected())
    .map(({ original }) => original);
}
