import type { WordStatus } from './speech/types';

/** A word as the scorer found it in the learner's stretch, seconds from the stretch's beginning. */
interface HeardWord {
  text: string;
  status: WordStatus;
  start: number;
  end: number;
}

/** One word of a sentence that was said along. */
export interface ShadowWord {
  text: string;
  status: WordStatus;
  /** The learner's start after the model's, ms; negative when ahead. Null when there is nothing sure. */
  lagMs: number | null;
}

/** One sentence that was said along. */
export interface ShadowedSentence {
  words: ShadowWord[];
  /** Words that were said, well or not. */
  said: number;
  leftOut: string[];
  /** Median over its words, ms; null when too few were clear. */
  lagMs: number | null;
  /** The loudspeaker itself, not a learner: nothing here counts. */
  echo: boolean;
}

export interface ShadowSummary {
  /** Median over all clear words, ms. */
  lagMs: number | null;
  said: number;
  total: number;
  leftOut: number;
  /** Sentences in which the microphone heard the loudspeaker. */
  echoes: number;
}

/** Fewer clear words say nothing about a sentence's lag. */
const MIN_WORDS = 2;
/** People drift from word to word by some tens of milliseconds at least; a loudspeaker's own sound
 *  stays as far behind as the room is wide and its cable is slow. */
const ECHO_SPREAD_MS = 22;
const ECHO_LAG_MS = 400;
/** No echo is ahead of its sound; the clocks are only that exact. */
const ECHO_AHEAD_MS = -100;
const MIN_ECHO_WORDS = 4;

/** How a sentence was said along with its model.
 *
 *  Lag is the ear-voice span of research into shadowing and simultaneous interpreting: from the start of
 *  a word in the model to the start of the same word in the speaker's mouth (Marslen-Wilson 1973,
 *  Nature 244, 522–523, where close shadowers are 250 ms behind; Goldman-Eisler 1972 for interpreters).
 *  The median withstands single words that the aligner misplaced. Words that were not recognised have no
 *  start worth measuring. What a microphone and a loudspeaker add is part of the figure.
 *  @param modelStartsMs when the model began each word, ms from the stretch's beginning */
export function measureSentence(
  modelStartsMs: readonly number[],
  heard: readonly HeardWord[],
): ShadowedSentence {
  const words = heard.map(({ text, status, start, end }, at): ShadowWord => {
    const model = modelStartsMs[at];
    const clear = end > start && (status === 'said' || status === 'nearly');
    const lagMs = clear && model !== undefined ? Math.round(start * 1000 - model) : null;
    return { text, status, lagMs };
  });
  const lags = wordLags(words);
  const lagMs = lags.length < MIN_WORDS ? null : Math.round(median(lags));
  const leftOut = words.filter(({ status }) => status === 'missing').map(({ text }) => text);
  return { words, said: words.length - leftOut.length, leftOut, lagMs, echo: isEcho(lags) };
}

/** A sentence in which nothing was heard. */
export function unscoredSentence(texts: readonly string[]): ShadowedSentence {
  const words = texts.map((text): ShadowWord => ({ text, status: 'missing', lagMs: null }));
  return { words, said: 0, leftOut: [...texts], lagMs: null, echo: false };
}

/** All sentences together; those in which only the loudspeaker was heard count as not said. */
export function summariseShadowing(sentences: readonly ShadowedSentence[]): ShadowSummary {
  const own = sentences.filter(({ echo }) => !echo);
  const lags = own.flatMap(({ words }) => wordLags(words));
  const said = own.reduce((sum, sentence) => sum + sentence.said, 0);
  return {
    lagMs: lags.length < MIN_WORDS ? null : Math.round(median(lags)),
    said,
    total: sentences.reduce((sum, { words }) => sum + words.length, 0),
    leftOut: own.reduce((sum, { leftOut }) => sum + leftOut.length, 0),
    echoes: sentences.length - own.length,
  };
}

function wordLags(words: readonly ShadowWord[]): number[] {
  return words.flatMap(({ lagMs }) => (lagMs === null ? [] : [lagMs]));
}

function isEcho(lags: readonly number[]): boolean {
  if (lags.length < MIN_ECHO_WORDS) return false;
  const middle = median(lags);
  const spread = median(lags.map((lag) => Math.abs(lag - middle)));
  return spread < ECHO_SPREAD_MS && middle > ECHO_AHEAD_MS && middle < ECHO_LAG_MS;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}
