/** Marks a file as UTF-8 for spreadsheets; without it Excel shows Chinese as garbage. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Characters that begin a formula in a spreadsheet, in any width, or that it skips before one. */
const FORMULA = /^(?:[=+\-@]|\p{Cc})/u;

/** Digits that a spreadsheet would take for a number and change: a leading zero, more than its 15 digits, or the
 *  form of an exponent, in any width. */
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

/** Whether a spreadsheet would run a text as a formula: by its first character, in any width. */
export function beginsLikeFormula(text: string): boolean {
  const [first = ''] = text;
  // NFKC converts full-width and small signs to plain ones.
  return FORMULA.test(first.normalize('NFKC'));
}
