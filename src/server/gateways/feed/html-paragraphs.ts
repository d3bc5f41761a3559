import { Parser } from 'htmlparser2';
import { normaliseParagraphs, splitAtBlankLines } from '~/domain/news/plain-text';
import { mendReferences } from './character-references';

/** Elements whose text is not part of the article. */
const IGNORED_ELEMENTS = new Set(
  'head title script style template noscript svg math iframe object form button select nav aside footer figure figcaption table audio video picture'.split(
    ' ',
  ),
);
/** Elements that end a paragraph. */
const BLOCK_ELEMENTS = new Set(
  'p div section article main header blockquote ul ol li dl dt dd h1 h2 h3 h4 h5 h6 pre hr address br'.split(
    ' ',
  ),
);
/** Elements that separate paragraphs. In a page without them, blank lines do. */
const PARAGRAPH_ELEMENTS = new Set('p br li dd blockquote h1 h2 h3 h4 h5 h6'.split(' '));
const VOID_ELEMENTS = new Set(
  'br hr img input meta link source track wbr area base col embed'.split(' '),
);

/** Maximum depth of nesting. The parser's time grows with its square, and a page of news has a few dozen levels. */
const MAX_DEPTH = 1_000;

/** Thrown when a page is nested too deeply. */
class TooDeep extends Error {}

/** Extracts the readable paragraphs of HTML, without markup, scripts and captions. Headings are left out,
 *  because they are not sentences. Text that is nested deeper than a thousand elements, and all text after
 *  it, is ignored. */
export function extractParagraphs(html: string): string[] {
  const paragraphs: string[] = [];
  let text = '';
  let ignoredDepth = 0;
  let depth = 0;
  let hasParagraphs = false;
  const flush = () => {
    paragraphs.push(text);
    text = '';
  };
  const parser = new Parser({
    onopentag(name) {
      depth++;
      if (depth > MAX_DEPTH) throw new TooDeep();
      if (IGNORED_ELEMENTS.has(name)) ignoredDepth++;
      if (BLOCK_ELEMENTS.has(name)) flush();
      hasParagraphs ||= PARAGRAPH_ELEMENTS.has(name);
    },
    ontext(part) {
      if (ignoredDepth === 0) text += part;
    },
    onclosetag(name) {
      depth--;
      if (/^h[1-6]$/.test(name)) text = '';
      if (IGNORED_ELEMENTS.has(name) && !VOID_ELEMENTS.has(name))
        ignoredDepth = Math.max(0, ignoredDepth - 1);
      if (BLOCK_ELEMENTS.has(name)) flush();
    },
  });
  try {
    // A CDATA section that was escaped with its text would be a comment in HTML.
    parser.end(mendReferences(html).replaceAll(/<!\[CDATA\[|\]\]>/g, ''));
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
  flush();
  return hasParagraphs ? normaliseParagraphs(paragraphs) : splitAtBlankLines(...paragraphs);
}

/** Extracts a title that may have markup or entities as one line of text. */
export function extractLine(html: string): string {
  return extractParagraphs(html).join(' ');
}
