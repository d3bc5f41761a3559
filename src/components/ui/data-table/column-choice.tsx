'use client';
import { SelectionBox } from './selection-box';
import type { DataColumn } from './types';
import type { DataTableState } from './use-data-table';

interface ColumnChoiceProps<Row extends object> {
  table: DataTableState<Row>;
  columns: readonly DataColumn<Row>[];
  label: string;
}

/** The choice of shown columns; the column that names a row is always shown. */
export function ColumnChoice<Row extends object>(props: ColumnChoiceProps<Row>) {
  const { table, columns, label } = props;
  return (
    <details className="relative text-sm">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{label}</summary>
      <ul className="grid border border-line bg-raised pr-4 shadow-float lg:absolute lg:right-0 lg:z-10 lg:min-w-48">
        {columns
          .filter(({ isName }) => !isName)
          .map(({ id, head }) => {
            const column = table.getColumn(id);
            return (
              <li key={id} className="flex items-center">
                <SelectionBox
                  label={head}
                  checked={column?.getIsVisible() ?? true}
                  onChange={(checked) => column?.toggleVisibility(checked)}
                />
                <span aria-hidden>{head}</span>
              </li>
            );
          })}
      </ul>
    </details>
  );
}
