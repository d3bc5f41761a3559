/** Speech activity of a recording, by level alone. */
export interface SpeechActivity {
  /** 1 where a frame is speech. */
  mask: Uint8Array;
  speechFrames: number;
  /** Level of the background (10th percentile) and of the voice (97th), dB. */
  floor: number;
  peak: number;
  /** Voice over background, dB. */
  range: number;
}

const FLOOR_PERCENTILE = 0.1;
const PEAK_PERCENTILE = 0.97;
const ABOVE_FLOOR_DB = 8;
const ABOVE_FLOOR_SHARE = 0.35;
const BELOW_PEAK_DB = 32;

/** Marks the speech frames of a recording from the level of each frame (dB; at least one frame). */
export function detectSpeech(level: Float32Array): SpeechActivity {
  const sorted = Float32Array.from(level).sort();
  const floor = sorted[Math.floor(level.length * FLOOR_PERCENTILE)]!;
  const peak = sorted[Math.floor(level.length * PEAK_PERCENTILE)]!;
  const range = peak - floor;
  const threshold = Math.max(
    floor + Math.min(ABOVE_FLOOR_DB, range * ABOVE_FLOOR_SHARE),
    peak - BELOW_PEAK_DB,
  );
  const mask = new Uint8Array(level.length);
  let speechFrames = 0;
  for (let t = 0; t < level.length; t++) {
    if (level[t]! <= threshold) continue;
    mask[t] = 1;
    speechFrames++;
  }
  return { mask, speechFrames, floor, peak, range };
}

/** First and last frame of the speech with a margin on both sides. */
export function speechSpan(mask: Uint8Array, margin: number): { first: number; last: number } {
  const first = Math.max(0, mask.indexOf(1));
  const last = Math.max(first, mask.lastIndexOf(1));
  return { first: Math.max(0, first - margin), last: Math.min(mask.length - 1, last + margin) };
}
