import type { AcousticModel } from './acoustic-model';
import type { AdaptedRecording } from './adapted-recording';
import type { WordPronunciations } from './alignment-graph';
import { freePhonesScore } from './free-phones';
import { policy } from './policy';
import { pronunciationIndices } from './reference';
import type { ReferenceWord } from './types';
import { loneWordScore, type WordWindow } from './word-windows';

/** How well a whole recording fits one word and nothing else; differences in nats per frame of speech. */
export interface WordAloneEvidence {
  /** The word alone less the likeliest sequence of phones, whatever it says (Rose & Paul 1990): low for another
   *  word, and lower with every frame of speech beside the word. */
  free: number;
  /** The word alone less the best of the words with which it is taught; the limit where there are none. */
  taught: number;
  /** Frames of speech. */
  speech: number;
}

const MAX_DIFFERENCE = 60;

/** Measures how well one word alone fits a recording, compared with any sequence of phones and with the other
 *  words of a unit.
 *  @param window of the word, the only one of its text
 *  @param pronunciations of the word
 *  @param taught other words that could have been said instead; those that sound the same do not count
 *  @throws Error when one of these words has no usable pronunciation */
export function wordAloneEvidence(
  model: AcousticModel,
  { recording, emissions }: AdaptedRecording,
  window: WordWindow,
  pronunciations: WordPronunciations,
  taught: readonly ReferenceWord[],
): WordAloneEvidence {
  const speech = recording.mask.reduce((sum, frame) => sum + frame, 0);
  const difference = (other: number) => {
    if (!Number.isFinite(window.own)) return -MAX_DIFFERENCE;
    const value = (window.own - other) / Math.max(1, speech);
    return Math.max(-MAX_DIFFERENCE, Math.min(MAX_DIFFERENCE, value));
  };
  const own = new Set(pronunciations.map((phones) => phones.join()));
  const scores = taught
    .map((word) => pronunciationIndices(model, [word])[0]!)
    .filter((variants) => !variants.some((phones) => own.has(phones.join())))
    .map((variants) => loneWordScore(model, emissions, variants, policy.graph.pause));
  return {
    free: difference(freePhonesScore(model, emissions, policy.graph.pause)),
    taught: difference(Math.max(Number.NEGATIVE_INFINITY, ...scores)),
    speech,
  };
}
