import { cleanCode } from './clean-typed';

/** What people and address books put between the digits. */
const SEPARATORS = /[\s./·・-]/g;
/** The zero that is dialled within a country, written in brackets behind the country's code. Italy's is dialled from
 *  everywhere. */
const BRACKETED_ZERO = /^\(?(\+(?!39)\d{1,3})\)?\(0\)/;

/** Normalises a typed phone number to digits, with a plus before the code of a country. Behind Taiwan's code there is
 *  no zero: `+886 0912 345 678` is `+886912345678`. */
export function normalisePhone(text: string): string {
  return cleanCode(text)
    .replace(/^tel:/i, '')
    .replaceAll(SEPARATORS, '')
    .replace(BRACKETED_ZERO, '$1')
    .replaceAll(/[()]/g, '')
    .replace(/^\+8860/, '+886');
}
