import { type JudgedWord, type Judgement, toOutcome } from '../lesson-feedback';
import type { Phone } from '../speech/types';
import { CLEAR_SCORE_THRESHOLD, toScoredPhone } from './phonemes';

/** One utterance of a phoneme, with the word in which it occurred. */
export interface PhonemeUtterance {
  sound: Phone;
  word: string;
  /** Time of the word in the recording, seconds. */
  span: { start: number; end: number };
  clear: boolean;
}

/** The least clear utterance of each phoneme of the judged words. Words that were typed, omitted or not
 *  judged have none. */
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
  return [...worst.values()].map(({ score: _, ...utterance }) => utterance);
}

/** One utterance of a word by itself. */
export type WordUtterance = Omit<PhonemeUtterance, 'sound'>;

/** The utterance of a word that was said by itself; null where it was typed, where another text was said, and where
 *  the scorer could not tell.
 *  @param word its spelling on the card */
export function wordUtterance(word: string, judgement: Judgement): WordUtterance | null {
  const { mode, words, otherText } = judgement;
  const outcome = toOutcome(judgement);
  const spans = words.flatMap(({ span }) => span ?? []);
  const [first, last] = [spans[0], spans.at(-1)];
  if (mode !== 'SPEAK' || otherText || outcome === 'almost' || !first || !last) return null;
  return { word, span: { start: first.start, end: last.end }, clear: outcome === 'passed' };
}

/** Two recordings of one phoneme or word: from when it was not clear yet, and the latest. */
export interface RecordingPair<Sample> {
  before: Sample;
  now: Sample;
}

/** Adds a new recording to a pair. `before` is the first recording; if that was clear, the first unclear one
 *  replaces it, as it shows the progress. */
export function withSample<Sample extends { clear: boolean }>(
  pair: RecordingPair<Sample> | undefined,
  sample: Sample,
): RecordingPair<Sample> {
  if (!pair) return { before: sample, now: sample };
  const isReplaced = pair.before.clear && !sample.clear;
  return { before: isReplaced ? sample : pair.before, now: sample };
}
