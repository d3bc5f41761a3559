import type { JudgedWord } from '../lesson-feedback';
import type { Phone } from '../speech/types';
import { soundOf, UNCLEAR_UNDER } from './sounds';

/** One saying of a sound, and where its word lies in the recording. */
export interface SoundSaying {
  sound: Phone;
  word: string;
  /** Seconds. */
  span: { start: number; end: number };
  clear: boolean;
}

/** How each sound of a reading was said: of several sayings the least clear one. Words that were typed,
 *  left out or not judged have none. */
export function soundSayings(words: readonly JudgedWord[]): SoundSaying[] {
  const worst = new Map<Phone, SoundSaying & { score: number }>();
  for (const { text, span, phones } of words)
    for (const phone of span ? phones : []) {
      const { target, heard, score } = soundOf(phone);
      const before = worst.get(target);
      if (!span || (before && before.score <= score)) continue;
      const clear = heard === null && score >= UNCLEAR_UNDER;
      worst.set(target, { sound: target, word: text, span, clear, score });
    }
  return [...worst.values()].map(({ score: _, ...saying }) => saying);
}

/** Two recordings of one sound: from when it was not clear yet, and the latest. */
export interface BeforeAndNow<Sample> {
  before: Sample;
  now: Sample;
}

/** Takes a new recording in. `before` is the first one, but for a first one that was clear: the first
 *  unclear one then takes its place, as it shows what there was to learn. */
export function withSample<Sample extends { clear: boolean }>(
  pair: BeforeAndNow<Sample> | undefined,
  sample: Sample,
): BeforeAndNow<Sample> {
  if (!pair) return { before: sample, now: sample };
  const replaces = pair.before.clear && !sample.clear;
  return { before: replaces ? sample : pair.before, now: sample };
}
