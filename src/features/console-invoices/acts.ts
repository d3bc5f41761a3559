import type { InvoiceRow } from '~/schemas/operator-invoice';

/** What can be recorded about an invoice. */
export type InvoiceActKind = 'ISSUED' | 'VOIDED' | 'ALLOWED' | 'CORRECTED';

export interface InvoiceAct {
  kind: InvoiceActKind;
  invoice: InvoiceRow;
}

/** What an agency can be asked to do. */
export type AgencyActKind = 'ISSUE' | 'VOID' | 'ALLOW';

/** What an agency does here, as the server's settings say. */
export type Agency = 'issues' | 'settles' | null;

/** What the agency can be asked to do about an invoice in its state: it voids and allows for what it issued. */
export function listAgencyActs({ status, provider }: InvoiceRow, agency: Agency): AgencyActKind[] {
  if (agency === 'issues' && status === 'DUE') return ['ISSUE'];
  if (agency === null || provider === 'manual') return [];
  if (status === 'VOID_DUE') return ['VOID', 'ALLOW'];
  return status === 'ALLOWANCE_DUE' ? ['ALLOW'] : [];
}

/** What can be recorded about an invoice in its state. A void that was not done in its period is replaced by an
 *  allowance; an issued number can be corrected at any time. What the agency issued, the agency settles: its own
 *  records say whether it was done in its dashboard already. */
export function listInvoiceActs(invoice: InvoiceRow, agency: Agency): InvoiceActKind[] {
  const { status, number, provider, request } = invoice;
  if (status === 'DUE') return request && request.state !== 'rejected' ? [] : ['ISSUED'];
  if (agency !== null && provider !== 'manual') return [];
  const corrected: InvoiceActKind[] = number ? ['CORRECTED'] : [];
  if (status === 'VOID_DUE') return ['VOIDED', 'ALLOWED', ...corrected];
  if (status === 'ALLOWANCE_DUE') return ['ALLOWED', ...corrected];
  return corrected;
}
