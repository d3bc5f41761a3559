/** Longer ones are no paragraphs but a page without any; a parser would choke on them. */
const MAX_PARAGRAPH_LENGTH = 5_000;
/** A piece longer than this is a book. */
const MAX_PARAGRAPHS = 400;

/** What Windows-1252 means by bytes that others take for control characters: texts that were converted
 *  carelessly are full of them. */
const WINDOWS: Record<string, string> = {
  '\u0085': '…',
  '\u0091': '‘',
  '\u0092': '’',
  '\u0093': '“',
  '\u0094': '”',
  '\u0096': '–',
  '\u0097': '—',
};

/** One line of text as people read it: composed characters, no control characters, single spaces. */
export function normaliseLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u0085\u0091-\u0094\u0096\u0097]/g, (sign) => WINDOWS[sign]!)
    .replaceAll(/[\p{Zs}\t\r\n\v\f\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** The paragraphs of a plain text. Blank lines part them; a text without any has one on each line. */
export function splitParagraphs(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const parted = lines.some((line, at) => line.trim() === '' && at > 0 && at < lines.length - 1);
  const blocks = parted ? lines.join('\n').split(/\n[^\S\n]*\n/) : lines;
  return normaliseParagraphs(blocks);
}

/** Paragraphs tidied, without empty ones and without those that are too long to be any. */
export function normaliseParagraphs(blocks: readonly string[]): string[] {
  return blocks
    .map(normaliseLine)
    .filter((text) => text !== '' && text.length <= MAX_PARAGRAPH_LENGTH)
    .slice(0, MAX_PARAGRAPHS);
}
