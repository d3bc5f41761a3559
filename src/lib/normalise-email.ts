import { cleanLatin } from './clean-typed';

/** Normalises a typed e-mail address, or a part of one, to the form in accounts: half width, lower case, no
 *  invisible characters, and without the `mailto:` of a copied link. */
export function normaliseEmail(text: string): string {
  return cleanLatin(text)
    .replace(/^mailto:/i, '')
    .toLowerCase();
}
