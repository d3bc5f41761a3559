import { FFT_SIZE, fft } from '~/domain/speech/fft';
import { HOP } from '~/domain/speech/front-end';
import { SAMPLE_RATE } from '~/domain/speech/mel';

/** Mels between 60 and 3,800 Hz, as the speech embedding was taught them. */
export const LOW_BANDS = 32;
/** Bands between 2.8 and 7.9 kHz, where s, sh and f are: the embedding hears nothing of them. */
const HIGH_BANDS = 24;
export const BANDS = LOW_BANDS + HIGH_BANDS;

const WINDOW = 400;
const INT16 = 32_768;
const HIGH_SCALE = 0.02;
const LEAST_POWER = 1e-10;
const FLOOR_DB = -80;

const slaneyBreak = 1000;
const slaneyStep = Math.log(6.4) / 27;
const toSlaney = (hz: number): number =>
  hz >= slaneyBreak ? 15 + Math.log(hz / slaneyBreak) / slaneyStep : (hz * 3) / 200;
const fromSlaney = (mel: number): number =>
  mel >= 15 ? slaneyBreak * Math.exp(slaneyStep * (mel - 15)) : (mel * 200) / 3;
const toMel = (hz: number): number => 2595 * Math.log10(1 + hz / 700);
const fromMel = (mel: number): number => 700 * (10 ** (mel / 2595) - 1);

interface Filter {
  firstBin: number;
  weights: Float64Array;
}

/** Triangular filters between frequencies that lie evenly on a scale.
 *  @param scale factor of a filter by its edges in Hz and the sum of its weights */
function filters(
  count: number,
  [low, high]: readonly [number, number],
  to: (hz: number) => number,
  from: (mel: number) => number,
  scale: (left: number, right: number, sum: number) => number,
): Filter[] {
  const edge = (i: number) => from(to(low) + ((to(high) - to(low)) * i) / (count + 1));
  return Array.from({ length: count }, (_, i) => {
    const [left, middle, right] = [edge(i), edge(i + 1), edge(i + 2)];
    const binHz = SAMPLE_RATE / FFT_SIZE;
    const firstBin = Math.ceil(left / binHz);
    const weights: number[] = [];
    for (let bin = firstBin; bin * binHz < right && bin <= FFT_SIZE / 2; bin++) {
      const rise = (bin * binHz - left) / (middle - left);
      const fall = (right - bin * binHz) / (right - middle);
      weights.push(Math.max(0, Math.min(rise, fall)));
    }
    const sum = weights.reduce((a, b) => a + b, 0);
    const factor = scale(left, right, sum);
    return { firstBin, weights: Float64Array.from(weights, (weight) => weight * factor) };
  });
}

const allFilters: readonly Filter[] = [
  ...filters(LOW_BANDS, [60, 3800], toSlaney, fromSlaney, (left, right) => 2 / (right - left)),
  ...filters(HIGH_BANDS, [2800, 7900], toMel, fromMel, (_left, _right, sum) => HIGH_SCALE / sum),
];

const hann = Float64Array.from(
  { length: WINDOW },
  (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW),
);

/** Levels of a recording in 56 bands, dB below its strongest low mel, −80 … 0: `frames × 56`.
 *  @param pcm 16 kHz mono in [−1, 1]
 *  @param offset first frame of 10 ms  @param frames number of frames; those after the end are silent */
export function recordingBands(pcm: Float32Array, offset: number, frames: number): Float32Array {
  const out = new Float32Array(frames * BANDS);
  const re = new Float64Array(FFT_SIZE);
  const im = new Float64Array(FFT_SIZE);
  const margin = (FFT_SIZE - WINDOW) / 2;
  let peak = Number.NEGATIVE_INFINITY;
  for (let t = 0; t < frames; t++) {
    re.fill(0);
    im.fill(0);
    const start = (offset + t) * HOP + margin;
    for (let i = 0; i < WINDOW; i++) re[margin + i] = (pcm[start + i] ?? 0) * INT16 * hann[i]!;
    fft(re, im);
    for (const [band, { firstBin, weights }] of allFilters.entries()) {
      let power = 0;
      for (let j = 0; j < weights.length; j++) {
        const bin = firstBin + j;
        power += weights[j]! * (re[bin]! * re[bin]! + im[bin]! * im[bin]!);
      }
      const level = 10 * Math.log10(Math.max(power, LEAST_POWER));
      out[t * BANDS + band] = level;
      if (band < LOW_BANDS) peak = Math.max(peak, level);
    }
  }
  for (let i = 0; i < out.length; i++) out[i] = Math.min(0, Math.max(FLOOR_DB, out[i]! - peak));
  return out;
}
