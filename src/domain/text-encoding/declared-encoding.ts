/** Bytes at the beginning of a text in which its encoding may be declared. */
const HEAD_BYTES = 65_536;

/** The encoding that a text declares, in lower case: in its XML declaration, with any blanks in it or before
 *  it, or in the head of an HTML page; null without a declaration. */
export function declaredEncoding(bytes: Uint8Array): string | null {
  const head = toAscii(bytes.subarray(0, HEAD_BYTES));
  return ofXml(head) ?? ofHtml(head);
}

/** The encoding in an HTTP header, in lower case; null without one.
 *  @param contentType such as `text/xml; charset=utf-8` */
export const headerEncoding = (contentType: string): string | null =>
  /(?:^|[;\s])charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType)?.[1]?.toLowerCase() ?? null;

/** Signs that a declaration belongs to a text within this one; warnings of a program may precede the text's
 *  own declaration. */
const INSIDE = /<(?:rss|feed|\w{1,40}:rdf)\b|CDATA\[|^\s*\{/i;

function ofXml(head: string): string | null {
  const from = head.search(/<\?xml\s/i);
  const end = head.indexOf('?>', from);
  if (from === -1 || end === -1 || INSIDE.test(head.slice(0, from))) return null;
  const declaration = head.slice(from, end);
  return /\sencoding\s*=\s*["']\s*([\w.:-]+)/i.exec(declaration)?.[1]?.toLowerCase() ?? null;
}

/** The beginning of an HTML page. A feed or a line of JSON may contain a page, whose encoding is not that of
 *  the feed. */
const PAGE =
  /^\s*(?:<\?xml[^<>]*>\s*)?(?:<!doctype html[^<>]*>\s*)?<(?:html|head|meta|title|link|base)\b/i;

function ofHtml(head: string): string | null {
  if (!PAGE.test(head)) return null;
  for (const [tag] of head.matchAll(/<meta\s[^<>]{0,1000}>/gi)) {
    const charset = /charset\s*=["'\s]*([\w.:-]+)/i.exec(tag)?.[1];
    if (charset) return charset.toLowerCase();
  }
  return null;
}

/** Each byte as the character with its number. */
function toAscii(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
