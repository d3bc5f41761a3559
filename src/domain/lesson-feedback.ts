import type { DictationResult, TypedWord } from './dictation';
import { toPoints } from './points';
import { worstPhoneme } from './pronunciation-hint';
import { addedVowelHint, type HintKey } from './speech/mandarin-errors';
import type { OtherText, Phone, PhoneResult, UtteranceResult, WordStatus } from './speech/types';

/** A judged word of an item, spoken or typed. */
export interface JudgedWord {
  text: string;
  score: number;
  status: WordStatus;
  /** Empty for a word that was typed or not said. */
  phones: PhoneResult[];
  /** Its time in the recording, seconds; null for a word that was typed or not said. */
  span: { start: number; end: number } | null;
  /** The typed text that was aligned with it. */
  typed: string | null;
  /** The reason why a typed word counts as nearly right. */
  reason?: TypedWord['reason'];
  /** The scorer is not sure, so the word does not count as an error. */
  unsure?: boolean;
  /** A vowel may have followed its last consonant; this is a hint without influence on the score. */
  addedVowel?: boolean;
  /** Whether the scorer cannot tell if the word had its ending: *forty* or *fourteen*, *cup* or *cups*. */
  openEnding?: boolean;
  /** The word with the other ending, which was said instead. */
  heardAs?: string;
}

/** The judgement of one attempt at an item, spoken or typed. */
export interface Judgement {
  mode: 'SPEAK' | 'TYPE';
  /** Points, 0–100, which agree with `passed` (`toPoints`). */
  score: number;
  passed: boolean;
  words: JudgedWord[];
  /** Speech that belongs to no word of the text. */
  extraSpeech: boolean;
  /** The kind of utterance said instead of the text. */
  otherText?: OtherText;
  /** Typed words that are not in the text. */
  extraWords: string[];
  engine: string;
  /** The recording reached its maximum length and was cut off there. */
  cutOff?: boolean;
}

/** The judgement of a scored recording; only for verdicts `pass` and `retry`. */
export function judgeSpoken(result: UtteranceResult, cutOff = false): Judgement {
  const words = result.words.map(({ start, end, status, ...word }) => ({
    ...word,
    status,
    span: status === 'missing' || end <= start ? null : { start, end },
    typed: null,
  }));
  const { extraSpeech, otherText, engine } = result;
  const passed = result.verdict === 'pass';
  return {
    mode: 'SPEAK',
    score: toPoints(result.score, passed),
    passed,
    words,
    extraSpeech,
    ...(otherText && { otherText }),
    extraWords: [],
    engine,
    cutOff,
  };
}

/** The judgement of a graded dictation. */
export function judgeTyped(result: DictationResult, engine: string): Judgement {
  const words = result.words.map((word) => ({ ...word, phones: [], span: null }));
  const { passed, extra } = result;
  const score = toPoints(result.score, passed);
  return { mode: 'TYPE', score, passed, words, extraSpeech: false, extraWords: extra, engine };
}

/** The display state of a word: its status, or not sure. */
export type WordDisplayState = WordStatus | 'unsure';

export function toDisplayState({
  status,
  unsure,
}: Pick<JudgedWord, 'status' | 'unsure'>): WordDisplayState {
  return unsure && status !== 'said' ? 'unsure' : status;
}

export type Outcome = 'passed' | 'notPassed' | 'unsure';

/** The outcome of a judgement. An utterance that failed only because of unsure words is `unsure`; it is no
 *  attempt and is not stored. */
export function toOutcome({
  passed,
  words,
  otherText,
}: Pick<Judgement, 'passed' | 'words' | 'otherText'>): Outcome {
  if (passed) return 'passed';
  if (otherText) return 'notPassed';
  const displayStates = words.map(toDisplayState);
  const hasError = displayStates.some((state) => state === 'again' || state === 'missing');
  return !hasError && displayStates.includes('unsure') ? 'unsure' : 'notPassed';
}

/** The single message for the learner about an attempt. */
export type Feedback =
  /** `unclear`: the recording as a whole, not a word or two. */
  | { kind: 'unsure' | 'unclear' }
  /** Another sentence, and one with so many wrong words that it may be another. */
  | { kind: 'otherSentence' | 'different' }
  /** Another word, or more than the word. */
  | { kind: 'otherWord' | 'moreThanWord'; word: string }
  /** Another word, which differs by its ending. */
  | { kind: 'otherEnding'; word: string; heard: string }
  | { kind: 'brokenOff'; word: string; count: number }
  | { kind: 'missing'; words: string[] }
  | { kind: 'missingMany'; count: number }
  | {
      kind: 'sound';
      word: string;
      target: Phone;
      symbols?: PhoneResult['symbols'];
      heard: Phone;
      hint: HintKey;
    }
  | { kind: 'again'; words: string[] }
  | { kind: 'addedVowel'; word: string; hint: HintKey }
  | { kind: 'extra'; words: string[] }
  | { kind: 'nearly'; words: string[] }
  | { kind: 'clear' };

