import 'server-only';
import { join } from 'node:path';
import sharp from 'sharp';
import { mediaPath } from '~/server/gateways/storage/media-url';
import { IMAGE_SIZE } from './share-image';

/** A video's poster as a share image, not in WebP, which messengers do not support.
 *  @param poster its address */
export async function renderPosterImage(poster: string): Promise<Response> {
  const { width, height } = IMAGE_SIZE;
  const picture = await sharp(join(process.cwd(), 'public', mediaPath(poster)))
    .resize(width, height, { fit: 'cover' })
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
}
