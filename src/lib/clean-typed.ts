import { stripInvisible } from './strip-invisible';

/** Marks that set a direction of writing for what they stand around, without turning letters around. Address books and
 *  messages put them around what is copied from them. */
const EMBEDDING = /[\u202a-\u202c\u2066-\u2069]/;
/** The same, and the mark for text from left to right, which changes nothing in Latin letters. The one that turns
 *  letters around is none of them: without it other words would be read than were seen. */
const LATIN_MARKS = /[\u202a-\u202d\u2066-\u2069]/g;
/** Every hyphen and dash, and the minus sign. */
const DASHES = /[\p{Pd}\u2212]/gu;
/** Slashes of fractions and of formulas, which look like the plain one. */
const SLASHES = /[\u2044\u2215\u29f8]/g;

/** A line as somebody typed or pasted it, without what cannot be seen in it and around it. */
export function cleanLine(text: string): string {
  const visible = stripInvisible(text);
  let start = 0;
  let end = visible.length;
  while (start < end && isAround(visible[start]!)) start++;
  while (end > start && isAround(visible[end - 1]!)) end--;
  return visible.slice(start, end);
}

const isAround = (character: string) => character.trim() === '' || EMBEDDING.test(character);

/** What is typed in Latin letters, digits and signs: an e-mail address, a phone number, a code. In half width, without
 *  what cannot be seen in it and around it. */
export function cleanLatin(text: string): string {
  return stripInvisible(text.normalize('NFKC')).replace(LATIN_MARKS, '').trim();
}

/** The same with a plain hyphen for every hyphen and dash, and a plain slash for every slash, which mail programs and text
 *  processors replace. */
export function cleanCode(text: string): string {
  return cleanLatin(text).replace(DASHES, '-').replace(SLASHES, '/');
}
