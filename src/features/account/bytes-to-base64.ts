/** Base64 of bytes of any length, encoded in chunks that fit an argument list. */
export function bytesToBase64(bytes: Uint8Array): string {
  const CHUNK_SIZE = 0x8000;
  let text = '';
  for (let offset = 0; offset < bytes.length; offset += CHUNK_SIZE)
    text += String.fromCharCode(...bytes.subarray(offset, offset + CHUNK_SIZE));
  return btoa(text);
}
