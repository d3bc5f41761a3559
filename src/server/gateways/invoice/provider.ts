import type { InvoiceRejection } from '~/domain/invoice/rejection';
import type { InvoiceChoice } from '~/schemas/invoice';
import type { InvoiceProviderName } from '~/server/prisma-client/client';

/** A line of an invoice. Prices include tax; integer New Taiwan dollars. */
export interface ProviderLine {
  name: string;
  qty: number;
  /** Amount of the whole line. */
  amount: number;
}

/** An invoice to issue. The lines add up to the amount, which is above zero. */
export interface InvoiceToIssue {
  /** Our reference, derived from the order: an agency only ever issues one invoice under it. */
  reference: string;
  amount: number;
  choice: InvoiceChoice;
  email: string;
  lines: readonly ProviderLine[];
}

/** An invoice in the agency's records. */
export interface ProviderInvoice {
  /** Two letters and eight digits. */
  number: string;
  issuedAt: Date;
  amount: number;
  isVoided: boolean;
}

/** The identity of an issued invoice. */
type InvoiceKey = Pick<ProviderInvoice, 'number' | 'issuedAt'>;

/** An allowance (折讓) in the agency's records. */
export interface ProviderAllowance {
  number: string;
  amount: number;
  /** Null where the records do not say. */
  writtenAt: Date | null;
}

export interface Rejected {
  state: 'rejected';
  reason: InvoiceRejection;
  /** The agency's own words, for the operator. */
  detail: string;
}

/** An agency that issues uniform invoices and reports them to the tax platform. */
export interface InvoiceProvider {
  readonly name: InvoiceProviderName;
  /** The invoice of a reference in the agency's records; null when there is none.
   *  @throws ProviderUnavailable */
  find(reference: string): Promise<ProviderInvoice | null>;
  /** Issues an invoice, or finds the one that was issued under this reference before.
   *  @throws ProviderUnavailable; then it is unknown whether the invoice was issued */
  issue(invoice: InvoiceToIssue): Promise<{ state: 'issued'; invoice: ProviderInvoice } | Rejected>;
  /** Voids an invoice. One that was voided already counts as voided.
   *  @throws ProviderUnavailable; then it is unknown whether it was voided */
  voidInvoice(invoice: InvoiceKey & { reason: string }): Promise<{ state: 'voided' } | Rejected>;
  /** The valid allowances of an invoice. @throws ProviderUnavailable */
  listAllowances(invoice: InvoiceKey): Promise<ProviderAllowance[]>;
  /** Writes an allowance. Agencies have no reference for it, so the caller requests one at a time, and checks
   *  `listAllowances` before.
   *  @throws ProviderUnavailable; then it is unknown whether it was written */
  allow(
    allowance: InvoiceKey & { amount: number; email: string | null; description: string },
  ): Promise<{ state: 'allowed'; allowance: ProviderAllowance } | Rejected>;
}

/** The agency is unreachable; the effect of the call is unknown. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}
