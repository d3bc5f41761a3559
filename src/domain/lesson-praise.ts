import {
  bare,
  type JudgedWord,
  type Judgement,
  type Standing,
  standingOf,
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
const HARD: readonly Phone[] = ['V', 'ZH', 'R', 'L', 'SH', 'Z', 'W'];
/** Goodness (nats a frame) from which a sound was made well; substitutes lie below −1. */
const WELL_FROM = -0.3;
/** Points that are no accident. */
const BETTER_BY = 8;
const LONG_WORD = 5;

const RANK: Readonly<Record<Standing, number>> = {
  missing: 0,
  again: 1,
  unsure: 2,
  nearly: 3,
  said: 4,
};

/** What to praise in a saying: what became better since the last saying of the item in this sitting,
 *  or, when it passed, the hardest sound or the longest word. Null when there is nothing to single out. */
export function praiseOf(judgement: Judgement, before: Judgement | null): Praise | null {
  if (judgement.mode === 'TYPE') return null;
  const better = before?.mode === 'SPEAK' ? betterThan(before, judgement) : null;
  if (better || !judgement.passed) return better;
  const said = judgement.words.filter((word) => standingOf(word) === 'said');
  return hardestSound(said) ?? (judgement.words.length > 1 ? longestWord(said) : null);
}

function betterThan(before: Judgement, now: Judgement): Praise | null {
  const clearer = now.words.filter((word, at) => {
    const then = before.words[at];
    if (!then) return false;
    const [was, is] = [standingOf(then), standingOf(word)];
    return RANK[is] > RANK[was] && RANK[is] >= RANK.nearly && was !== 'unsure';
  });
  const content = clearer.filter((word) => !isFunctionWord(bare(word).toLowerCase()));
  const words = (content.length > 0 ? content : clearer).map(bare);
  if (words.length > 0 && now.words.length > 1) return { kind: 'better', words };
  return now.score >= before.score + BETTER_BY ? { kind: 'betterAll' } : null;
}

function hardestSound(words: readonly JudgedWord[]): Praise | null {
  const sounds = words
    .filter((word) => !isFunctionWord(bare(word).toLowerCase()))
    .flatMap((word) => word.phones.map((phone) => ({ word, phone })))
    .filter(({ phone }) => phone.heard === null && phone.gop >= WELL_FROM)
    .filter(({ phone }) => HARD.includes(phone.target))
    .sort((a, b) => HARD.indexOf(a.phone.target) - HARD.indexOf(b.phone.target));
  const [first] = sounds;
  return first ? { kind: 'sound', word: bare(first.word), sound: first.phone.target } : null;
}

function longestWord(words: readonly JudgedWord[]): Praise | null {
  const long = words.toSorted((a, b) => b.phones.length - a.phones.length)[0];
  return long && long.phones.length >= LONG_WORD ? { kind: 'word', word: bare(long) } : null;
}
