/** A change of a recording that preserves its words. */
export interface Augmentation {
  /** Factor in steps of 0.1; above 1 faster, as by a speaker with a shorter vocal tract. */
  speed: number;
  /** Range of the signal-to-noise ratio, dB; null adds no noise. */
  noise: readonly [number, number] | null;
}

/** The augmentations of the recording at `index` for training: other speakers and other rooms. */
export function drawAugmentations(index: number): Augmentation[] {
  const [quietSpeed, noisySpeed] = index % 2 ? [1.1, 0.9] : [0.9, 1.1];
  return [
    { speed: quietSpeed!, noise: null },
    { speed: noisySpeed!, noise: [14, 26] },
  ];
}

const PHASES = 10;
const HALF_TAPS = 8;
const MAX_NOISE_COLOUR = 0.95;

/** @param pcm 16 kHz mono in [−1, 1] */
export function augment(
  pcm: Float32Array,
  { speed, noise }: Augmentation,
  random: () => number,
): Float32Array {
  const resampled = speed === 1 ? pcm : resample(pcm, Math.round(speed * PHASES));
  if (!noise) return resampled;
  return withNoise(resampled, noise[0] + (noise[1] - noise[0]) * random(), random);
}

/** Resamples a recording to `tenths` / 10 of its speed (windowed sinc). */
function resample(pcm: Float32Array, tenths: number): Float32Array {
  const speed = tenths / PHASES;
  const pass = Math.min(1, 1 / speed);
  const taps = Array.from({ length: PHASES }, (_, phase) => {
    const fraction = ((phase * tenths) % PHASES) / PHASES;
    return Float64Array.from({ length: 2 * HALF_TAPS }, (_, tap) => {
      const distance = fraction + HALF_TAPS - 1 - tap;
      const sinc =
        distance === 0 ? pass : Math.sin(Math.PI * distance * pass) / (Math.PI * distance);
      return sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / (HALF_TAPS + 0.5)));
    });
  });
  return Float32Array.from({ length: Math.floor(pcm.length / speed) }, (_, i) => {
    const first = Math.floor((i * tenths) / PHASES) - HALF_TAPS + 1;
    let sum = 0;
    taps[i % PHASES]!.forEach((weight, tap) => {
      sum += weight * (pcm[first + tap] ?? 0);
    });
    return sum;
  });
}

/** Adds noise of a random colour, white to low-pass.
 *  @param ratio signal-to-noise ratio, dB */
function withNoise(pcm: Float32Array, ratio: number, random: () => number): Float32Array {
  const power = pcm.reduce((sum, x) => sum + x * x, 0) / pcm.length;
  const level = Math.sqrt(power) * 10 ** (-ratio / 20);
  const colour = MAX_NOISE_COLOUR * random();
  const fresh = Math.sqrt(1 - colour ** 2);
  let noise = 0;
  return pcm.map((x) => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    noise = colour * noise + fresh * normal;
    return x + level * noise;
  });
}
