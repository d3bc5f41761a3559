import sharp, { type Sharp } from 'sharp';
import { createConcurrencyLimiter } from '~/lib/concurrency-limiter';
import { detectImageType } from '~/lib/detect-image-type';
import { AVATAR_MAX_BYTES, AVATAR_MAX_PIXELS } from '~/schemas/avatar';
import { ServiceError } from '~/server/errors';

const TIMEOUT_SECONDS = 15;

const limitEncoding = createConcurrencyLimiter(2, {
  maxLength: 20,
  createError: () => new ServiceError('TOO_MANY_REQUESTS', undefined, 5),
});

/** Re-encodes an uploaded image to WebP: in sRGB, without metadata; of an animation it takes the first frame.
 *  @param shape rotates, crops and resizes it
 *  @throws ServiceError AVATAR_INVALID (not a JPEG, PNG, WebP or AVIF) | AVATAR_TOO_LARGE (more than 5 MB or
 *    50 million pixels) | AVATAR_BROKEN (it cannot be decoded to its end) | TOO_MANY_REQUESTS (the queue of
 *    twenty is full) */
export async function encodePicture(
  bytes: Uint8Array,
  shape: (image: Sharp) => Sharp | Promise<Sharp>,
): Promise<Uint8Array> {
  if (bytes.byteLength > AVATAR_MAX_BYTES) throw new ServiceError('AVATAR_TOO_LARGE');
  // The type is checked before decoding, so that no byte reaches the decoders of other image types.
  if (!detectImageType(bytes)) throw new ServiceError('AVATAR_INVALID');
  return limitEncoding(async () => {
    try {
      const image = sharp(bytes, { limitInputPixels: AVATAR_MAX_PIXELS, failOn: 'error' });
      const shaped = await shape(image);
      return await shaped.timeout({ seconds: TIMEOUT_SECONDS }).webp({ quality: 82 }).toBuffer();
    } catch (error) {
      const large = /pixel limit/.test(error instanceof Error ? error.message : '');
      throw new ServiceError(large ? 'AVATAR_TOO_LARGE' : 'AVATAR_BROKEN');
    }
  });
}
