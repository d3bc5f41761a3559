/** One CSV line (RFC 4180). A cell that a spreadsheet would run as a formula is prefixed, so that it is text. */
export function csvLine(cells: readonly string[]): string {
  return cells.map(cell).join(',');
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
