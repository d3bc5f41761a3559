import type { AcousticModel } from './acoustic-model';
import type { AdaptedRecording, FittedPhones } from './adapted-recording';
import type { WordPronunciations } from './alignment-graph';
import { earOddsInPlace } from './ear-evidence';
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
  /** The ear's log odds of the competitor less those of the word; null without an ear. */
  earGain?: number | null;
}

/** Search range before and after the aligned word, frames. */
const REACH_FRAMES = 20;

/** A text as it was aligned with a recording. */
export interface AlignedText {
  recording: AdaptedRecording;
  fits: Pick<FittedPhones, 'mixture'>;
  /** The pronunciations of its words. */
  words: readonly WordPronunciations[];
  windows: readonly WordWindow[];
}

/** Compares a word of a text with pronunciations of others, by the likelihood of the whole recording with either, each
 *  with its own best begin and end, and by the ear, if there is one. Null for a word that was not found.
 *  @param others one list of pronunciations for each competitor */
export function gainsInPlace(
  model: AcousticModel,
  { recording, fits, words, windows }: AlignedText,
  word: number,
  others: readonly WordPronunciations[],
): Pick<SenseGain, 'gain' | 'earGain'>[] | null {
  const segments = fits.mixture.filter(({ segment }) => segment.word === word);
  const [first, last] = [segments[0]?.segment, segments.at(-1)?.segment];
  if (!first || !last) return null;
  const range = {
    from: Math.max(0, first.first - REACH_FRAMES),
    to: Math.min(recording.emissions.frames - 1, last.last + REACH_FRAMES),
  };
  const best = (variants: WordPronunciations) =>
    bestSequenceScore(model, recording, windows[word]!, variants, range);
  const heard = (variants: WordPronunciations) =>
    earOddsInPlace(model, recording, fits, word, variants);
  const own = { score: best(words[word]!), odds: heard(words[word]!) };
  return others.map((variants) => {
    const gain = best(variants) - own.score;
    if (own.odds === null) return { gain };
    const odds = heard(variants);
    return { gain, earGain: odds === null ? null : odds - own.odds };
  });
}

/** Compares each word that was found with the words that would change the sense of its sentence.
 *  @returns by word; empty for a word without competitors, and for one that was not found */
export const senseGains = (
  model: AcousticModel,
  text: AlignedText,
  reference: readonly ReferenceWord[],
): SenseGain[][] =>
  reference.map(({ text: spelling }, word) => {
    const next = reference[word + 1]?.pronunciations[0]?.[0];
    const competitors = senseCompetitors(spelling, next);
    if (competitors.length === 0) return [];
    const variants = competitors.map(({ pronunciations }) => toIndices(model, pronunciations));
    const gains = gainsInPlace(model, text, word, variants) ?? [];
    return gains.map((gain, i): SenseGain => {
      const { pair, word: other } = competitors[i]!;
      return { pair, word: other, ...gain };
    });
  });

/** Pronunciations as phone indices of the model. */
export const toIndices = (
  model: AcousticModel,
  pronunciations: readonly (readonly string[])[],
): WordPronunciations =>
  pronunciations.map((phones) => phones.map((phone) => model.indexOf.get(phone)!));
