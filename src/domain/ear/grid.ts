import { type Kernels, LANES } from './kernels';

/** Frames before the first and after the last: as far as the widest convolution of the embedding reaches. */
const MARGIN = 4;

/** Frames × bands with a border of zeros, so that a convolution needs no cases at the edges. The values of frame t and
 *  band b of a layer with c channels begin at `address + position × c`. */
export interface Grid {
  frames: number;
  bands: number;
  /** Address of the table of the positions that are no border. */
  positions: number;
  /** Their number, a multiple of 4: the last is repeated. */
  rows: number;
}

const gridSize = ({ frames, bands }: Pick<Grid, 'frames' | 'bands'>): number =>
  (frames + 2 * MARGIN) * (bands + 2);

export const positionOf = ({ bands }: Pick<Grid, 'bands'>, frame: number, band: number): number =>
  (frame + MARGIN) * (bands + 2) + band + 1;

export function reserveGrid(kernels: Kernels, frames: number, bands: number): Grid {
  const rows = Math.ceil((frames * bands) / LANES) * LANES;
  const grid: Grid = { frames, bands, positions: kernels.reserve(rows), rows };
  const table = kernels.integers();
  for (let r = 0; r < rows; r++) {
    const at = Math.min(r, frames * bands - 1);
    table[grid.positions + r] = positionOf(grid, Math.floor(at / bands), at % bands);
  }
  return grid;
}

/** Reserves the values of a layer, all zero. */
export function reserveValues(kernels: Kernels, grid: Grid, channels: number): number {
  const size = gridSize(grid) * channels;
  const address = kernels.reserve(size);
  kernels.floats().fill(0, address, address + size);
  return address;
}

/** The greater of two neighbouring bands, and of frames: those of two frames that become one, or of each frame and one
 *  `later` (the last, where there is none).
 *  @param halve whether two frames become one */
export function poolGrid(
  kernels: Kernels,
  from: Grid,
  source: number,
  channels: number,
  { halve, later }: { halve: boolean; later: number },
): { grid: Grid; values: number } {
  const frames = halve ? from.frames >> 1 : from.frames;
  const grid = reserveGrid(kernels, frames, from.bands >> 1);
  const values = reserveValues(kernels, grid, channels);
  const floats = kernels.floats();
  for (let t = 0; t < frames; t++)
    for (let b = 0; b < grid.bands; b++) {
      const first = halve ? 2 * t : t;
      const second = halve ? first + 1 : Math.min(from.frames - 1, t + later);
      const a = source + positionOf(from, first, 2 * b) * channels;
      const c = source + positionOf(from, second, 2 * b) * channels;
      const out = values + positionOf(grid, t, b) * channels;
      for (let i = 0; i < channels; i++)
        floats[out + i] = Math.max(
          floats[a + i]!,
          floats[a + channels + i]!,
          floats[c + i]!,
          floats[c + channels + i]!,
        );
    }
  return { grid, values };
}
