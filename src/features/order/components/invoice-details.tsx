'use client';
import type { InvoiceView } from '~/schemas/invoice';
import { useInvoiceText } from './use-invoice-text';

/** An order's invoice: its carrier, its number once it is issued, and its status. */
export function InvoiceDetails({ invoice }: { invoice: InvoiceView }) {
  const { where, state } = useInvoiceText()(invoice);
  return (
    <span data-testid="invoice" className="block">
      {where}
      {invoice.number && <span className="block font-semibold">{invoice.number}</span>}
      <span className="block text-sm text-soft">{state}</span>
    </span>
  );
}
