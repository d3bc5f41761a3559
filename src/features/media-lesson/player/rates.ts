/** Range of the playback rate; the pitch is preserved. */
export const RATES = { slowest: 0.5, fastest: 1.5, step: 0.05 } as const;

/** Step of a key. */
const KEY_STEP = 0.1;

/** Changes a rate by some key steps, within the limits. */
export function shiftRate(rate: number, steps: number): number {
  const to = Math.round((rate + steps * KEY_STEP) * 100) / 100;
  return Math.min(RATES.fastest, Math.max(RATES.slowest, to));
}
