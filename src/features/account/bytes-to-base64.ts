/** Base64 of bytes of any length, in pieces that the argument list can hold. */
export function bytesToBase64(bytes: Uint8Array): string {
  const PIECE = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}
