import sharp, { type Sharp } from 'sharp';
import { createLimiter } from '~/lib/limiter';
import { pictureKind } from '~/lib/picture-kind';
import { AVATAR_MAX_BYTES, AVATAR_MAX_PIXELS, type Crop } from '~/schemas/avatar';
import { ServiceError } from '~/server/errors';

const SIDE = 512;
const SECONDS = 15;

const twoAtOnce = createLimiter(2, {
  longest: 20,
  refuse: () => new ServiceError('TOO_MANY_REQUESTS', undefined, 5),
});

/** Re-encodes a picture, or the part of it that `crop` says, to WebP of at most 512 × 512: upright, in
 *  sRGB, without metadata, of an animation the first frame.
 *  @throws ServiceError AVATAR_INVALID (not a JPEG, PNG, WebP or AVIF) | AVATAR_TOO_LARGE (more than 5 MB
 *    or 50 million pixels) | AVATAR_BROKEN (it cannot be decoded to its end) | TOO_MANY_REQUESTS (twenty
 *    others wait already) */
export async function encodeAvatar(bytes: Uint8Array, crop?: Crop): Promise<Uint8Array> {
  if (bytes.byteLength > AVATAR_MAX_BYTES) throw new ServiceError('AVATAR_TOO_LARGE');
  // The decoders of other kinds never see a byte.
  if (!pictureKind(bytes)) throw new ServiceError('AVATAR_INVALID');
  return twoAtOnce(async () => {
    try {
      const image = sharp(bytes, { limitInputPixels: AVATAR_MAX_PIXELS, failOn: 'error' });
      const shown = crop ? await cut(image, crop) : image.autoOrient();
      return await shown
        .resize(SIDE, SIDE, { fit: crop ? 'cover' : 'inside', withoutEnlargement: true })
        .timeout({ seconds: SECONDS })
        .webp({ quality: 82 })
        .toBuffer();
    } catch (error) {
      const large = /pixel limit/.test(error instanceof Error ? error.message : '');
      throw new ServiceError(large ? 'AVATAR_TOO_LARGE' : 'AVATAR_BROKEN');
    }
  });
}

async function cut(image: Sharp, { x, y, width, height, turn }: Crop): Promise<Sharp> {
  const { autoOrient: upright } = await image.metadata();
  const lying = turn === 90 || turn === 270;
  const across = lying ? upright.height : upright.width;
  const down = lying ? upright.width : upright.height;
  const left = Math.min(Math.round(x * across), across - 1);
  const top = Math.min(Math.round(y * down), down - 1);
  return image
    .autoOrient()
    .rotate(turn)
    .extract({
      left,
      top,
      width: clamp(Math.round(width * across), across - left),
      height: clamp(Math.round(height * down), down - top),
    });
}

function clamp(pixels: number, most: number): number {
  return Math.min(Math.max(pixels, 1), most);
}
