import {
  type JudgedWord,
  type Judgement,
  stripPunctuation,
  toDisplayState,
  type WordDisplayState,
} from './lesson-feedback';
import { isFunctionWord } from './speech/function-words';
import type { Phone } from './speech/types';

/** Praise for an utterance, as precise as the scorer allows. */
export type Praise =
  /** Words that were clearer than in the last utterance of the same item. */
  | { kind: 'better'; words: string[] }
  /** The utterance as a whole was clearer than the last one. */
  | { kind: 'betterAll' }
  /** The hardest phoneme, pronounced well. */
  | { kind: 'sound'; word: string; sound: Phone }
  /** The longest word, pronounced well. */
  | { kind: 'word'; word: string };

/** Hard phonemes that the scorer distinguishes from their usual substitutes, hardest first. It does not
 *  distinguish "sink" from "think", "sin" from "sing" or "bed" from "bad": those are never praised. */
const HARD_PHONEMES: readonly Phone[] = ['V', 'ZH', 'R', 'L', 'SH', 'Z', 'W'];
/** Goodness (nats a frame) from which a phoneme was pronounced well; substitutes lie below −1. */
const MIN_GOOD_GOP = -0.3;
/** Minimum gain in points that is no chance. */
const MIN_IMPROVEMENT = 8;
const MIN_LONG_WORD_LENGTH = 5;

const DISPLAY_STATE_RANK: Readonly<Record<WordDisplayState, number>> = {
  missing: 0,
  again: 1,
  unsure: 2,
  nearly: 3,
  said: 4,
};

/** Chooses the praise for an utterance: what improved since the last utterance of the item in this lesson,
 *  or, when it passed, the hardest phoneme or the longest word. Null when there is nothing to single out. */
export function choosePraise(judgement: Judgement, before: Judgement | null): Praise | null {
  if (judgement.mode === 'TYPE') return null;
  const better = before?.mode === 'SPEAK' ? betterThan(before, judgement) : null;
  if (better || !judgement.passed) return better;
  const said = judgement.words.filter((word) => toDisplayState(word) === 'said');
  return hardestPhoneme(said) ?? (judgement.words.length > 1 ? longestWord(said) : null);
}

function betterThan(before: Judgement, now: Judgement): Praise | null {
  const clearer = now.words.filter((word, index) => {
    const wordBefore = before.words[index];
    if (!wordBefore) return false;
    const [oldState, newState] = [toDisplayState(wordBefore), toDisplayState(word)];
    return (
      DISPLAY_STATE_RANK[newState] > DISPLAY_STATE_RANK[oldState] &&
      DISPLAY_STATE_RANK[newState] >= DISPLAY_STATE_RANK.nearly &&
      oldState !== 'unsure'
    );
  });
  const content = clearer.filter((word) => !isFunctionWord(stripPunctuation(word).toLowerCase()));
  const words = (content.length > 0 ? content : clearer).map(stripPunctuation);
  if (words.length > 0 && now.words.length > 1) return { kind: 'better', words };
  return now.score >= before.score + MIN_IMPROVEMENT ? { kind: 'betterAll' } : null;
}

function hardestPhoneme(words: readonly JudgedWord[]): Praise | null {
  const phonemes = words
    .filter((word) => !isFunctionWord(stripPunctuation(word).toLowerCase()))
    .flatMap((word) => word.phones.map((phone) => ({ word, phone })))
    .filter(({ phone }) => phone.heard === null && phone.gop >= MIN_GOOD_GOP)
    .filter(({ phone }) => HARD_PHONEMES.includes(phone.target))
    .sort((a, b) => HARD_PHONEMES.indexOf(a.phone.target) - HARD_PHONEMES.indexOf(b.phone.target));
  const [first] = phonemes;
  return first
    ? { kind: 'sound', word: stripPunctuation(first.word), sound: first.phone.target }
    : null;
}

function longestWord(words: readonly JudgedWord[]): Praise | null {
  const longest = words.toSorted((a, b) => b.phones.length - a.phones.length)[0];
  return longest && longest.phones.length >= MIN_LONG_WORD_LENGTH
    ? { kind: 'word', word: stripPunctuation(longest) }
    : null;
}
