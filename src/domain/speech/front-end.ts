import { FFT_SIZE, fft } from './fft';
import { CEPSTRA, cepstralTransform, FILTERS, melFilters } from './mel';

/** Samples between two frames: 10 ms at 16 kHz. */
export const HOP = 160;
export const FRAMES_PER_SECOND = 100;

const WINDOW = 410;
const PRE_EMPHASIS = 0.97;
const INT16 = 32_768;
const FLOOR = 1e-4;
const OVERSUBTRACTION = 1.5;
const SPECTRAL_FLOOR = 0.1;
const QUIET_SHARE = 0.1;
const MIN_QUIET_FRAMES = 5;

const hamming = Float64Array.from(
  { length: WINDOW },
  (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (WINDOW - 1)),
);

export interface Spectra {
  frames: number;
  /** Power in each mel filter, `frames × FILTERS`. */
  mel: Float64Array;
  /** Level of each frame in dB over one int16 step. */
  level: Float32Array;
}

/** Spectra of a 16 kHz mono signal in [−1, 1]. */
export function analyse(pcm: Float32Array): Spectra {
  const frames = Math.max(0, 1 + Math.floor((pcm.length - WINDOW) / HOP));
  const mel = new Float64Array(frames * FILTERS);
  const level = new Float32Array(frames);
  const re = new Float64Array(FFT_SIZE);
  const im = new Float64Array(FFT_SIZE);
  for (let t = 0; t < frames; t++) {
    level[t] = loadWindow(pcm, t * HOP, re, im);
    fft(re, im);
    for (let f = 0; f < FILTERS; f++) {
      const { firstBin, weights } = melFilters[f]!;
      let power = 0;
      for (let j = 0; j < weights.length; j++) {
        const bin = firstBin + j;
        power += weights[j]! * (re[bin]! * re[bin]! + im[bin]! * im[bin]!);
      }
      mel[t * FILTERS + f] = power;
    }
  }
  return { frames, mel, level };
}

/** Writes one pre-emphasised, windowed frame into `re` and `im`.
 *  @param start first sample of the frame
 *  @returns level of the frame, dB over one int16 step */
function loadWindow(pcm: Float32Array, start: number, re: Float64Array, im: Float64Array): number {
  re.fill(0);
  im.fill(0);
  let energy = 0;
  let previous = start > 0 ? pcm[start - 1]! * INT16 : 0;
  for (let i = 0; i < WINDOW; i++) {
    const sample = pcm[start + i]! * INT16;
    energy += sample * sample;
    re[i] = (sample - PRE_EMPHASIS * previous) * hamming[i]!;
    previous = sample;
  }
  return 10 * Math.log10(energy / WINDOW + 1e-3);
}

/** Mel cepstra (`frames × CEPSTRA`) after spectral subtraction in the mel domain: the noise is the
 *  mean of the quietest tenth of the frames (Berouti et al. 1979, with over-subtraction and floor). */
export function cepstra({ frames, mel, level }: Spectra): Float32Array {
  const noise = quietSpectrum(frames, mel, level);
  const log = new Float64Array(FILTERS);
  const out = new Float32Array(frames * CEPSTRA);
  for (let t = 0; t < frames; t++) {
    for (let f = 0; f < FILTERS; f++) {
      const power = mel[t * FILTERS + f]!;
      const clean = power - OVERSUBTRACTION * noise[f]!;
      log[f] = Math.log(Math.max(clean, SPECTRAL_FLOOR * power, FLOOR));
    }
    for (let c = 0; c < CEPSTRA; c++) {
      let sum = 0;
      for (let f = 0; f < FILTERS; f++) sum += log[f]! * cepstralTransform[c * FILTERS + f]!;
      out[t * CEPSTRA + c] = sum;
    }
  }
  return out;
}

/** Mean mel spectrum of the quietest frames. */
function quietSpectrum(frames: number, mel: Float64Array, level: Float32Array): Float64Array {
  const count = Math.max(MIN_QUIET_FRAMES, Math.floor(frames * QUIET_SHARE));
  const quietest = [...level.keys()].sort((a, b) => level[a]! - level[b]!).slice(0, count);
  const noise = new Float64Array(FILTERS);
  for (const t of quietest) {
    for (let f = 0; f < FILTERS; f++) noise[f] = noise[f]! + mel[t * FILTERS + f]! / count;
  }
  return noise;
}
