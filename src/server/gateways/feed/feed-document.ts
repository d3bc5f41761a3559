import { Parser } from 'htmlparser2';
import { FeedError } from './feed-error';
import { type FeedRoot, findRoot } from './find-root';

/** More than any feed has; the parser's time grows with the square of each. */
const MAX_ATTRIBUTES = 100;
const MAX_DEPTH = 200;

/** The feed within what a server sent. */
export interface FeedDocument {
  kind: FeedRoot['kind'];
  /** The root element, from its start tag to its end tag. */
  xml: string;
  /** `xml:base` of the channel of an RSS feed; null without one. */
  channelBase: string | null;
}

/** Extracts a feed from a response: text before its root element and after its end tag is not part of it. Checks that
 *  it can be parsed in a time that grows with its length only.
 *  @throws FeedError notFeed | entities; cutOff where the root element has no end tag; brokenXml where an element
 *    has too many attributes, or is nested too deep */
export function feedDocument(text: string): FeedDocument {
  const { kind, start } = findRoot(text);
  const xml = text.slice(start);
  let end: number | null = null;
  let channelBase: string | null = null;
  let depth = 0;
  let attributes = 0;
  const parser = new Parser(
    {
      onopentagname() {
        attributes = 0;
        if (++depth > MAX_DEPTH) throw new FeedError('brokenXml');
      },
      onattribute() {
        if (++attributes > MAX_ATTRIBUTES) throw new FeedError('brokenXml');
      },
      onopentag(name, { 'xml:base': base }) {
        if (depth === 2 && base && /^(\w+:)?channel$/.test(name)) channelBase ??= base;
      },
      onclosetag() {
        if (--depth > 0) return;
        end = parser.endIndex + 1;
        parser.pause();
      },
    },
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  // `end` is not called, so that only its own tag closes the root.
  parser.write(xml);
  if (end === null) throw new FeedError('cutOff');
  return { kind, xml: xml.slice(0, end), channelBase };
}
