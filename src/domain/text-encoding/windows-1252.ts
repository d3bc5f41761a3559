/** The characters of the bytes 0x80 to 0x9F; a blank stands for a byte that has none. A table of our own: some releases
 *  of Node.js read these bytes as control characters. */
const SIGNS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** The character of windows-1252 that has the same byte as a control character, such as `’` for U+0092; null where
 *  there is none. */
export function signOfControl(control: string): string | null {
  const sign = SIGNS[control.charCodeAt(0) - 0x80] ?? ' ';
  return sign === ' ' ? null : sign;
}

/** Decodes windows-1252; null where a byte has no character in it. */
export function decodeWindows1252(bytes: Uint8Array): string | null {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += PART)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + PART)));
  let isWhole = true;
  const text = parts.join('').replaceAll(/[\u0080-\u009F]/g, (control) => {
    const sign = signOfControl(control);
    isWhole &&= sign !== null;
    return sign ?? '';
  });
  return isWhole ? text : null;
}

/** Number of bytes decoded at a time: a call may have only some tens of thousands of arguments. */
const PART = 8_192;
