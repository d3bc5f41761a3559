import type { InvoiceRow } from '~/schemas/operator-invoice';

/** The kinds of records of an invoice. */
export type InvoiceActKind = 'ISSUED' | 'VOIDED' | 'ALLOWED' | 'CORRECTED';

export interface InvoiceAct {
  kind: InvoiceActKind;
  invoice: InvoiceRow;
}

/** The kinds of requests to an agency. */
export type AgencyActKind = 'ISSUE' | 'VOID' | 'ALLOW';

/** The agency's role by the server's settings. */
export type Agency = 'issues' | 'settles' | null;

/** The possible requests to the agency for an invoice in its state: it can void an invoice that it issued,
 *  or issue an allowance for it. */
export function listAgencyActs({ status, provider }: InvoiceRow, agency: Agency): AgencyActKind[] {
  if (agency === 'issues' && status === 'DUE') return ['ISSUE'];
  if (agency === null || provider === 'manual') return [];
  if (status === 'VOID_DUE') return ['VOID', 'ALLOW'];
  return status === 'ALLOWANCE_DUE' ? ['ALLOW'] : [];
}

/** The records that can be made of an invoice in its state. A void that was not done in its period is
 *  replaced by an allowance; an issued number can be corrected at any time. An invoice issued by the agency
 *  is settled by the agency, whose own records show whether that was already done in its dashboard. */
export function listInvoiceActs(invoice: InvoiceRow, agency: Agency): InvoiceActKind[] {
  const { status, number, provider, request } = invoice;
  if (status === 'DUE') return request && request.state !== 'rejected' ? [] : ['ISSUED'];
  if (agency !== null && provider !== 'manual') return [];
  const corrected: InvoiceActKind[] = number ? ['CORRECTED'] : [];
  if (status === 'VOID_DUE') return ['VOIDED', 'ALLOWED', ...corrected];
  if (status === 'ALLOWANCE_DUE') return ['ALLOWED', ...corrected];
  return corrected;
}
