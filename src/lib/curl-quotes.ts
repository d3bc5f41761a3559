/** Sets the straight quotation marks and apostrophes of an English text as a newspaper does. The stored text keeps
 *  them straight: clips and searches go by it. */
export function curlQuotes(text: string): string {
  return text
    .replace(/(^|[\s([{—–‘'])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([{—–“])'(?!\d)/g, '$1‘')
    .replaceAll("'", '’');
}
