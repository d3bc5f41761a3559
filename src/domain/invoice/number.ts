const NUMBER = /^[A-Z]{2}\d{8}$/;

/** A number as people copy it from a platform, in one form: `ab-12345678` is `AB12345678`. */
export function normalisedNumber(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Whether a text is the number of a uniform invoice (統一發票): its track's two letters, then eight digits. */
export function isInvoiceNumber(text: string): boolean {
  return NUMBER.test(text);
}
