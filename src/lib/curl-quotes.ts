/** Replaces the straight quotation marks and apostrophes of an English text by typographic ones. The stored
 *  text keeps the straight ones, which clips and searches depend on. */
export function curlQuotes(text: string): string {
  return text
    .replace(/(^|[\s([{—–‘'])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([{—–“])'(?!\d)/g, '$1‘')
    .replaceAll("'", '’');
}
