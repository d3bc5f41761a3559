import sharp from 'sharp';
import { createLimiter } from '~/lib/limiter';
import { AVATAR_MAX_BYTES } from '~/schemas/avatar';
import { ServiceError } from '~/server/errors';

const SIDE = 512;
/** More pixels than any camera's, fewer than a decompression bomb's. */
const PIXELS_MAX = 50_000_000;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);

const oneAtATime = createLimiter(1);

/** Re-encodes a picture to WebP of at most 512 × 512, upright and without metadata.
 *  @throws ServiceError AVATAR_INVALID for anything but a JPEG, PNG, WebP or AVIF of at most 5 MB */
export async function encodeAvatar(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.byteLength === 0 || bytes.byteLength > AVATAR_MAX_BYTES)
    throw new ServiceError('AVATAR_INVALID');
  try {
    return await oneAtATime(async () => {
      const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
      const { format, compression } = await image.metadata();
      const avif = format !== 'heif' || compression === 'av1';
      if (!FORMATS.has(format) || !avif) throw new ServiceError('AVATAR_INVALID');
      return await image
        .rotate()
        .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer();
    });
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw new ServiceError('AVATAR_INVALID');
  }
}
