import type { DictationResult, TypedWord } from './dictation';
import { toPoints } from './points';
import { worstPhoneme } from './pronunciation-hint';
import { addedVowelHint, type HintKey } from './speech/mandarin-errors';
import type {
  OpenWord,
  OtherText,
  Phone,
  PhoneResult,
  UtteranceResult,
  WordStatus,
} from './speech/types';
import { asksAgain, isDoubted, toWordMark } from './speech/word-mark';

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
  /** The odds of the word are too near the threshold, so that it does not count as an error. */
  unsure?: boolean;
  /** A vowel may have followed its last consonant; this is a hint without influence on the score. */
  addedVowel?: boolean;
  /** The word from which the scorer cannot tell it: *forty* or *fourteen*, *cup* or *cups*, *he* or *she*. */
  open?: OpenWord;
  /** The word that was said instead. */
  heardAs?: string;
  /** Whether no other word came near it; absent for a word that was not compared. */
  isAhead?: boolean;
  /** Whether another word than one with a sound changed is its likeliest competitor. */
  isOutdone?: boolean;
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
  /** The input as it was typed. */
  typedText?: string;
  engine: string;
  /** The recording reached its maximum length and was cut off there. */
  cutOff?: boolean;
}

/** The judgement of a scored recording; only for verdicts `pass` and `retry`. It has not passed while a word that
 *  carries its sense is open and saying it once more can decide. */
export function judgeSpoken(result: UtteranceResult, cutOff = false): Judgement {
  const words = result.words.map(({ start, end, status, ...word }) => ({
    ...word,
    status,
    span: status === 'missing' || end <= start ? null : { start, end },
    typed: null,
  }));
  const { extraSpeech, otherText, engine } = result;
  const passed = result.verdict === 'pass' && !words.some(asksAgain);
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

/** The judgement of a graded dictation. @param typedText the input as it was typed */
export function judgeTyped(result: DictationResult, engine: string, typedText?: string): Judgement {
  const words = result.words.map((word) => ({ ...word, phones: [], span: null }));
  const { passed, extra } = result;
  const score = toPoints(result.score, passed);
  return {
    mode: 'TYPE',
    score,
    passed,
    words,
    extraSpeech: false,
    extraWords: extra,
    ...(typedText !== undefined && { typedText }),
    engine,
  };
}

export type Outcome = 'passed' | 'notPassed' | 'almost';

/** The outcome of a judgement. It is *almost* a pass if nothing was heard to be wrong and the scorer could not tell
 *  one or more words: this is no attempt and is not stored. */
export function toOutcome({
  passed,
  words,
  otherText,
}: Pick<Judgement, 'passed' | 'words' | 'otherText'>): Outcome {
  if (passed) return 'passed';
  if (otherText || words.some((word) => toWordMark(word) === 'other')) return 'notPassed';
  return openWords(words).length > 0 ? 'almost' : 'notPassed';
}

/** The words that keep an utterance from passing although nothing was heard to be wrong. */
const openWords = (words: readonly JudgedWord[]): JudgedWord[] =>
  words.filter((word) => asksAgain(word) || isDoubted(word));

/** The single message for the learner about an attempt. */
export type Feedback =
  /** The recording as a whole was unclear, not a word or two. */
  | { kind: 'unclear' }
  /** Words that could not be told; `from` is the competitor of a single one. */
  | { kind: 'open'; words: string[]; from: string | null }
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
  /** Words that could not be told in an utterance that passed. */
  | { kind: 'nearly'; words: string[] }
  | { kind: 'clear' };

/** Number of open words from which the recording as a whole counts as unclear. */
const MIN_UNCLEAR_WORDS = 3;
/** Maximum number of missing words that are named; more are only counted. */
const MAX_NAMED_MISSING = 3;

/** Chooses the feedback on a judgement, most useful first: another word or sentence, words that could not be told, an
 *  unfinished sentence, missing words, a wrong word (with the phoneme if it is a known confusion), added
 *  words, a vowel added to a word, weak words, and otherwise that all was clear. */
export function chooseFeedback(judgement: Judgement): Feedback {
  const { mode, passed, words, extraSpeech, extraWords } = judgement;
  const other = toOtherText(judgement);
  if (other) return other;
  if (toOutcome(judgement) === 'almost') return toOpen(words);
  const others = words.filter((word) => toWordMark(word) === 'other');
  const wrong = others.filter(({ status }) => status !== 'missing');
  const missing = others.filter(isMissing);
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
  const weak = words.filter((word) => word.status === 'nearly' && !isDoubted(word));
  // A single word is short enough to look at its phonemes even when it passes.
  const only = words.length === 1 ? words.filter(({ status }) => status === 'said') : [];
  const slip = findSlip(weak.length > 0 ? weak : only);
  if (slip) return slip;
  const lengthened = words.find((word) => word.addedVowel && !isDoubted(word));
  if (lengthened)
    return { kind: 'addedVowel', word: stripPunctuation(lengthened), hint: addedVowelHint(true) };
  return weak.length > 0
    ? { kind: 'nearly', words: weak.map(stripPunctuation) }
    : { kind: 'clear' };
}

/** The words that could not be told, with the competitor of a single one. */
function toOpen(words: readonly JudgedWord[]): Feedback {
  const open = openWords(words);
  if (open.length >= MIN_UNCLEAR_WORDS) return { kind: 'unclear' };
  const from = open.length === 1 ? (open[0]!.open?.from ?? null) : null;
  return { kind: 'open', words: open.map(stripPunctuation), from };
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

/** Whether nothing was heard in the place of a word. */
const isMissing = (word: JudgedWord): boolean =>
  word.status === 'missing' && toWordMark(word) === 'other';

/** Number of missing words at the end. */
function missingTail(words: readonly JudgedWord[]): number {
  const lastSaid = words.findLastIndex((word) => !isMissing(word));
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
