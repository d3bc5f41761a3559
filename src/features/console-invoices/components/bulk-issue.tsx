'use client';
import { Button } from '~/components/ui/button';
import { type DataTableState, selectedRows } from '~/components/ui/data-table/use-data-table';
import { useScopedI18n } from '~/i18n/client';
import type { InvoiceRow } from '~/schemas/operator-invoice';
import type { AgencyRequest } from '../use-agency';

interface BulkIssueProps {
  table: DataTableState<InvoiceRow>;
  busy: boolean;
  onAgency: (request: AgencyRequest) => void;
}

/** The bulk act of the table: the selected invoices that are due are issued by the agency. */
export function BulkIssue({ table, busy, onAgency }: BulkIssueProps) {
  const t = useScopedI18n('consoleInvoices.agency');
  const due = selectedRows(table).filter(({ status }) => status === 'DUE');
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={busy}
      disabled={due.length === 0}
      onClick={() => onAgency({ kind: 'ISSUE', invoices: due })}
    >
      {t('bulk', { count: due.length })}
    </Button>
  );
}
