'use client';
import { useCallback, useMemo, useState } from 'react';
import { useTableAddress } from '~/components/ui/data-table/use-table-address';
import { ConsoleTable } from '~/console/console-table';
import { PageHead } from '~/console/page-head';
import { INVOICE_STATUSES } from '~/domain/invoice/state-machine';
import { useScopedI18n } from '~/i18n/client';
import type { InvoiceAct } from '../acts';
import { useInvoices } from '../hooks';
import { InvoiceActDialog } from './invoice-act-dialog';
import { useInvoiceColumns } from './use-invoice-columns';

const RULES = {
  filters: ['q', 'status'],
  defaultSort: { column: 'createdAt', order: 'asc' },
} as const;

/** The invoices: what is to be done at the tax platform, until a filter says otherwise. */
export function InvoiceTable({ now }: { now: Date }) {
  const t = useScopedI18n('consoleInvoices');
  const address = useTableAddress(RULES);
  const invoices = useInvoices(address.filters, address.sort);
  const [chosen, setChosen] = useState<InvoiceAct | null>(null);
  const close = useCallback(() => setChosen(null), []);
  const columns = useInvoiceColumns(now, setChosen);
  const filters = useMemo(
    () => [
      { name: 'q', label: t('q'), kind: 'search' as const },
      {
        ...{ name: 'status', label: t('state'), kind: 'choice' as const },
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
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      <p>
        <a className="link" href="/api/operator/tables/invoice-upload" download>
          {t('upload')}
        </a>
      </p>
      <InvoiceActDialog act={chosen} onClose={close} />
      <ConsoleTable
        caption={t('title')}
        query={invoices}
        address={address}
        columns={columns}
        filters={filters}
        rowId={({ id }) => id}
        file="invoices"
      />
    </div>
  );
}
