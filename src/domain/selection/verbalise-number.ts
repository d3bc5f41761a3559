import { readDigits } from '../spelling/number-words';

/** A whole number with or without thousands' commas, as said: "one thousand two hundred". Empty for more than
 *  nine digits. */
export function verbaliseCardinal(digits: string): string {
  return readDigits(digits)[0]?.join(' ') ?? '';
}

/** "twenty first". @param digits `21` */
export function verbaliseOrdinal(digits: string): string {
  return readDigits(`${digits}th`)[0]?.join(' ') ?? '';
}

/** "nineteen ninety", "two thousand five", "twenty twenty four". @param digits four of them */
export function verbaliseYear(digits: string): string {
  const year = Number(digits);
  const ways = readDigits(digits).map((words) => words.join(' '));
  return (year >= 2000 && year <= 2009 ? ways[0] : ways.at(-1)) ?? '';
}

/** Whole or decimal: "three point five", "one thousand". Empty when it is too large to be said. */
export function verbaliseNumber(written: string): string {
  const [whole = '', decimals] = written.replaceAll(',', '').split('.');
  const said = verbaliseCardinal(whole || '0');
  if (!said || decimals === undefined) return said;
  return `${said} point ${[...decimals].map(verbaliseCardinal).join(' ')}`;
}

/** "nineteen nineties", "sixties". @param digits `1990` or `60` */
export function verbaliseDecade(digits: string): string {
  const said = digits.length === 4 ? verbaliseYear(digits) : verbaliseCardinal(digits);
  return said.endsWith('y') ? `${said.slice(0, -1)}ies` : `${said}s`;
}
