/** Normalises a typed code to its printed form: half width, capitals, no blanks. */
export function normaliseCode(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
}
