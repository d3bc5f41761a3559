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
/** Largest difference of a channel that is ignored: lossy files change it by at most 8 of 255. */
const MAX_IGNORED = 9;
/** Side of a tile in downscaled pixels: 64 px of the page. */
const TILE = 16;

/** Decodes a screenshot to three bytes a pixel. */
export async function decodePng(png: Buffer): Promise<Raster> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Crops, downscales and slightly blurs a screenshot, so that fonts drawn by another rasterizer look the
 *  same. */
export async function downscale(screenshot: Raster, box: Box): Promise<Raster> {
  const { data, ...size } = screenshot;
  const left = Math.round(box.left);
  const top = Math.round(box.top);
  const width = Math.min(Math.round(box.width), size.width - left);
  const height = Math.min(Math.round(box.height), size.height - top);
  const scaled = await sharp(data, { raw: { ...size, channels: 3 } })
    .extract({ left, top, width, height })
    .resize(Math.round(width / SCALE), Math.round(height / SCALE), { fit: 'fill' })
    .blur(0.5)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: scaled.info.width, height: scaled.info.height, data: scaled.data };
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
  /** Position of that tile, in CSS pixels of the section. */
  at: { x: number; y: number };
  picture: Raster;
}

/** Measures the difference of two pictures, tile by tile. A pixel's difference is its distance from the
 *  range of values that the other picture has within half a downscaled pixel (2 px of the page): an edge
 *  that other hinting moves by less does not count, but a missing line does. Both directions are compared. */
export function measureDifference(one: Raster, other: Raster): PictureDifference {
  const width = Math.min(one.width, other.width);
  const height = Math.min(one.height, other.height);
  const across = Math.ceil(width / TILE);
  const sums = new Float64Array(across * Math.ceil(height / TILE));
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++) {
        const difference = Math.max(
          0,
          Math.max(
            distanceOutside(one, other, x, y, channel),
            distanceOutside(other, one, x, y, channel),
          ) - MAX_IGNORED,
        );
        sums[Math.floor(y / TILE) * across + Math.floor(x / TILE)]! += difference;
        data[(y * width + x) * 3 + channel] = Math.max(0, 255 - difference * 8);
      }
  const worst = sums.reduce((most, sum, index) => (sum > sums[most]! ? index : most), 0);
  return {
    worst: (sums[worst] ?? 0) / (TILE * TILE * 3),
    at: {
      x: (worst % across) * TILE * SCALE,
      y: Math.floor(worst / across) * TILE * SCALE,
    },
    picture: { width, height, data },
  };
}

function distanceOutside(
  one: Raster,
  other: Raster,
  x: number,
  y: number,
  channel: number,
): number {
  const value = one.data[(y * one.width + x) * 3 + channel]!;
  const here = other.data[(y * other.width + x) * 3 + channel]!;
  // The neighbours can only reduce the distance.
  if (Math.abs(value - here) <= MAX_IGNORED) return 0;
  let [least, most] = [here, here];
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const [nx, ny] = [x + dx, y + dy];
      if (nx < 0 || ny < 0 || nx >= other.width || ny >= other.height) continue;
      const between = (here + other.data[(ny * other.width + nx) * 3 + channel]!) / 2;
      least = Math.min(least, between);
      most = Math.max(most, between);
    }
  return Math.max(0, least - value, value - most);
}
