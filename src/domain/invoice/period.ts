import { taipeiDateStamp } from '../calendar';

/** Uniform invoices are numbered and declared by two months (Jan–Feb, Mar–Apr …), counted in Taipei.
 *  @returns such as `2026-11/12` */
export function invoicePeriod(at: Date): string {
  const stamp = taipeiDateStamp(at);
  const second = Math.ceil(Number(stamp.slice(4, 6)) / 2) * 2;
  const two = (month: number) => String(month).padStart(2, '0');
  return `${stamp.slice(0, 4)}-${two(second - 1)}/${two(second)}`;
}

export function isSamePeriod(a: Date, b: Date): boolean {
  return invoicePeriod(a) === invoicePeriod(b);
}
