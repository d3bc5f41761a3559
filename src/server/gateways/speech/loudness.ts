/** Samples in 20 ms at 16 kHz. */
const FRAME = 320;

/** Peaks of every 20 ms, 0–255. @param pcm 16 kHz in [−1, 1] */
export function loudness(pcm: Float32Array): Uint8Array {
  const peaks = new Uint8Array(Math.ceil(pcm.length / FRAME));
  for (let i = 0; i < pcm.length; i++) {
    const level = Math.min(255, Math.round(255 * Math.abs(pcm[i]!)));
    const frame = Math.floor(i / FRAME);
    if (level > peaks[frame]!) peaks[frame] = level;
  }
  return peaks;
}
