import type { Phone } from '../speech/types';
import { CONTRAST_SOUNDS, CONTRASTS, type Contrast } from './contrast';
import { MINIMAL_PAIRS, type MinimalPair } from './pairs';
import { UNSCORED } from './unscored';

/** Number of questions of a round, which takes about a minute. */
export const QUESTIONS_PER_ROUND = 10;

/** Most questions of one contrast in a round. */
const MAX_PER_CONTRAST = 3;

/** How much more often a pair comes whose contrast cannot be scored, whose sounds were unclear in the learner's
 *  speech, or of which a word is in a unit that the learner has practised. */
const UNSCORED_FACTOR = 3;
const WEAK_FACTOR = 2;
const OWN_FACTOR = 4;

/** Answers by contrast. */
type ContrastCounts = Readonly<Partial<Record<Contrast, { answers: number; right: number }>>>;

/** The data about a learner from which pairs are chosen; all empty for a visitor. */
export interface ListeningHistory {
  /** Words of the items that the learner has practised, in lower case. */
  practised: ReadonlySet<string>;
  /** Sounds that were often unclear in the learner's speech. */
  weakSounds: ReadonlySet<Phone>;
  /** Earlier answers. */
  counts: ContrastCounts;
}

/** A question: one word of a pair is heard. */
export interface ListeningQuestion {
  pair: MinimalPair;
  /** Index of the word that is heard. */
  said: 0 | 1;
  /** Number by which one of the pair's voices is chosen, from 0; neighbours differ. */
  turn: number;
  /** Whether the learner has practised a word of the pair. */
  own: boolean;
}

/** Chooses the questions of a round: pairs drawn by weight without repetition, at most three of a contrast. A weight
 *  rises with the share of wrong answers to the contrast, for contrasts that cannot be scored, for the learner's
 *  weak sounds and own words.
 *  @param pairs the pairs that can be heard
 *  @param random numbers in [0, 1): the same ones choose the same questions */
export function chooseQuestions(
  { practised, weakSounds, counts }: ListeningHistory,
  random: () => number,
  pairs: readonly MinimalPair[] = MINIMAL_PAIRS,
): ListeningQuestion[] {
  const isOwn = ({ words }: MinimalPair) => words.some((word) => practised.has(word));
  const needs = new Map(CONTRASTS.map((one) => [one, needOf(one, weakSounds, counts)]));
  let left = pairs.map((pair) => {
    const share = needs.get(pair.contrast)! / countOf(pair.contrast, pairs);
    return { pair, weight: share * (isOwn(pair) ? OWN_FACTOR : 1) };
  });
  const chosen: MinimalPair[] = [];
  while (chosen.length < QUESTIONS_PER_ROUND && left.length > 0) {
    const { pair } = draw(left, random);
    chosen.push(pair);
    const isFull = countOf(pair.contrast, chosen) === MAX_PER_CONTRAST;
    left = left.filter(
      (one) => one.pair !== pair && !(isFull && one.pair.contrast === pair.contrast),
    );
  }
  const first = Math.floor(random() * QUESTIONS_PER_ROUND);
  return chosen.map((pair, index) => ({
    pair,
    said: random() < 0.5 ? 0 : 1,
    turn: first + index,
    own: isOwn(pair),
  }));
}

/** The need of a contrast: its estimated share of wrong answers (Laplace's rule of succession), times its factors. */
function needOf(
  contrast: Contrast,
  weakSounds: ReadonlySet<Phone>,
  counts: ContrastCounts,
): number {
  const { answers, right } = counts[contrast] ?? { answers: 0, right: 0 };
  const isWeak = CONTRAST_SOUNDS[contrast].some((sounds) =>
    sounds.some((sound) => sound !== null && weakSounds.has(sound)),
  );
  return (
    ((answers - right + 1) / (answers + 2)) *
    (UNSCORED.has(contrast) ? UNSCORED_FACTOR : 1) *
    (isWeak ? WEAK_FACTOR : 1)
  );
}

const countOf = (contrast: Contrast, pairs: readonly MinimalPair[]): number =>
  pairs.filter((pair) => pair.contrast === contrast).length;

function draw<T extends { weight: number }>(items: readonly T[], random: () => number): T {
  let rest = random() * items.reduce((sum, { weight }) => sum + weight, 0);
  for (const item of items) {
    rest -= item.weight;
    if (rest < 0) return item;
  }
  return items.at(-1)!;
}
