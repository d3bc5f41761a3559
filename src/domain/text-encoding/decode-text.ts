import { declaredEncoding, headerEncoding } from './declared-encoding';
import { standardName } from './standard-name';
import { isWesternProse } from './western-prose';
import { decodeWindows1252 } from './windows-1252';

/** A text; or the declared encoding in which it cannot be read, '' without one. */
export type DecodedText = { text: string } | { charset: string };

/** Names of windows-1252 in the Encoding Standard: texts labelled Latin 1 have been in it for decades. */
const WINDOWS_1252 = new Set(
  'cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 latin-1 windows-1252 x-cp1252'.split(
    ' ',
  ),
);
/** Names of encodings without bytes above 0x7F. */
const ASCII = new Set('ascii us-ascii ansi_x3.4-1968 iso-ir-6 iso646-us'.split(' '));
const UTF_8 = new Set('utf-8 utf8 unicode-1-1-utf-8 x-unicode20utf8'.split(' '));

/** Decodes a text that may be in any encoding, strictly: by its byte order mark, else as UTF-8, else by its own
 *  declaration, else by the header, else as windows-1252 if the result is Western prose. The result never contains
 *  U+FFFD for bytes that could not be read.
 *  @param contentType the header sent with it, such as `text/xml; charset=utf-8` */
export function decodeText(bytes: Uint8Array, contentType = ''): DecodedText {
  const marked = markedEncoding(bytes);
  if (marked) return orRefused(decodeAs(bytes, marked), marked);
  const named = [declaredEncoding(bytes), headerEncoding(contentType)].flatMap((name) =>
    name === null ? [] : standardName(name),
  );
  const plain = hasShifts(bytes) ? null : decodeAs(bytes, 'utf-8');
  if (plain !== null) return { text: plain };
  const telling = named.filter((name) => isTelling(bytes, name));
  for (const name of telling) {
    const text = decodeAs(bytes, name);
    if (text !== null) return { text };
  }
  const unknown = telling.find((name) => !isKnown(name));
  const text = unknown === undefined && !hasShifts(bytes) ? decodeWindows1252(bytes) : null;
  return orRefused(text !== null && isWesternProse(text) ? text : null, unknown ?? named[0] ?? '');
}

/** Whether the name of an encoding can be true for a text that is not UTF-8. A text without a zero byte that is
 *  declared as UTF-16 is not UTF-16. */
const isTelling = (bytes: Uint8Array, name: string): boolean =>
  !ASCII.has(name) && !UTF_8.has(name) && (!/^(utf-?16|ucs-?2)/.test(name) || bytes.includes(0));

/** Removes a second byte order mark: two programs may have written one each. */
const orRefused = (text: string | null, charset: string): DecodedText =>
  text === null ? { charset } : { text: text.replace(/^\uFEFF+/, '') };

/** The encoding that the first bytes show: by a byte order mark, or by a zero beside each of the first two
 *  characters. */
export function markedEncoding([a = 1, b = 1, c = 1, d = 1]: Uint8Array): string | null {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return 'utf-32';
  if (a === 0 && b === 0 && ((c === 0xfe && d === 0xff) || (c === 0 && d !== 0))) return 'utf-32';
  if ((a === 0xff && b === 0xfe) || (a !== 0 && b === 0 && c !== 0 && d === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b !== 0 && c === 0 && d !== 0)) return 'utf-16be';
  return null;
}

/** Decodes strictly by the name of an encoding, without its byte order mark; null where that is impossible. */
function decodeAs(bytes: Uint8Array, name: string): string | null {
  if (WINDOWS_1252.has(name)) return decodeWindows1252(bytes);
  try {
    // A U+FFFD that is in the file itself is no fault of decoding; the checks of articles look for it.
    return new TextDecoder(name, { fatal: true }).decode(bytes as Uint8Array<ArrayBuffer>);
  } catch {
    return null;
  }
}

function isKnown(name: string): boolean {
  if (WINDOWS_1252.has(name)) return true;
  try {
    return new TextDecoder(name).encoding !== '';
  } catch {
    return false;
  }
}

/** Whether a text shifts to another alphabet as ISO 2022 does, with bytes that UTF-8 would read as ASCII. */
function hasShifts(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x1b); at !== -1; at = bytes.indexOf(0x1b, at + 1))
    if (bytes[at + 1] === 0x24 || bytes[at + 1] === 0x28) return true;
  return false;
}
