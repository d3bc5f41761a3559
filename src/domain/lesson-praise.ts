import {
  type JudgedWord,
  type Judgement,
  stripPunctuation,
  toDisplayState,
  type WordDisplayState,
} from './lesson-feedback';
import { isFunctionWord } from './speech/function-words';
import type { Phone } from './speech/types';

/** What was good about a saying, as precisely as can be told. */
export type Praise =
  /** Words that were clearer than in the last saying of the same item. */
  | { kind: 'better'; words: string[] }
  /** The whole was clearer than the last time. */
  | { kind: 'betterAll' }
  /** The hardest sound, made well. */
  | { kind: 'sound'; word: string; sound: Phone }
  /** The longest word, said well. */
  | { kind: 'word'; word: string };

/** Hard sounds that the scorer tells from their usual substitutes, the most troublesome first. It does
 *  not hear "sink" from "think", "sin" from "sing" or "bed" from "bad": those are never praised. */
const HARD_PHONEMES: readonly Phone[] = ['V', 'ZH', 'R', 'L', 'SH', 'Z', 'W'];
/** Goodness (nats a frame) from which a sound was made well; substitutes lie below −1. */
const MIN_GOOD_GOP = -0.3;
/** Points that are no accident. */
const MIN_IMPROVEMENT = 8;
const MIN_LONG_WORD_LENGTH = 5;

const DISPLAY_STATE_RANK: Readonly<Record<WordDisplayState, number>> = {
  missing: 0,
  again: 1,
  unsure: 2,
  nearly: 3,
  said: 4,
};

/** What to praise in a saying: what became better since the last saying of the item in this sitting,
 *  or, when it passed, the hardest sound or the longest word. Null when there is nothing to single out. */
export function choosePraise(judgement: Judgement, before: Judgement | null): Praise | null {
  if (judgement.mode === 'TYPE') return null;
  const better = before?.mode === 'SPEAK' ? betterThan(before, judgement) : null;
  if (better || !judgement.passed) return better;
  const said = judgement.words.filter((word) => toDisplayState(word) === 'said');
  return hardestPhoneme(said) ?? (judgement.words.length > 1 ? longestWord(said) : null);
}

function betterThan(before: Judgement, now: Judgement): Praise | null {
  const clearer = now.words.filter((word, at) => {
    const then = before.words[at];
    if (!then) return false;
    const [was, is] = [toDisplayState(then), toDisplayState(word)];
    return (
      DISPLAY_STATE_RANK[is] > DISPLAY_STATE_RANK[was] &&
      DISPLAY_STATE_RANK[is] >= DISPLAY_STATE_RANK.nearly &&
      was !== 'unsure'
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
  const long = words.toSorted((a, b) => b.phones.length - a.phones.length)[0];
  return long && long.phones.length >= MIN_LONG_WORD_LENGTH
    ? { kind: 'word', word: stripPunctuation(long) }
    : null;
}
