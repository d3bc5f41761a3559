/** A change of a recording that leaves its words as they are. */
export interface Augmentation {
  /** Faster, and with the shorter throat that goes with it, above 1; in tenths. */
  speed: number;
  /** Noise so far under the voice, dB, from … to; null adds none. */
  noise: readonly [number, number] | null;
}

/** What nets are taught by beside the recording at `index` itself: other throats, other rooms. */
export function drawAugmentations(index: number): Augmentation[] {
  const [one, other] = index % 2 ? [1.1, 0.9] : [0.9, 1.1];
  return [
    { speed: one!, noise: null },
    { speed: other!, noise: [14, 26] },
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
  const out = speed === 1 ? pcm : resample(pcm, Math.round(speed * PHASES));
  return noise ? withNoise(out, noise[0] + (noise[1] - noise[0]) * random(), random) : out;
}

/** Plays a recording `tenths` / 10 times as fast (windowed sinc). */
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

/** Adds noise of a random colour, white to dark. */
function withNoise(pcm: Float32Array, decibels: number, random: () => number): Float32Array {
  const power = pcm.reduce((sum, x) => sum + x * x, 0) / pcm.length;
  const level = Math.sqrt(power) * 10 ** (-decibels / 20);
  const colour = MAX_NOISE_COLOUR * random();
  const fresh = Math.sqrt(1 - colour ** 2);
  let noise = 0;
  return pcm.map((x) => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    noise = colour * noise + fresh * normal;
    return x + level * noise;
  });
}
