/** Softer than this is not drawn as if it were a voice. */
const MIN_LOUDNESS = 0.04;

/** A sound's outline for an echo line: the loudest sample of each of `count` stretches, the loudest of
 *  all being 100. Near silence stays near nothing.
 *  @param samples in [−1, 1] */
export function toPeaks(samples: Float32Array, count: number): number[] {
  const step = samples.length / count;
  const peaks = Array.from({ length: count }, (_, at) => {
    let peak = 0;
    const end = Math.floor((at + 1) * step);
    for (let i = Math.floor(at * step); i < end; i++) peak = Math.max(peak, Math.abs(samples[i]!));
    return peak;
  });
  const loudest = Math.max(...peaks, MIN_LOUDNESS);
  return peaks.map((peak) => Math.round((peak / loudest) * 100));
}
