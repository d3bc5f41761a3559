import { type AcousticModel, STATES } from './acoustic-model';
import type { Segment } from './alignment';
import type { Emissions } from './emissions';

/** Fit of one aligned phone, compared with all other phones over the same frames. */
export interface PhoneFit {
  segment: Segment;
  frames: number;
  /** Goodness of pronunciation (Witt & Young 2000): log-likelihood ratio per frame to the phone that fits best, ≤ 0. */
  gop: number;
  /** Index of the phone that fits best. */
  best: number;
  /** Number of phones that fit better. */
  rank: number;
  /** Share of the target among all phones by likelihood per frame, 0 … 1. */
  posterior: number;
  /** Mean distance of the path from the best state of each frame, nats, ≤ 0. */
  frameGop: number;
  /** Log-likelihood per frame of every speech phone, in the order of `model.speech`. */
  perFrame: Float64Array;
}

/** Measures each aligned phone of the words, without pauses. */
export function measurePhones(
  model: AcousticModel,
  emissions: Emissions,
  segments: readonly Segment[],
): PhoneFit[] {
  return segments
    .filter((segment) => segment.word >= 0)
    .map((segment) => measurePhone(model, emissions, segment));
}

function measurePhone(model: AcousticModel, emissions: Emissions, segment: Segment): PhoneFit {
  const frames = segment.last - segment.first + 1;
  const perFrame = Float64Array.from(
    model.speech,
    (phone) => bestPathScore(emissions, phone, segment.first, segment.last) / frames,
  );
  const targetScore = perFrame[model.speech.indexOf(segment.phone)]!;
  const bestScore = Math.max(...perFrame);
  let rank = 0;
  let mass = 0;
  for (const value of perFrame) {
    if (value > targetScore) rank++;
    mass += Math.exp(value - bestScore);
  }
  return {
    segment,
    frames,
    gop: targetScore - bestScore,
    best: model.speech[perFrame.indexOf(bestScore)]!,
    rank,
    posterior: Math.exp(targetScore - bestScore) / mass,
    frameGop: pathDistance(emissions, segment) / frames,
    perFrame,
  };
}

/** Best log-likelihood of the frames through the three states of a phone, left to right and without
 *  transition costs; a phone of one or two frames may skip states. */
function bestPathScore({ values, phones }: Emissions, phone: number, first: number, last: number) {
  const column = phone * STATES;
  const row = phones * STATES;
  let o = first * row + column;
  let a = values[o]!;
  if (first === last) return Math.max(a, values[o + 1]!, values[o + 2]!);
  let b = Number.NEGATIVE_INFINITY;
  let c = Number.NEGATIVE_INFINITY;
  for (let t = first + 1; t <= last; t++) {
    o += row;
    c = Math.max(a, b, c) + values[o + 2]!;
    b = Math.max(a, b) + values[o + 1]!;
    a += values[o]!;
  }
  return last - first === 1 ? Math.max(a, b, c) : Math.max(b, c);
}

/** Sum of the distances of the path from the best state of each frame, nats, ≤ 0. */
function pathDistance({ values, best, phones }: Emissions, { first, phone, states }: Segment) {
  let sum = 0;
  for (let i = 0; i < states.length; i++) {
    const t = first + i;
    sum += values[(t * phones + phone) * STATES + states[i]!]! - best[t]!;
  }
  return sum;
}
