import { cleanCode } from './clean-typed';

/** Separators that people and address books put between the digits. */
const SEPARATORS = /[\s./_,|·・‧•∙⋅ー[\]-]/g;
/** The zero of national calls, in brackets behind the country's code. Italy's is also dialled from abroad. */
const BRACKETED_ZERO = /^\(?(\+(?!39)\d{1,3})\)?\(0\)/;

/** Countries whose numbers have a zero for national calls only, written behind the country's code. */
const WITH_ZERO =
  /^\+(20|27|3[1-3]|353|358|40|41|43|44|46|49|6[0-4]|66|8[124]|855|86|886|880|9[0-245]|97[12])0/;

/** Prefix of Taiwan's numbers when dialled from most of the world. It is not read for other countries, because in
 *  Taiwan two zeros begin the codes of several companies. */
const FROM_ABROAD = /^00886/;

/** Normalises a typed phone number to digits, with a plus before the code of a country. The zero of national
 *  calls behind the code is removed: `+886 0912 345 678` is `+886912345678`. */
export function normalisePhone(text: string): string {
  return cleanCode(text)
    .replace(/^tel:/i, '')
    .replaceAll(SEPARATORS, '')
    .replace(BRACKETED_ZERO, '$1')
    .replaceAll(/[()]/g, '')
    .replace(FROM_ABROAD, '+886')
    .replace(WITH_ZERO, '+$1');
}
