export type ImageType = 'jpeg' | 'png' | 'webp' | 'avif';

/** Detects the image type of a file by the signature in its first 32 bytes; null for anything else, such as
 *  HEIC and SVG. The rest of the file may be invalid. */
export function detectImageType(bytes: Uint8Array): ImageType | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  // ISO base media: the major brand, then the compatible brands.
  if (text(4, 8) === 'ftyp' && /avif|avis/.test(text(8, 12) + text(16, 32))) return 'avif';
  return null;
}
