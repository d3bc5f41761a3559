import { type AcousticModel, STATES } from './acoustic-model';
import type { GraphCosts, WordPronunciations } from './alignment-graph';
import type { Emissions } from './emissions';

const LOG_ZERO = Number.NEGATIVE_INFINITY;
const MIN_SKIPPED_PHONES = 2;

/** Viterbi scores of the rest of a text around one of its words, for every begin and end of the word. */
export interface WordWindow {
  /** Best log-likelihood of the text before the word, by the frame at which the word begins, `frames + 1`. */
  before: Float64Array;
  /** Best log-likelihood of the text after the word, by the frame at which that begins, `frames + 1`. */
  after: Float64Array;
  /** Best log-likelihood of the whole text with the word. */
  own: number;
}

/** Log probability of a transition within a phone, or out of it (`to` is 3). */
const transitionLogProb = (model: AcousticModel, phone: number, from: number, to: number): number =>
  model.transitions[(phone * STATES + from) * (STATES + 1) + to]!;

/** Computes the window of each word of a text: forward and backward Viterbi scores at its boundaries. Other
 *  words may be skipped at the aligner's cost. */
export function wordWindows(
  model: AcousticModel,
  emissions: Emissions,
  words: readonly WordPronunciations[],
  costs: GraphCosts,
): WordWindow[] {
  const { frames } = emissions;
  const skips = words.map(
    (variants) =>
      costs.skipPhone * Math.max(MIN_SKIPPED_PHONES, Math.min(...variants.map((p) => p.length))),
  );
  const pause = [[model.silence]];
  const start: Float64Array = new Float64Array(frames + 1).fill(LOG_ZERO);
  start[0] = 0;
  const end: Float64Array = new Float64Array(frames + 1).fill(LOG_ZERO);
  end[frames] = 0;
  const before: Float64Array[] = [];
  const spoken: Float64Array[] = [];
  let entry = start;
  words.forEach((variants, i) => {
    before[i] = maxWithCost(entry, forward(model, emissions, pause, entry), costs.pause);
    spoken[i] = forward(model, emissions, variants, before[i]!);
    entry = maxWithCost(spoken[i]!, before[i]!, skips[i]!);
  });
  const after: Float64Array[] = [];
  let exit = end;
  for (let i = words.length - 1; i >= 0; i--) {
    after[i] = maxWithCost(exit, backward(model, emissions, pause, exit), costs.pause);
    exit = maxWithCost(backward(model, emissions, words[i]!, after[i]!), after[i]!, skips[i]!);
  }
  return words.map((_, i) => ({
    before: before[i]!,
    after: after[i]!,
    own: spoken[i]!.reduce((max, value, t) => Math.max(max, value + after[i]![t]!), LOG_ZERO),
  }));
}

/** Log-likelihood of a whole recording as one word with silence around it. */
export function loneWordScore(
  model: AcousticModel,
  emissions: Emissions,
  variants: WordPronunciations,
  pauseCost: number,
): number {
  const { frames } = emissions;
  const start: Float64Array = new Float64Array(frames + 1).fill(LOG_ZERO);
  start[0] = 0;
  const pause = [[model.silence]];
  const before = maxWithCost(start, forward(model, emissions, pause, start), pauseCost);
  const spoken = forward(model, emissions, variants, before);
  return maxWithCost(spoken, forward(model, emissions, pause, spoken), pauseCost)[frames]!;
}

const maxWithCost = (a: Float64Array, b: Float64Array, cost: number): Float64Array =>
  a.map((value, t) => Math.max(value, b[t]! + cost));

/** Best score of a sequence of phones that ends before a frame, by frame. */
function forward(
  model: AcousticModel,
  { frames, phones, values }: Emissions,
  variants: WordPronunciations,
  entry: Float64Array,
): Float64Array {
  const out = new Float64Array(frames + 1).fill(LOG_ZERO);
  for (const sequence of variants) {
    let into = entry;
    for (const phone of sequence) {
      const exit = new Float64Array(frames + 1).fill(LOG_ZERO);
      forwardThroughPhone(model, values, phones * STATES, phone, into, exit, 0, frames);
      into = exit;
    }
    for (let t = 0; t <= frames; t++) out[t] = Math.max(out[t]!, into[t]!);
  }
  return out;
}

/** Passes scores through the three states of a phone, from frame `first` on for `count` frames.
 *  `entry[k]` is the score of a phone that begins at frame `first + k`; `exit[k]` that of a phone that ended
 *  before it. */
export function forwardThroughPhone(
  model: AcousticModel,
  values: Float32Array,
  row: number,
  phone: number,
  entry: Float64Array,
  exit: Float64Array,
  first: number,
  count: number,
): void {
  const move = (from: number, to: number) => transitionLogProb(model, phone, from, to);
  const [aa, ab, ac, bb] = [move(0, 0), move(0, 1), move(0, 2), move(1, 1)];
  const [bc, bx, cc, cx] = [move(1, 2), move(1, 3), move(2, 2), move(2, 3)];
  let a = LOG_ZERO;
  let b = LOG_ZERO;
  let c = LOG_ZERO;
  for (let k = 0, o = first * row + phone * STATES; k < count; k++, o += row) {
    c = Math.max(c + cc, b + bc, a + ac) + values[o + 2]!;
    b = Math.max(b + bb, a + ab) + values[o + 1]!;
    a = Math.max(a + aa, entry[k]!) + values[o]!;
    exit[k + 1] = Math.max(c + cx, b + bx);
  }
}

/** Best score from a frame to the end when a sequence of phones begins there, by frame. */
function backward(
  model: AcousticModel,
  { frames, phones, values }: Emissions,
  variants: WordPronunciations,
  exit: Float64Array,
): Float64Array {
  const out = new Float64Array(frames + 1).fill(LOG_ZERO);
  for (const sequence of variants) {
    let from = exit;
    for (const phone of sequence.toReversed()) {
      const entry = new Float64Array(frames + 1).fill(LOG_ZERO);
      backwardThroughPhone(model, values, phones * STATES, phone, from, entry, 0, frames);
      from = entry;
    }
    for (let t = 0; t <= frames; t++) out[t] = Math.max(out[t]!, from[t]!);
  }
  return out;
}

/** Passes scores backward through the three states of a phone, over `count` frames from `first` on.
 *  `exit[k]` is the score of what follows a phone that ended before frame `first + k`; `entry[k]` becomes that of
 *  the phone and what follows, when it begins there. */
export function backwardThroughPhone(
  model: AcousticModel,
  values: Float32Array,
  row: number,
  phone: number,
  exit: Float64Array,
  entry: Float64Array,
  first: number,
  count: number,
): void {
  const move = (state: number, to: number) => transitionLogProb(model, phone, state, to);
  const [aa, ab, ac, bb] = [move(0, 0), move(0, 1), move(0, 2), move(1, 1)];
  const [bc, bx, cc, cx] = [move(1, 2), move(1, 3), move(2, 2), move(2, 3)];
  let a = LOG_ZERO;
  let b = LOG_ZERO;
  let c = LOG_ZERO;
  for (let k = count - 1, o = (first + k) * row + phone * STATES; k >= 0; k--, o -= row) {
    const leave = exit[k + 1]!;
    a = Math.max(a + aa, b + ab, c + ac) + values[o]!;
    b = Math.max(b + bb, c + bc, leave + bx) + values[o + 1]!;
    c = Math.max(c + cc, leave + cx) + values[o + 2]!;
    entry[k] = a;
  }
}
