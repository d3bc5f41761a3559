import { cleanCode, cleanLatin } from './clean-typed';

/** The digits of a card number as typed, without spaces and dashes; full-width digits count. */
export function cardDigits(typed: string): string {
  return cleanCode(typed).replace(/[\s-]/g, '');
}

/** Whether a card number has 12 to 19 digits and the right check digit (Luhn, ISO/IEC 7812-1 annex B). */
export function isCardNumber(typed: string): boolean {
  const digits = cardDigits(typed);
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Whether `MM/YY` is a month that has not ended at `now` (UTC; cards end with their month). */
export function isCardExpiry(typed: string, now: Date): boolean {
  const match = /^(\d{2})(?:\s*\/)?\s*(\d{2})$/.exec(cleanLatin(typed));
  const [month, year] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || month < 1 || month > 12) return false;
  return Date.UTC(2000 + year, month, 1) > now.getTime();
}

export function isCardCode(typed: string): boolean {
  return /^\d{3,4}$/.test(cleanLatin(typed));
}
