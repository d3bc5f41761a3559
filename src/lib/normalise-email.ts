import { cleanLatin } from './clean-typed';

/** Normalises a typed e-mail address, or a part of one, to the form in which accounts have it: half width, small
 *  letters, nothing that cannot be seen; without what a copied link has before it. */
export function normaliseEmail(text: string): string {
  return cleanLatin(text)
    .replace(/^mailto:/i, '')
    .toLowerCase();
}
