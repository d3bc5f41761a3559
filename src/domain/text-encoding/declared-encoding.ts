/** Bytes at the beginning of a text in which it may say its encoding. */
const HEAD_BYTES = 65_536;

/** The encoding that a text says of itself, in lower case: in its XML declaration, wherever blanks stand in it or
 *  before it, or in the head of a page of HTML; null where it says none. */
export function declaredEncoding(bytes: Uint8Array): string | null {
  const head = toAscii(bytes.subarray(0, HEAD_BYTES));
  return ofXml(head) ?? ofHtml(head);
}

/** The encoding that a header of HTTP says, in lower case; null where it says none.
 *  @param contentType such as `text/xml; charset=utf-8` */
export const headerEncoding = (contentType: string): string | null =>
  /(?:^|[;\s])charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType)?.[1]?.toLowerCase() ?? null;

/** What shows that a declaration is one of a text within this one; the warnings of a program may stand before its own. */
const INSIDE = /<(?:rss|feed|\w{1,40}:rdf)\b|CDATA\[|^\s*\{/i;

function ofXml(head: string): string | null {
  const from = head.search(/<\?xml\s/i);
  const end = head.indexOf('?>', from);
  if (from === -1 || end === -1 || INSIDE.test(head.slice(0, from))) return null;
  const declaration = head.slice(from, end);
  return /\sencoding\s*=\s*["']\s*([\w.:-]+)/i.exec(declaration)?.[1]?.toLowerCase() ?? null;
}

/** How a page of HTML begins. A feed or a line of JSON may hold one, whose encoding is not its own. */
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
