/** Minimum reference loudness, so that near silence is not scaled up like a voice. */
const MIN_LOUDNESS = 0.04;

/** Peaks of audio for a waveform: the loudest sample of each of `count` spans, scaled so that the loudest of
 *  all is 100. Near silence stays near 0.
 *  @param samples in [−1, 1] */
export function toPeaks(samples: Float32Array, count: number): number[] {
  const step = samples.length / count;
  const peaks = Array.from({ length: count }, (_, index) => {
    let peak = 0;
    const end = Math.floor((index + 1) * step);
    for (let i = Math.floor(index * step); i < end; i++)
      peak = Math.max(peak, Math.abs(samples[i]!));
    return peak;
  });
  const loudest = Math.max(...peaks, MIN_LOUDNESS);
  return peaks.map((peak) => Math.round((peak / loudest) * 100));
}
