import type { JudgedWord } from '../lesson-feedback';
import type { Phone } from '../speech/types';
import { CLEAR_SCORE_THRESHOLD, toScoredPhone } from './phonemes';

/** One saying of a sound, and where its word lies in the recording. */
export interface PhonemeUtterance {
  sound: Phone;
  word: string;
  /** Seconds. */
  span: { start: number; end: number };
  clear: boolean;
}

/** How each sound of a reading was said: of several sayings the least clear one. Words that were typed,
 *  left out or not judged have none. */
export function phonemeUtterances(words: readonly JudgedWord[]): PhonemeUtterance[] {
  const worst = new Map<Phone, PhonemeUtterance & { score: number }>();
  for (const { text, span, phones } of words)
    for (const phone of span ? phones : []) {
      const { target, heard, score } = toScoredPhone(phone);
      const before = worst.get(target);
      if (!span || (before && before.score <= score)) continue;
      const clear = heard === null && score >= CLEAR_SCORE_THRESHOLD;
      worst.set(target, { sound: target, word: text, span, clear, score });
    }
  return [...worst.values()].map(({ score: _, ...saying }) => saying);
}

/** Two recordings of one sound: from when it was not clear yet, and the latest. */
export interface RecordingPair<Sample> {
  before: Sample;
  now: Sample;
}

/** Takes a new recording in. `before` is the first one, but for a first one that was clear: the first
 *  unclear one then takes its place, as it shows what there was to learn. */
export function withSample<Sample extends { clear: boolean }>(
  pair: RecordingPair<Sample> | undefined,
  sample: Sample,
): RecordingPair<Sample> {
  if (!pair) return { before: sample, now: sample };
  const isReplaced = pair.before.clear && !sample.clear;
  return { before: isReplaced ? sample : pair.before, now: sample };
}
