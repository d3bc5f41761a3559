import { stripInvisible } from './strip-invisible';

/** Marks that set the writing direction of the text between them, without reordering its letters. Address books and
 *  messengers put them around copied text. */
const EMBEDDING = /[\u202a-\u202c\u2066-\u2069]/;
/** The same, and the override from left to right, which changes nothing in Latin letters. The override from
 *  right to left is excluded: without it the text would read differently than it was displayed. */
const LATIN_MARKS = /[\u202a-\u202d\u2066-\u2069]/g;
/** Every hyphen and dash, and the minus sign. */
const DASHES = /[\p{Pd}\u2212]/gu;
/** Slashes of fractions and of formulas, which look like the plain one. */
const SLASHES = /[\u2044\u2215\u29f8]/g;

/** A typed or pasted line without invisible characters and surrounding blanks. */
export function cleanLine(text: string): string {
  const visible = stripInvisible(text);
  let start = 0;
  let end = visible.length;
  while (start < end && isAround(visible[start]!)) start++;
  while (end > start && isAround(visible[end - 1]!)) end--;
  return visible.slice(start, end);
}

const isAround = (character: string) => character.trim() === '' || EMBEDDING.test(character);

/** A typed text of Latin letters, digits and signs, such as an e-mail address, a phone number or a code, in half
 *  width and without invisible characters and surrounding blanks. */
export function cleanLatin(text: string): string {
  return stripInvisible(text.normalize('NFKC')).replace(LATIN_MARKS, '').trim();
}

/** The same with a plain hyphen for every hyphen and dash, and a plain slash for every slash, because mail
 *  programs and text processors replace them. */
export function cleanCode(text: string): string {
  return cleanLatin(text).replace(DASHES, '-').replace(SLASHES, '/');
}
