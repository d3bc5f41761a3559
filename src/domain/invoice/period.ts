import { taipeiDateStamp } from '../calendar';
import { startOfDay } from '../day';

/** The two-month period (Jan–Feb, Mar–Apr …, in Taipei) of a uniform invoice, by which it is
 *  numbered and declared.
 *  @returns such as `2026-11/12` */
export function invoicePeriod(at: Date): string {
  const stamp = taipeiDateStamp(at);
  const secondMonth = Math.ceil(Number(stamp.slice(4, 6)) / 2) * 2;
  const twoDigits = (month: number) => String(month).padStart(2, '0');
  return `${stamp.slice(0, 4)}-${twoDigits(secondMonth - 1)}/${twoDigits(secondMonth)}`;
}

export function isSamePeriod(a: Date, b: Date): boolean {
  return invoicePeriod(a) === invoicePeriod(b);
}

/** The last millisecond of the period of a moment. */
export function endOfPeriod(at: Date): Date {
  const stamp = taipeiDateStamp(at);
  const year = Number(stamp.slice(0, 4));
  const secondMonth = Math.ceil(Number(stamp.slice(4, 6)) / 2) * 2;
  const next = new Date(Date.UTC(year, secondMonth, 1)).toISOString().slice(0, 10);
  return new Date(startOfDay(next).getTime() - 1);
}
