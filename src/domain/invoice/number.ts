import { normaliseCode } from '~/lib/normalise-code';

const NUMBER = /^[A-Z]{2}\d{8}$/;

/** The canonical form of an invoice number that was copied from a platform: `ab-12345678` becomes
 *  `AB12345678`. */
export function normalisedNumber(text: string): string {
  return normaliseCode(text).replaceAll('-', '');
}

/** Whether a text is the number of a uniform invoice (統一發票): the two letters of its track,
 *  then eight digits. */
export function isInvoiceNumber(text: string): boolean {
  return NUMBER.test(text);
}
