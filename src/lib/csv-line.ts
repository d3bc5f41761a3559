/** Tells a spreadsheet that a file is UTF-8; without it Excel shows Chinese as garbage. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet takes for the beginning of a formula, in whatever width, or skips before one. */
const FORMULA = /^(?:[=+\-@]|\p{Cc})/u;

/** Digits that a spreadsheet would take for a number and change: a leading zero, more than its 15 digits, or what looks
 *  like an exponent, in whatever width. */
const CHANGED_NUMBER = /^(?:0\d+|\d{16,}|\d+E\d+)$/i;

/** The first line of a CSV file, with the byte order mark. */
export function csvHead(heads: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLine(heads);
}

/** One CSV line (RFC 4180). A cell that a spreadsheet would run as a formula is prefixed, so that it is text; digits
 *  that it would change are written as a text, `="04595257"`. */
export function csvLine(cells: readonly string[]): string {
  return cells.map(cell).join(',');
}

function cell(text: string): string {
  const safe = toSafe(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function toSafe(text: string): string {
  if (CHANGED_NUMBER.test(text.normalize('NFKC'))) return `="${text}"`;
  return beginsLikeFormula(text) ? `'${text}` : text;
}

/** Whether a spreadsheet would run a text as a formula: by its first character, of whatever width. */
export function beginsLikeFormula(text: string): boolean {
  const [first = ''] = text;
  // NFKC makes full-width and small signs plain ones.
  return FORMULA.test(first.normalize('NFKC'));
}
