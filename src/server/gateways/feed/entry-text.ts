import { type FeedDate, parseFeedDate } from '~/domain/news/feed-date';
import { normaliseLine, splitAtBlankLines } from '~/domain/news/plain-text';
import { extractLine, extractParagraphs } from './html-paragraphs';

/** The paragraphs of the first of several texts that has some: an element may be present but blank. */
export function firstParagraphs(texts: readonly (string | undefined)[]): string[] {
  for (const text of texts) {
    const paragraphs = extractParagraphs(text ?? '');
    if (paragraphs.length > 0) return paragraphs;
  }
  return [];
}

/** The first of several dates that can be read. */
export function firstDate(texts: readonly unknown[]): FeedDate | null {
  for (const text of texts) {
    const date = typeof text === 'string' ? parseFeedDate(text) : null;
    if (date) return date;
  }
  return null;
}

/** A text of an entry as one line; null without one. */
export const toLine = (text: string | null | undefined): string | null =>
  (text && normaliseLine(extractLine(text)).slice(0, 200)) || null;

/** A text of an Atom feed. */
interface AtomText {
  value?: string;
  type?: string;
}

/** The paragraphs of a text of an Atom feed. */
export const atomParagraphs = (text: AtomText | undefined): string[] =>
  isPlain(text) ? splitAtBlankLines(text?.value ?? '') : extractParagraphs(text?.value ?? '');

/** A text of an Atom feed as one line. */
export const atomLine = (text: AtomText | undefined): string =>
  isPlain(text) ? normaliseLine(text?.value ?? '') : extractLine(text?.value ?? '');

/** Whether a text is plain, so that a `<b>` in it is text. A text without a type is plain by the standard, but many
 *  programs write HTML there, or escape references twice. */
function isPlain(text: AtomText | undefined): boolean {
  const type = text?.type?.toLowerCase();
  if (type) return type === 'text' || type === 'text/plain';
  return !/<\/[a-z]|<(br|p|hr|img)[\s/>]|&#?\w+;/i.test(text?.value ?? '');
}
