import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ColumnChoice } from './column-choice';
import { DataTable } from './data-table';
import type { DataColumn, DataTableLabels } from './types';
import { selectedRows, useDataTable } from './use-data-table';

afterEach(cleanup);

interface Order {
  number: string;
  total: number;
}

const COLUMNS: readonly DataColumn<Order>[] = [
  { id: 'number', head: 'Number', isName: true, cell: ({ number }) => number },
  { id: 'total', head: 'Total', numeric: true, sortable: true, cell: ({ total }) => `NT$${total}` },
];

const LABELS: DataTableLabels = {
  caption: 'Orders',
  sortBy: (column) => `Sort by ${column}`,
  select: 'Select',
  selectAll: 'Select all',
  columns: 'Columns',
  more: 'More',
  end: 'All of it',
  loading: 'Loading',
  moreFailed: 'Failed',
  retry: 'Again',
  shown: (count) => `${count} shown`,
  selected: (count) => `${count} selected`,
};

const toOrders = (...numbers: string[]) => numbers.map((number) => ({ number, total: 100 }));

function Orders(props: {
  rows: readonly Order[];
  onSort?: () => void;
  onMore?: () => void;
  failed?: boolean;
}) {
  const table = useDataTable({
    rows: props.rows,
    columns: COLUMNS,
    rowId: ({ number }) => number,
    selectable: true,
  });
  return (
    <>
      <ColumnChoice table={table} columns={COLUMNS} label={LABELS.columns} />
      <p>
        {selectedRows(table)
          .map(({ number }) => number)
          .join(' ') || 'none'}
      </p>
      <DataTable
        table={table}
        columns={COLUMNS}
        labels={LABELS}
        sort={{ column: 'total', order: 'desc' }}
        sortHref={({ column, order }) => `?sort=${column}&order=${order}`}
        onSort={props.onSort ?? (() => {})}
        selectable
        hasMore={props.onMore !== undefined}
        busy={false}
        failed={props.failed ?? false}
        onMore={props.onMore ?? (() => {})}
      />
    </>
  );
}

it('A sortable column is a link to the other order and says which one it has', async () => {
  const onSort = vi.fn();
  render(<Orders rows={toOrders('A')} onSort={onSort} />);
  expect(screen.getByRole('columnheader', { name: /Total/ }).getAttribute('aria-sort')).toBe(
    'descending',
  );
  const link = screen.getByRole('link', { name: /Total/ });
  expect(link.getAttribute('href')).toBe('?sort=total&order=asc');
  await userEvent.click(link);
  expect(onSort).toHaveBeenCalledWith({ column: 'total', order: 'asc' });
  expect(screen.queryByRole('link', { name: /Number/ })).toBeNull();
});

it('Rows are selected by keyboard, all at once, and a row that is no longer shown is not among them', async () => {
  const { rerender } = render(<Orders rows={toOrders('A', 'B')} />);
  const user = userEvent.setup();
  const row = screen.getByRole('row', { name: /B/ });
  within(row).getByRole('checkbox', { name: 'Select' }).focus();
  await user.keyboard(' ');
  screen.getByText('B', { selector: 'p' });
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  screen.getByText('A B');
  rerender(<Orders rows={toOrders('B', 'C')} />);
  screen.getByText('B', { selector: 'p' });
});

it('A column is hidden and shown again, except the one that names the row', async () => {
  render(<Orders rows={toOrders('A')} />);
  await userEvent.click(screen.getByText('Columns'));
  expect(screen.queryByRole('checkbox', { name: 'Number' })).toBeNull();
  const total = screen.getByRole('checkbox', { name: 'Total' });
  await userEvent.click(total);
  expect(screen.queryByRole('columnheader', { name: /Total/ })).toBeNull();
  await userEvent.click(total);
  screen.getByRole('columnheader', { name: /Total/ });
});

it('A page that failed to load can be requested again, and the end of the list is announced', async () => {
  const onMore = vi.fn();
  const { rerender } = render(<Orders rows={toOrders('A')} onMore={onMore} failed />);
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(onMore).toHaveBeenCalledOnce();
  rerender(<Orders rows={toOrders('A')} />);
  expect(screen.getByRole('status').textContent).toBe('1 shown · All of it');
});
