import 'server-only';
import { join } from 'node:path';
import sharp from 'sharp';
import { storage } from '~/server/gateways/storage/configured';
import { mediaPath } from '~/server/gateways/storage/media-url';
import { IMAGE_SIZE } from './share-image';

/** A video's poster as a share image, not in WebP, which messengers do not support.
 *  @param poster its address */
export async function renderPosterImage(poster: string): Promise<Response> {
  const { width, height } = IMAGE_SIZE;
  const picture = await sharp(await readPoster(mediaPath(poster)))
    .resize(width, height, { fit: 'cover' })
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
}

/** A file's path, or the bytes of an uploaded poster. */
async function readPoster(path: string): Promise<string | Buffer> {
  const [, uploaded] = /^\/media\/(posters\/.*)$/.exec(path) ?? [];
  if (uploaded === undefined) return join(process.cwd(), 'public', path);
  const file = await storage().get(uploaded);
  if (!file) throw new Error(`There is no poster ${path}.`);
  return Buffer.from(await new Response(file.body).arrayBuffer());
}
