/** Reasons of an agency's rejections. Each has a sentence with its remedy. */
export const INVOICE_REJECTIONS = [
  /** The numbers of the period are used up, or none were allotted. */
  'NUMBERS_USED_UP',
  /** The carrier or the certificate does not exist. */
  'CARRIER',
  'DONATION_CODE',
  'TAX_ID',
  /** The keys, the merchant's number or the contract. */
  'CREDENTIALS',
  /** The server's clock is wrong. */
  'CLOCK',
  /** The agency or the tax platform is busy or being maintained. */
  'BUSY',
  /** There is no address for the agency's e-mail, because the account is deleted. */
  'NO_EMAIL',
  /** The agency has an invoice of this order over another amount. */
  'OTHER_AMOUNT',
  /** The agency has voided the invoice of this order already. */
  'VOIDED_THERE',
  /** The agency has an allowance that is not recorded here. */
  'ALLOWED_THERE',
  /** The agency does not know the invoice. */
  'UNKNOWN_THERE',
  /** The period was declared: it can no longer be voided. */
  'TOO_LATE',
  'OTHER',
] as const;
export type InvoiceRejection = (typeof INVOICE_REJECTIONS)[number];

export function isInvoiceRejection(text: string | null): text is InvoiceRejection {
  return INVOICE_REJECTIONS.some((known) => known === text);
}
