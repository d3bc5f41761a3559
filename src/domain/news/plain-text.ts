import { signOfControl } from '../text-encoding/windows-1252';

/** Maximum number of characters. A longer paragraph is a page without paragraph marks, too long for the
 *  parser. */
const MAX_PARAGRAPH_LENGTH = 5_000;
/** Maximum number of paragraphs of one article; a longer text is a book. */
const MAX_PARAGRAPHS = 400;

/** Normalises one line of text: composed characters (NFC), no control characters, single spaces. */
export function normaliseLine(text: string): string {
  return (
    text
      .normalize('NFC')
      // Control characters are left by a wrong conversion of windows-1252.
      .replaceAll(/[\u0080-\u009F]/g, (control) => signOfControl(control) ?? '')
      .replaceAll(/[\p{Zs}\t\r\n\v\f\u2028\u2029]+/gu, ' ')
      .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
      .replaceAll(/ +/g, ' ')
      .trim()
  );
}

/** The paragraphs of a plain text, separated by blank lines; without blank lines each line is one. */
export function splitParagraphs(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const hasBlankLine = lines.some((line, i) => line.trim() === '' && i > 0 && i < lines.length - 1);
  const blocks = hasBlankLine ? lines.join('\n').split(/\n[^\S\n]*\n/) : lines;
  return normaliseParagraphs(blocks);
}

/** The paragraphs of texts in which a single line break means nothing, as in HTML. */
export const splitAtBlankLines = (...texts: readonly string[]): string[] =>
  normaliseParagraphs(
    texts.flatMap((text) =>
      text
        .split(/\r\n?|\n/)
        .map((line) => (line.trim() === '' ? '\n' : line))
        .join(' ')
        .split('\n'),
    ),
  );

/** Normalises paragraphs; drops empty ones, those over the maximum length and those over the maximum
 *  number. */
export function normaliseParagraphs(blocks: readonly string[]): string[] {
  return blocks
    .map(normaliseLine)
    .filter((text) => text !== '' && text.length <= MAX_PARAGRAPH_LENGTH)
    .slice(0, MAX_PARAGRAPHS);
}