/** Number of unsure words from which the recording as a whole counts as unclear. */
const MIN_UNCLEAR_WORDS = 3;
/** Maximum number of missing words that are named; more are only counted. */
const MAX_NAMED_MISSING = 3;

/** Chooses the feedback on a judgement, most useful first: another word or sentence, unsure words, an
 *  unfinished sentence, missing words, a wrong word (with the phoneme if it is a known confusion), added
 *  words, a vowel added to a word, weak words, and otherwise that all was clear. */
export function chooseFeedback(judgement: Judgement): Feedback {
  const { mode, passed, words, extraSpeech, extraWords } = judgement;
  const other = toOtherText(judgement);
  if (other) return other;
  if (toOutcome(judgement) === 'unsure') {
    const unsure = words.filter((word) => toDisplayState(word) === 'unsure').length;
    return { kind: unsure >= MIN_UNCLEAR_WORDS ? 'unclear' : 'unsure' };
  }
  const wrong = words.filter((word) => toDisplayState(word) === 'again');
  const missing = words.filter((word) => toDisplayState(word) === 'missing');
  if (words.length > 2 && isAnotherText(words.length, wrong.length, missing.length))
    return { kind: 'different' };
  const tail = mode === 'SPEAK' ? missingTail(words) : 0;
  const last = words.at(-tail - 1);
  if (tail > 1 && tail === missing.length && last)
    return { kind: 'brokenOff', word: stripPunctuation(last), count: tail };
  if (missing.length > MAX_NAMED_MISSING) return { kind: 'missingMany', count: missing.length };
  if (missing.length > 0) return { kind: 'missing', words: missing.map(stripPunctuation) };
  const [otherEnding] = wrong.filter(({ heardAs }) => heardAs !== undefined);
  if (otherEnding && wrong.length === 1)
    return {
      kind: 'otherEnding',
      word: stripPunctuation(otherEnding),
      heard: otherEnding.heardAs!,
    };
  if (wrong.length > 0)
    return findSlip(wrong) ?? { kind: 'again', words: wrong.map(stripPunctuation) };
  if (extraSpeech || extraWords.length > 0) return { kind: 'extra', words: extraWords };
  // Each word may pass although the whole does not.
  if (!passed)
    return words.length > 1
      ? { kind: 'different' }
      : { kind: 'again', words: words.map(stripPunctuation) };
  const weak = words.filter((word) => toDisplayState(word) === 'nearly');
  // A single word is short enough to look at its phonemes even when it passes.
  const only = words.length === 1 ? words.filter((word) => toDisplayState(word) === 'said') : [];
  const slip = findSlip(weak.length > 0 ? weak : only);
  if (slip) return slip;
  const lengthened = words.find((word) => word.addedVowel && toDisplayState(word) !== 'unsure');
  if (lengthened)
    return { kind: 'addedVowel', word: stripPunctuation(lengthened), hint: addedVowelHint(true) };
  return weak.length > 0
    ? { kind: 'nearly', words: weak.map(stripPunctuation) }
    : { kind: 'clear' };
}

function toOtherText({ otherText, words: [word] }: Judgement): Feedback | null {
  if (!otherText || !word) return null;
  if (otherText === 'sentence') return { kind: 'otherSentence' };
  const kind = otherText === 'more' ? 'moreThanWord' : 'otherWord';
  return { kind, word: stripPunctuation(word) };
}

/** Whether most of the said words are wrong. An unfinished sentence has missing words, but its said words
 *  are right. */
function isAnotherText(words: number, wrong: number, missing: number): boolean {
  const heard = words - missing;
  return heard === 0 || wrong > heard / 2 || (wrong >= 3 && wrong + missing > words / 2);
}

/** Number of missing words at the end. */
function missingTail(words: readonly JudgedWord[]): number {
  const lastSaid = words.findLastIndex((word) => toDisplayState(word) !== 'missing');
  return lastSaid < 0 ? 0 : words.length - 1 - lastSaid;
}

/** The confused phoneme of a single word; null for several words or without a known confusion. */
function findSlip(words: readonly JudgedWord[]): Feedback | null {
  const [word] = words;
  const phoneme = word && words.length === 1 ? worstPhoneme(word) : null;
  if (!word || !phoneme?.heard || !phoneme.hint) return null;
  const { target, symbols, heard, hint } = phoneme;
  return { kind: 'sound', word: stripPunctuation(word), target, symbols, heard, hint };
}

const PUNCTUATION = /^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu;

/** A word without the punctuation around it. */
export function stripPunctuation({ text }: { text: string }): string {
  return text.replace(PUNCTUATION, '');
}
