'use client';
import type { InvoiceView } from '~/schemas/invoice';
import { useInvoiceText } from './use-invoice-text';

/** An order's invoice: where it goes, its number once there is one, and how far it is. */
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
