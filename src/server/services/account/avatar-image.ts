import type { Sharp } from 'sharp';
import type { Crop } from '~/schemas/avatar';
import { encodePicture } from '../stored-file/encode-picture';

const AVATAR_SIZE = 512;

/** Re-encodes an image, or its crop, to WebP of at most 512 × 512: upright, in sRGB, without metadata; of an
 *  animation it takes the first frame.
 *  @throws ServiceError AVATAR_INVALID (not a JPEG, PNG, WebP or AVIF) | AVATAR_TOO_LARGE (more than 5 MB or
 *    50 million pixels) | AVATAR_BROKEN (it cannot be decoded to its end) | TOO_MANY_REQUESTS (the queue of
 *    twenty is full) */
export async function encodeAvatar(bytes: Uint8Array, crop?: Crop): Promise<Uint8Array> {
  return encodePicture(bytes, async (image) => {
    const shown = crop ? await cropImage(image, crop) : image.autoOrient();
    return shown.resize(AVATAR_SIZE, AVATAR_SIZE, {
      fit: crop ? 'cover' : 'inside',
      withoutEnlargement: true,
    });
  });
}

async function cropImage(image: Sharp, { x, y, width, height, turn }: Crop): Promise<Sharp> {
  const { autoOrient: original } = await image.metadata();
  const isRotated = turn === 90 || turn === 270;
  const across = isRotated ? original.height : original.width;
  const down = isRotated ? original.width : original.height;
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

function clamp(pixels: number, max: number): number {
  return Math.min(Math.max(pixels, 1), max);
}
