'use client';
import { useCallback, useMemo, useState } from 'react';
import type { DataTableState } from '~/components/ui/data-table/use-data-table';
import { useTableAddress } from '~/components/ui/data-table/use-table-address';
import { ConsoleTable } from '~/console/console-table';
import { PageHead } from '~/console/page-head';
import { tableFile } from '~/console/table-file';
import { INVOICE_STATUSES } from '~/domain/invoice/state-machine';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import type { InvoiceRow } from '~/schemas/operator-invoice';
import type { Agency, InvoiceAct } from '../acts';
import { useInvoices } from '../hooks';
import { type AgencyRequest, useAgency } from '../use-agency';
import { AgencyDialog } from './agency-dialog';
import { AgencyResults } from './agency-results';
import { BulkIssue } from './bulk-issue';
import { InvoiceActDialog } from './invoice-act-dialog';
import { useInvoiceColumns } from './use-invoice-columns';

const RULES = {
  filters: ['q', 'status'],
  defaultSort: { column: 'dueAt', order: 'asc' },
} as const;

interface InvoiceTableProps {
  /** Time at which the page was made. */
  now: Date;
  /** The agency's role by the server's settings. */
  agency: Agency;
}

/** The invoices: those with tasks at the tax platform, unless a filter is set, earliest deadline first. */
export function InvoiceTable({ now, agency }: InvoiceTableProps) {
  const t = useScopedI18n('consoleInvoices');
  const address = useTableAddress(RULES);
  const invoices = useInvoices(address.filters, address.sort);
  const [chosen, setChosen] = useState<InvoiceAct | null>(null);
  const close = useCallback(() => setChosen(null), []);
  const { progress, run } = useAgency();
  const [request, setRequest] = useState<AgencyRequest | null>(null);
  const handlers = useMemo(() => ({ onAct: setChosen, onAgency: setRequest }), []);
  const columns = useInvoiceColumns(now, agency, handlers);
  const filters = useMemo(
    () => [
      { name: 'q', label: t('q'), kind: 'search' as const },
      {
        name: 'status',
        label: t('state'),
        kind: 'choice' as const,
        unfiltered: t('todo'),
        options: [
          ...INVOICE_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
          { value: 'ALL', label: t('everything') },
        ],
      },
    ],
    [t],
  );
  return (
    <div className="grid gap-6">
      <PageHead title={t('title')}>{t(agency === 'issues' ? 'agency.lead' : 'lead')}</PageHead>
      <a
        className="link inline-flex min-h-11 items-center justify-self-start"
        href={tableFile('invoices-to-issue', '', useLanguage())}
        download
      >
        {t('upload')}
      </a>
      <InvoiceActDialog act={chosen} onClose={close} />
      <AgencyDialog request={request} onClose={() => setRequest(null)} onSend={run} />
      <AgencyResults progress={progress} />
      <ConsoleTable
        caption={t('title')}
        query={invoices}
        address={address}
        columns={columns}
        filters={filters}
        rowId={({ id }) => id}
        file="invoices"
        {...(agency === 'issues' && {
          bulk: (table: DataTableState<InvoiceRow>) => (
            <BulkIssue table={table} busy={progress?.busy === true} onAgency={setRequest} />
          ),
        })}
      />
    </div>
  );
}
