import { FFT_SIZE } from './fft';

export const SAMPLE_RATE = 16_000;
/** Number of mel filters. */
export const FILTERS = 25;
/** Number of cepstral coefficients of a frame. */
export const CEPSTRA = 13;

const MIN_HZ = 130;
const MAX_HZ = 6_800;
const LIFTER = 22;

const toMel = (hz: number) => 2595 * Math.log10(1 + hz / 700);
const toHz = (mel: number) => 700 * (10 ** (mel / 2595) - 1);

/** One triangular filter of unit area: its first FFT bin and the weights from there on. */
export interface MelFilter {
  firstBin: number;
  weights: Float64Array;
}

/** The 25 filters of the acoustic model's front end (edges rounded to FFT bins, as sphinx_fe does). */
export const melFilters: readonly MelFilter[] = Array.from({ length: FILTERS }, (_, i) => {
  const binHz = SAMPLE_RATE / FFT_SIZE;
  const step = (toMel(MAX_HZ) - toMel(MIN_HZ)) / (FILTERS + 1);
  const edge = (offset: number) =>
    Math.floor(toHz((i + offset) * step + toMel(MIN_HZ)) / binHz + 0.5) * binHz;
  const [left, centre, right] = [edge(0), edge(1), edge(2)];
  const firstBin = Math.floor(left / binHz) + 1;
  const weights: number[] = [];
  for (let bin = firstBin; bin * binHz < right; bin++) {
    const rise = (bin * binHz - left) / (centre - left);
    const fall = (right - bin * binHz) / (right - centre);
    weights.push((Math.min(rise, fall) * 2) / (right - left));
  }
  return { firstBin, weights: Float64Array.from(weights) };
});

/** Orthonormal DCT-II with liftering folded in, row-major `CEPSTRA × FILTERS`. */
export const cepstralTransform = Float64Array.from({ length: CEPSTRA * FILTERS }, (_, i) => {
  const row = Math.floor(i / FILTERS);
  const column = i % FILTERS;
  const lift = 1 + (LIFTER / 2) * Math.sin((row * Math.PI) / LIFTER);
  const scale = Math.sqrt((row === 0 ? 1 : 2) / FILTERS);
  return lift * scale * Math.cos((Math.PI * row * (column + 0.5)) / FILTERS);
});
