/** A code as people type it, in the form that is printed: half width, capitals, no blanks. */
export function normaliseCode(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
}
