import type { WordStatus } from './speech/types';

/** A word that the scorer found in the learner's sentence; times in seconds from the cut's beginning. */
interface HeardWord {
  text: string;
  status: WordStatus;
  start: number;
  end: number;
}

/** One word of a shadowed sentence. */
export interface ShadowWord {
  text: string;
  status: WordStatus;
  /** The learner's start after the model's, ms; negative when ahead, null when not clear. */
  lagMs: number | null;
}

/** One shadowed sentence, word by word. */
export interface ShadowedSentence {
  words: ShadowWord[];
  /** Number of words that were said, well or not. */
  said: number;
  leftOut: string[];
  /** Median over its words, ms; null when too few were clear. */
  lagMs: number | null;
  /** Whether the microphone recorded the loudspeaker, not the learner: the sentence does not count. */
  echo: boolean;
}

export interface ShadowSummary {
  /** Median over all clear words, ms. */
  lagMs: number | null;
  said: number;
  total: number;
  leftOut: number;
  /** Number of sentences in which the microphone recorded the loudspeaker. */
  echoes: number;
}

/** Minimum number of clear words for a lag. */
const MIN_WORDS = 2;
/** Maximum spread and lag of an echo, ms: people drift by some tens of milliseconds from word to word, while
 *  a loudspeaker's sound has the constant delay of its path. */
const ECHO_SPREAD_MS = 22;
const ECHO_LAG_MS = 400;
/** Minimum lag of an echo, ms: negative only because the clocks are inexact. */
const ECHO_AHEAD_MS = -100;
const MIN_ECHO_WORDS = 4;

/** Measures a shadowed sentence against its model.
 *
 *  Lag is the ear-voice span of research into shadowing and simultaneous interpreting: from the start of
 *  a word in the model to the start of the same word in the speaker's mouth (Marslen-Wilson 1973,
 *  Nature 244, 522–523, where close shadowers are 250 ms behind; Goldman-Eisler 1972 for interpreters).
 *  The median is robust to single words that the aligner misplaced. Words that were not recognised have no
 *  lag. The latency of microphone and loudspeaker is part of the figure.
 *  @param modelStartsMs start of each word in the model, ms from the cut's beginning */
export function measureSentence(
  modelStartsMs: readonly number[],
  heard: readonly HeardWord[],
): ShadowedSentence {
  const words = heard.map(({ text, status, start, end }, index): ShadowWord => {
    const modelStartMs = modelStartsMs[index];
    const clear = end > start && (status === 'said' || status === 'nearly');
    const lagMs =
      clear && modelStartMs !== undefined ? Math.round(start * 1000 - modelStartMs) : null;
    return { text, status, lagMs };
  });
  const lags = wordLags(words);
  const lagMs = lags.length < MIN_WORDS ? null : Math.round(median(lags));
  const leftOut = words.filter(({ status }) => status === 'missing').map(({ text }) => text);
  return { words, said: words.length - leftOut.length, leftOut, lagMs, echo: isEcho(lags) };
}

/** The measurement of a sentence without any recognised word. */
export function unscoredSentence(texts: readonly string[]): ShadowedSentence {
  const words = texts.map((text): ShadowWord => ({ text, status: 'missing', lagMs: null }));
  return { words, said: 0, leftOut: [...texts], lagMs: null, echo: false };
}

/** Summarises all sentences; those with the loudspeaker's echo count as not said. */
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
