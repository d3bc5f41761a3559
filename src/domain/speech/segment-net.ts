import type { PhoneFit } from './gop';
import type { LearnerNets } from './learner-nets';

const MIN_LOG_POSTERIOR = -9;
const NEIGHBOUR_FRAMES = 4;
/** Divisor of the goodness values, nats per frame. */
const GOP_UNIT = 3;
/** Number of inputs beside the mean posteriors. */
const OTHER_INPUTS = 11;

/** Number of inputs of the segment net for a number of phones. */
const segmentNetInputs = (phones: number): number => 3 * phones + OTHER_INPUTS;

/** Values of an utterance from which the segment net's inputs are computed. */
export interface SegmentSource {
  frames: number;
  phones: number;
  /** Index of silence. */
  silence: number;
  /** Log-posteriors of the phone net, `frames × phones`. */
  logPosteriors: Float32Array;
  /** The aligned phones of the words, measured by the mixtures alone and by the adapted emissions, in order. */
  mixtureFits: readonly PhoneFit[];
  adaptedFits: readonly PhoneFit[];
}

/** Raw inputs of the segment at `index`: mean log posteriors of its first, middle (whole) and last
 *  third, the fit of its neighbours just outside it, and its goodness by both emissions. */
export function segmentInputs(source: SegmentSource, index: number): Float32Array {
  const { phones, frames, silence, mixtureFits, adaptedFits } = source;
  const mixture = mixtureFits[index]!;
  const adapted = adaptedFits[index]!;
  const { first, last, phone } = mixture.segment;
  const third = Math.max(1, Math.floor(mixture.frames / 3));
  const begin = meanPosteriors(source, first, first + third - 1);
  const whole = meanPosteriors(source, first, last);
  const end = meanPosteriors(source, last - third + 1, last);
  const before = meanPosteriors(source, Math.max(0, first - NEIGHBOUR_FRAMES), first - 1) ?? begin;
  const after =
    meanPosteriors(source, last + 1, Math.min(frames - 1, last + NEIGHBOUR_FRAMES)) ?? end;
  const out = new Float32Array(segmentNetInputs(phones));
  out.set(begin!, 0);
  out.set(whole!, phones);
  out.set(end!, 2 * phones);
  const previous = mixtureFits[index - 1]?.segment.phone ?? silence;
  const next = mixtureFits[index + 1]?.segment.phone ?? silence;
  out.set(
    [
      before![previous]!,
      after![next]!,
      begin![phone]!,
      whole![phone]!,
      end![phone]!,
      Math.max(...whole!) - whole![phone]!,
      mixture.gop / GOP_UNIT,
      mixture.frameGop / GOP_UNIT,
      adapted.gop / GOP_UNIT,
      adapted.frameGop / GOP_UNIT,
      Math.log(mixture.frames),
    ],
    3 * phones,
  );
  return out;
}

function meanPosteriors(
  { phones, logPosteriors }: SegmentSource,
  first: number,
  last: number,
): Float32Array | null {
  if (last < first) return null;
  const out = new Float32Array(phones);
  for (let t = first; t <= last; t++)
    for (let p = 0; p < phones; p++)
      out[p] = out[p]! + Math.max(MIN_LOG_POSTERIOR, logPosteriors[t * phones + p]!);
  return out.map((sum) => sum / (last - first + 1));
}

/** The net's result for a segment. */
export interface SegmentRating {
  /** Log odds that the segment is its target phone. */
  logOdds: number;
  /** Estimated expert score of the segment by itself, without its neighbours; about 0 wrong … 2 right. */
  rating: number;
}

/** Rates a segment as its target phone. */
export function rateSegment(
  { inputs, hidden, targetBiases, output, expert }: LearnerNets['segment'],
  raw: Float32Array,
  target: number,
): SegmentRating {
  const x = raw.map((value, i) => (value - inputs.mean[i]!) * inputs.scale[i]!);
  let logOdds = output.biases[target]!;
  let rating = expert.biases[target]!;
  for (let j = 0; j < hidden.outputs; j++) {
    const own = target * hidden.outputs + j;
    let unit = targetBiases.weights[own]!;
    for (let i = 0, o = j * x.length; i < x.length; i++, o++) unit += x[i]! * hidden.weights[o]!;
    if (unit <= 0) continue;
    logOdds += unit * output.weights[own]!;
    rating += unit * expert.weights[own]!;
  }
  return { logOdds, rating };
}
