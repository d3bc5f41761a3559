/** How fast a recording may be played; the pitch stays. */
export const RATES = { slowest: 0.5, fastest: 1.5, step: 0.05 } as const;

/** One press of a key. */
const NOTCH = 0.1;

/** A rate some notches faster or slower, within the limits. */
export function shiftRate(rate: number, notches: number): number {
  const to = Math.round((rate + notches * NOTCH) * 100) / 100;
  return Math.min(RATES.fastest, Math.max(RATES.slowest, to));
}
