import { cleanCode } from './clean-typed';

/** What people and address books put between the digits. */
const SEPARATORS = /[\s./_,|·・‧•∙⋅ー[\]-]/g;
/** The zero that is dialled within a country, written in brackets behind the country's code. Italy's is dialled from
 *  everywhere. */
const BRACKETED_ZERO = /^\(?(\+(?!39)\d{1,3})\)?\(0\)/;

/** Countries whose numbers have a zero that is dialled within them only, behind their code. */
const WITH_ZERO =
  /^\+(20|27|3[1-3]|353|358|40|41|43|44|46|49|6[0-4]|66|8[124]|855|86|886|880|9[0-245]|97[12])0/;

/** How Taiwan's numbers are dialled from most of the world. Other countries' are not read so: from Taiwan two zeros are
 *  the beginning of several companies' codes. */
const FROM_ABROAD = /^00886/;

/** Normalises a typed phone number to digits, with a plus before the code of a country. Behind the code there is no zero
 *  of those that are dialled within a country: `+886 0912 345 678` is `+886912345678`. */
export function normalisePhone(text: string): string {
  return cleanCode(text)
    .replace(/^tel:/i, '')
    .replaceAll(SEPARATORS, '')
    .replace(BRACKETED_ZERO, '$1')
    .replaceAll(/[()]/g, '')
    .replace(FROM_ABROAD, '+886')
    .replace(WITH_ZERO, '+$1');
}
