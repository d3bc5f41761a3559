import type { AcousticModel } from './acoustic-model';
import type { AdaptedRecording, FittedPhones } from './adapted-recording';
import type { WordPronunciations } from './alignment-graph';
import { type SensePair, senseCompetitors } from './sense-competitors';
import { bestSequenceScore } from './sequence-score';
import type { ReferenceWord } from './types';
import type { WordWindow } from './word-windows';

/** Comparison of a word with one that would change the sense of its sentence. */
export interface SenseGain {
  pair: SensePair;
  /** The competitor, in lower case. */
  word: string;
  /** Log-likelihood of the recording with the competitor less that with the word, nats. */
  gain: number;
}

/** Search range before and after the aligned word, frames. */
const REACH_FRAMES = 20;

/** Compares each word that was found with the words that would change the sense of its sentence, by the likelihood
 *  of the whole recording with either (as for other endings), each with its own best begin and end.
 *  @param words the pronunciations of `reference`  @param windows of these words
 *  @returns by word; empty for a word without competitors, and for one that was not found */
export function senseGains(
  model: AcousticModel,
  recording: AdaptedRecording,
  { mixture }: Pick<FittedPhones, 'mixture'>,
  words: readonly WordPronunciations[],
  windows: readonly WordWindow[],
  reference: readonly ReferenceWord[],
): SenseGain[][] {
  return reference.map(({ text }, word) => {
    const next = reference[word + 1]?.pronunciations[0]?.[0];
    const competitors = senseCompetitors(text, next);
    const segments = mixture.filter(({ segment }) => segment.word === word);
    const [first, last] = [segments[0]?.segment, segments.at(-1)?.segment];
    if (competitors.length === 0 || !first || !last) return [];
    const range = {
      from: Math.max(0, first.first - REACH_FRAMES),
      to: Math.min(recording.emissions.frames - 1, last.last + REACH_FRAMES),
    };
    const best = (variants: WordPronunciations) =>
      bestSequenceScore(model, recording, windows[word]!, variants, range);
    const own = best(words[word]!);
    return competitors.map(({ pair, word: other, pronunciations }) => ({
      pair,
      word: other,
      gain: best(toIndices(model, pronunciations)) - own,
    }));
  });
}

const toIndices = (model: AcousticModel, pronunciations: readonly (readonly string[])[]) =>
  pronunciations.map((phones) => phones.map((phone) => model.indexOf.get(phone)!));
