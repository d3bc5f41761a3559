import type { InvoiceRow } from '~/schemas/operator-invoice';

/** What can be recorded about an invoice. */
export type InvoiceActKind = 'ISSUED' | 'VOIDED' | 'ALLOWED' | 'CORRECTED';

export interface InvoiceAct {
  kind: InvoiceActKind;
  invoice: InvoiceRow;
}

/** What can be recorded about an invoice in its state. A void that was not done in its period is replaced by an
 *  allowance; an issued number can be corrected at any time. */
export function listInvoiceActs({ status, number }: InvoiceRow): InvoiceActKind[] {
  const corrected: InvoiceActKind[] = number ? ['CORRECTED'] : [];
  if (status === 'DUE') return ['ISSUED'];
  if (status === 'VOID_DUE') return ['VOIDED', 'ALLOWED', ...corrected];
  if (status === 'ALLOWANCE_DUE') return ['ALLOWED', ...corrected];
  return corrected;
}
