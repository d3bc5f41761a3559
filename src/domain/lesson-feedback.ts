import type { DictationResult } from './dictation';
import { likelySlip } from './speech/confusions';
import type { Phone, PhoneResult, UtteranceResult, WordStatus } from './speech/types';

/** One word of an item as it was said or typed. */
export interface JudgedWord {
  text: string;
  score: number;
  status: WordStatus;
  /** Empty when it was typed or not said. */
  phones: PhoneResult[];
  /** Where it lies in the recording, seconds; null when it was typed or not said. */
  span: { start: number; end: number } | null;
  /** What was typed in its place. */
  typed: string | null;
}

/** The outcome of one saying or typing of an item. */
export interface Judgement {
  mode: 'SPEAK' | 'TYPE';
  score: number;
  passed: boolean;
  words: JudgedWord[];
  /** Sound that belongs to no word of the text. */
  extraSpeech: boolean;
  /** Typed words that are not in the text. */
  extraWords: string[];
  engine: string;
}

/** A scored recording as a judgement; only for verdicts `pass` and `retry`. */
export function judgeSpoken(result: UtteranceResult): Judgement {
  const words = result.words.map(({ start, end, status, ...word }) => ({
    ...word,
    status,
    span: status === 'missing' || end <= start ? null : { start, end },
    typed: null,
  }));
  const { score, extraSpeech, engine } = result;
  const passed = result.verdict === 'pass';
  return { mode: 'SPEAK', score, passed, words, extraSpeech, extraWords: [], engine };
}

/** A graded dictation as a judgement. */
export function judgeTyped(result: DictationResult, engine: string): Judgement {
  const words = result.words.map((word) => ({ ...word, phones: [], span: null }));
  const { score, passed, extra } = result;
  return { mode: 'TYPE', score, passed, words, extraSpeech: false, extraWords: extra, engine };
}

/** The one thing to tell the learner, most useful first. */
export type Feedback =
  | { kind: 'different' }
  | { kind: 'missing'; words: string[] }
  | { kind: 'missingMany'; count: number }
  | { kind: 'sound'; word: string; target: Phone; heard: Phone }
  | { kind: 'again'; words: string[] }
  | { kind: 'extra'; words: string[] }
  | { kind: 'nearly'; words: string[] }
  | { kind: 'clear'; word: string | null };

/** More words left out than this are counted, not named. */
const MISSING_NAMED = 3;

/** Chooses what to say about a judgement: a sentence unlike the text first, then words left out,
 *  a wrong word (with the sound when it is a known slip), added words, weak words, and else praise
 *  for the hardest word. */
export function feedbackOf({ words, extraSpeech, extraWords }: Judgement): Feedback {
  const wrong = words.filter(({ status }) => status === 'again');
  const missing = words.filter(({ status }) => status === 'missing');
  if (words.length > 2 && isAnotherText(words.length, wrong.length, missing.length))
    return { kind: 'different' };
  if (missing.length > MISSING_NAMED) return { kind: 'missingMany', count: missing.length };
  if (missing.length > 0) return { kind: 'missing', words: missing.map(bare) };
  if (wrong.length > 0) {
    const slip = wrong.length === 1 ? knownSlip(wrong[0]!) : null;
    return slip
      ? { kind: 'sound', word: bare(wrong[0]!), ...slip }
      : { kind: 'again', words: wrong.map(bare) };
  }
  if (extraSpeech || extraWords.length > 0) return { kind: 'extra', words: extraWords };
  const weak = words.filter(({ status }) => status === 'nearly');
  if (weak.length > 0) {
    const slip = weak.length === 1 ? knownSlip(weak[0]!) : null;
    return slip
      ? { kind: 'sound', word: bare(weak[0]!), ...slip }
      : { kind: 'nearly', words: weak.map(bare) };
  }
  return { kind: 'clear', word: hardest(words) };
}

/** Whether most of what was heard was wrong. A sentence broken off has words missing, but those that
 *  were said are right. */
function isAnotherText(words: number, wrong: number, missing: number): boolean {
  const heard = words - missing;
  return heard === 0 || wrong > heard / 2 || (wrong >= 3 && wrong + missing > words / 2);
}

/** A word without the punctuation around it. */
export function bare({ text }: { text: string }): string {
  return text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/** The clearest known slip among a word's sounds. */
function knownSlip(word: JudgedWord): { target: Phone; heard: Phone } | null {
  const slips = word.phones
    .filter(({ target, heard }) => heard !== null && likelySlip(target, heard) !== null)
    .sort((a, b) => a.gop - b.gop);
  const worst = slips[0];
  return worst?.heard ? { target: worst.target, heard: worst.heard } : null;
}

/** Of several words the one with the most sounds; there is nothing to single out among one. */
function hardest(words: readonly JudgedWord[]): string | null {
  if (words.length < 2) return null;
  const long = [...words].sort((a, b) => b.phones.length - a.phones.length)[0]!;
  return long.phones.length >= 5 ? bare(long) : null;
}
