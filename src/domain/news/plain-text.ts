import { toTable } from '~/lib/to-table';

/** Maximum number of characters. A longer paragraph is a page without paragraph marks, too long for the
 *  parser. */
const MAX_PARAGRAPH_LENGTH = 5_000;
/** Maximum number of paragraphs of one article; a longer text is a book. */
const MAX_PARAGRAPHS = 400;

/** Control characters → the Windows-1252 characters with the same bytes, which a wrong conversion of the
 *  encoding leaves behind. */
const WINDOWS = toTable<string>({
  '\u0085': '…',
  '\u0091': '‘',
  '\u0092': '’',
  '\u0093': '“',
  '\u0094': '”',
  '\u0096': '–',
  '\u0097': '—',
});

/** Normalises one line of text: composed characters (NFC), no control characters, single spaces. */
export function normaliseLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u0085\u0091-\u0094\u0096\u0097]/g, (sign) => WINDOWS.get(sign)!)
    .replaceAll(/[\p{Zs}\t\r\n\v\f\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** The paragraphs of a plain text, separated by blank lines; without blank lines each line is one. */
export function splitParagraphs(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const hasBlankLine = lines.some((line, i) => line.trim() === '' && i > 0 && i < lines.length - 1);
  const blocks = hasBlankLine ? lines.join('\n').split(/\n[^\S\n]*\n/) : lines;
  return normaliseParagraphs(blocks);
}

/** Normalises paragraphs; drops empty ones, those over the maximum length and those over the maximum
 *  number. */
export function normaliseParagraphs(blocks: readonly string[]): string[] {
  return blocks
    .map(normaliseLine)
    .filter((text) => text !== '' && text.length <= MAX_PARAGRAPH_LENGTH)
    .slice(0, MAX_PARAGRAPHS);
}
