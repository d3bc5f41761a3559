import { readDigits } from '../spelling/number-words';

/** Spoken form of a whole number with or without thousands separators: "one thousand two hundred". Empty for more than
 *  nine digits. */
export function verbaliseCardinal(digits: string): string {
  return readDigits(digits)[0]?.join(' ') ?? '';
}

/** Spoken form of an ordinal: "twenty first". @param digits `21` */
export function verbaliseOrdinal(digits: string): string {
  return readDigits(`${digits}th`)[0]?.join(' ') ?? '';
}

/** Spoken form of a year: "nineteen ninety", "two thousand five", "twenty twenty four".
 *  @param digits four digits */
export function verbaliseYear(digits: string): string {
  const year = Number(digits);
  const ways = readDigits(digits).map((words) => words.join(' '));
  return (year >= 2000 && year <= 2009 ? ways[0] : ways.at(-1)) ?? '';
}

/** Spoken form of a whole or decimal number: "three point five", "one thousand". Empty for more than nine
 *  digits before the point. */
export function verbaliseNumber(written: string): string {
  const [whole = '', decimals] = written.replaceAll(',', '').split('.');
  const spoken = verbaliseCardinal(whole || '0');
  if (!spoken || decimals === undefined) return spoken;
  return `${spoken} point ${[...decimals].map(verbaliseCardinal).join(' ')}`;
}

/** Spoken form of a decade: "nineteen nineties", "sixties". @param digits `1990` or `60` */
export function verbaliseDecade(digits: string): string {
  const spoken = digits.length === 4 ? verbaliseYear(digits) : verbaliseCardinal(digits);
  return spoken.endsWith('y') ? `${spoken.slice(0, -1)}ies` : `${spoken}s`;
}
