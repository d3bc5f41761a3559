import { type AcousticModel, STATES } from './acoustic-model';
import type { AdaptedRecording } from './adapted-recording';
import type { WordPronunciations } from './alignment-graph';
import { forwardThroughPhone, type WordWindow } from './word-windows';

const LOG_ZERO = Number.NEGATIVE_INFINITY;

/** Frames between which a word may begin and end, both inclusive. */
export interface FrameRange {
  from: number;
  to: number;
}

/** Log-likelihood of the recording with the best of some pronunciations in the place of a word, nats; −∞ where none
 *  fits. */
export const bestSequenceScore = (
  model: AcousticModel,
  recording: Pick<AdaptedRecording, 'emissions'>,
  window: WordWindow,
  variants: WordPronunciations,
  range: FrameRange,
): number =>
  Math.max(
    LOG_ZERO,
    ...variants.map((phones) => sequenceScore(model, recording, window, phones, range)),
  );

function sequenceScore(
  model: AcousticModel,
  { emissions: { phones, values } }: Pick<AdaptedRecording, 'emissions'>,
  window: WordWindow,
  sequence: readonly number[],
  { from, to }: FrameRange,
): number {
  const count = to - from + 1;
  let entry = window.before.slice(from, from + count + 1) as Float64Array;
  for (const phone of sequence) {
    const exit = new Float64Array(count + 1).fill(LOG_ZERO);
    forwardThroughPhone(model, values, phones * STATES, phone, entry, exit, from, count);
    entry = exit;
  }
  return entry.reduce(
    (best, value, k) => (k === 0 ? best : Math.max(best, value + window.after[from + k]!)),
    LOG_ZERO,
  );
}
