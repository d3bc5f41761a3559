import sharp from 'sharp';

/** A picture, three bytes a pixel. */
export interface Raster {
  width: number;
  height: number;
  data: Buffer;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const SCALE = 4;
/** What a file that is kept may change of a pixel (at most 8 of 255), and a little more. */
const MAX_UNSEEN = 9;
/** Small pixels at a side: 64 px of the page. */
const TILE = 16;

/** A screenshot, pixel by pixel: three bytes each. */
export async function decodePng(png: Buffer): Promise<Raster> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** A stretch of a screenshot, made small and a little soft: the same fonts drawn by another rasterizer come
 *  out alike. */
export async function downscale(screenshot: Raster, box: Box): Promise<Raster> {
  const { data, ...size } = screenshot;
  const left = Math.round(box.left);
  const top = Math.round(box.top);
  const width = Math.min(Math.round(box.width), size.width - left);
  const height = Math.min(Math.round(box.height), size.height - top);
  const made = await sharp(data, { raw: { ...size, channels: 3 } })
    .extract({ left, top, width, height })
    .resize(Math.round(width / SCALE), Math.round(height / SCALE), { fit: 'fill' })
    .blur(0.5)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: made.info.width, height: made.info.height, data: made.data };
}

export const encodePicture = (picture: Raster, kind: 'webp' | 'png'): Promise<Buffer> => {
  const { width, height, data } = picture;
  const drawn = sharp(data, { raw: { width, height, channels: 3 } });
  return (
    kind === 'webp' ? drawn.webp({ nearLossless: true, quality: 20 }) : drawn.png()
  ).toBuffer();
};

export interface PictureDifference {
  /** The largest mean of any tile, 0–255. */
  worst: number;
  /** Where that tile is, in CSS pixels of the section. */
  at: { x: number; y: number };
  picture: Raster;
}

/** How far two pictures differ, tile by tile. A pixel differs by as much as it lies outside of what the
 *  other picture has there and half a small pixel (2 px of the page) around: an edge that another hinting
 *  moves by less is not a difference, a line that is missing is. Both directions are asked. */
export function measureDifference(one: Raster, other: Raster): PictureDifference {
  const width = Math.min(one.width, other.width);
  const height = Math.min(one.height, other.height);
  const across = Math.ceil(width / TILE);
  const sums = new Float64Array(across * Math.ceil(height / TILE));
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let part = 0; part < 3; part++) {
        const apart = Math.max(
          0,
          Math.max(
            distanceOutside(one, other, x, y, part),
            distanceOutside(other, one, x, y, part),
          ) - MAX_UNSEEN,
        );
        sums[Math.floor(y / TILE) * across + Math.floor(x / TILE)]! += apart;
        data[(y * width + x) * 3 + part] = Math.max(0, 255 - apart * 8);
      }
  const worst = sums.reduce((most, sum, at) => (sum > sums[most]! ? at : most), 0);
  return {
    worst: (sums[worst] ?? 0) / (TILE * TILE * 3),
    at: {
      x: (worst % across) * TILE * SCALE,
      y: Math.floor(worst / across) * TILE * SCALE,
    },
    picture: { width, height, data },
  };
}

function distanceOutside(one: Raster, other: Raster, x: number, y: number, part: number): number {
  const value = one.data[(y * one.width + x) * 3 + part]!;
  const here = other.data[(y * other.width + x) * 3 + part]!;
  // Its neighbours can only bring it nearer.
  if (Math.abs(value - here) <= MAX_UNSEEN) return 0;
  let [least, most] = [here, here];
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const [nx, ny] = [x + dx, y + dy];
      if (nx < 0 || ny < 0 || nx >= other.width || ny >= other.height) continue;
      const between = (here + other.data[(ny * other.width + nx) * 3 + part]!) / 2;
      least = Math.min(least, between);
      most = Math.max(most, between);
    }
  return Math.max(0, least - value, value - most);
}
