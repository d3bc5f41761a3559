import { cleanCode } from './clean-typed';

/** Normalises a typed code to its printed form: half width, capitals, plain hyphens, no blanks and no invisible
 *  characters. */
export function normaliseCode(text: string): string {
  return cleanCode(text).replaceAll(/\s/g, '').toUpperCase();
}
