/** Root mean square of samples in [−1, 1], in dB of full scale. */
export function levelDb(samples: Float32Array): number {
  let energy = 0;
  for (const sample of samples) energy += sample * sample;
  return 10 * Math.log10(energy / samples.length + 1e-12);
}
