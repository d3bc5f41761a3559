import { type AcousticModel, STATES } from './acoustic-model';
import type { Emissions } from './emissions';

const LOG_ZERO = Number.NEGATIVE_INFINITY;
/** Log probabilities of a phone's transitions: within and between its states, and out of it. */
const MOVES = [
  [0, 0],
  [0, 1],
  [1, 1],
  [0, 2],
  [1, 2],
  [2, 2],
  [1, 3],
  [2, 3],
] as const;

/** Log-likelihood of the likeliest sequence of phones and silence over all frames of a recording, whatever it
 *  says (exact Viterbi search through a loop of all phones).
 *  @param phoneCost log cost of each phone: without one, noise is spelled out */
export function freePhonesScore(
  model: AcousticModel,
  { frames, phones, values }: Emissions,
  phoneCost: number,
): number {
  const all = [...model.speech, model.silence];
  const moves = Float64Array.from(
    all.flatMap((phone) =>
      MOVES.map(([from, to]) => model.transitions[(phone * STATES + from) * (STATES + 1) + to]!),
    ),
  );
  const states = new Float64Array(all.length * STATES).fill(LOG_ZERO);
  let entry = phoneCost;
  let best = LOG_ZERO;
  for (let t = 0; t < frames; t++) {
    best = LOG_ZERO;
    for (let i = 0; i < all.length; i++) {
      const o = (t * phones + all[i]!) * STATES;
      const m = i * MOVES.length;
      const s = i * STATES;
      const [a, b, c] = [states[s]!, states[s + 1]!, states[s + 2]!];
      states[s] = Math.max(a + moves[m]!, entry) + values[o]!;
      states[s + 1] = Math.max(b + moves[m + 2]!, a + moves[m + 1]!) + values[o + 1]!;
      states[s + 2] =
        Math.max(c + moves[m + 5]!, b + moves[m + 4]!, a + moves[m + 3]!) + values[o + 2]!;
      best = Math.max(best, states[s + 1]! + moves[m + 6]!, states[s + 2]! + moves[m + 7]!);
    }
    entry = best + phoneCost;
  }
  return best;
}
