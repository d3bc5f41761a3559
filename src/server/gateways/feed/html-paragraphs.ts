import { Parser } from 'htmlparser2';
import { tidyParagraphs } from '~/domain/news/plain-text';

/** Elements whose text is not part of what people read. */
const SILENT = new Set(
  'head title script style template noscript svg math iframe object form button select nav aside footer figure figcaption table audio video picture'.split(
    ' ',
  ),
);
/** Elements that end a paragraph. */
const BLOCKS = new Set(
  'p div section article main header blockquote ul ol li dl dt dd h1 h2 h3 h4 h5 h6 pre hr address br'.split(
    ' ',
  ),
);
const VOID = new Set('br hr img input meta link source track wbr area base col embed'.split(' '));

/** The readable paragraphs of a piece of HTML: no markup, no scripts, no captions. Headings are left out:
 *  they are no sentences. */
export function htmlParagraphs(html: string): string[] {
  const paragraphs: string[] = [];
  let text = '';
  let silent = 0;
  const flush = () => {
    paragraphs.push(text);
    text = '';
  };
  const parser = new Parser({
    onopentag(name) {
      if (SILENT.has(name)) silent++;
      if (BLOCKS.has(name)) flush();
    },
    ontext(part) {
      if (silent === 0) text += part;
    },
    onclosetag(name) {
      if (/^h[1-6]$/.test(name)) text = '';
      if (SILENT.has(name) && !VOID.has(name)) silent = Math.max(0, silent - 1);
      if (BLOCKS.has(name)) flush();
    },
  });
  parser.end(html);
  flush();
  return tidyParagraphs(paragraphs);
}

/** A title that may hold markup or entities, as one line. */
export function htmlLine(html: string): string {
  return htmlParagraphs(html).join(' ');
}
