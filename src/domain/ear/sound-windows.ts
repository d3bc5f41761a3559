import { CLASSES, type HeardFrames, WIDE } from './frame-net';

/** A sound of a text in a recording, frames of 10 ms from the first frame that was heard, inclusive. */
export interface AskedSound {
  /** Index among the ear's phones. */
  phone: number;
  word: number;
  first: number;
  last: number;
  /** The next phone of the text, silence at its end. */
  next: number;
  endsWord: boolean;
}

/** Values of a window: those of the net, and log posteriors. */
export const WINDOW = WIDE + CLASSES;
/** Windows of a sound: all of it, its first and last third, 60 ms before and 60 ms after it. */
const WINDOWS = 5;
const AROUND = 3;
const LEAST = -9;

/** Sums of the frames up to each frame, from which the mean over any window is read. */
export function runningSums({ frames, values, logPosteriors }: HeardFrames): Float64Array {
  const sums = new Float64Array((frames + 1) * WINDOW);
  for (let t = 0; t < frames; t++) {
    const row = t * WINDOW;
    for (let i = 0; i < WIDE; i++) sums[row + WINDOW + i] = sums[row + i]! + values[t * WIDE + i]!;
    for (let c = 0; c < CLASSES; c++) {
      const value = Math.max(LEAST, logPosteriors[t * CLASSES + c]!);
      sums[row + WINDOW + WIDE + c] = sums[row + WIDE + c]! + value;
    }
  }
  return sums;
}

/** The means over the five windows of a sound: `5 × 184`. */
export function soundWindows(sums: Float64Array, { first, last }: AskedSound): Float32Array {
  const frames = sums.length / WINDOW - 1;
  const out = new Float32Array(WINDOWS * WINDOW);
  const [begin, end] = [first / 2, (last + 1) / 2];
  const third = Math.max(0.5, (end - begin) / 3);
  const windows = [
    [begin, end],
    [begin, begin + third],
    [end - third, end],
    [begin - AROUND, begin],
    [end, end + AROUND],
  ] as const;
  for (const [w, [from, to]] of windows.entries()) {
    const a = Math.min(frames - 1, Math.max(0, from));
    const b = Math.min(frames, Math.max(to, a + 0.5));
    for (let i = 0; i < WINDOW; i++)
      out[w * WINDOW + i] = (sumAt(sums, frames, b, i) - sumAt(sums, frames, a, i)) / (b - a);
  }
  return out;
}

function sumAt(sums: Float64Array, frames: number, time: number, i: number): number {
  const below = Math.min(frames, Math.max(0, Math.floor(time)));
  const share = time - below;
  const above = Math.min(frames, below + 1);
  return sums[below * WINDOW + i]! * (1 - share) + sums[above * WINDOW + i]! * share;
}
