import type { CandidateSentence, CandidateSet, CandidateWord } from './candidate-set';
import { areRelated } from './similarity';

/** What the ten words give and take beside their own worth. */
const FIRST_SENTENCE_SCORE = 2;
const SECOND_SENTENCE_SCORE = 0.3;
const SENTENCE_USED = 1.5;
const SENTENCE_USED_AGAIN = 0.2;
const RELATED = -3;
const SAME_PART_OF_SPEECH = -0.12;

export interface WordChoice {
  words: CandidateWord[];
  /** Parts of the sum. */
  score: number;
  shown: number;
  used: number;
  variety: number;
}

/** The best `most` words that these sentences show, one after the other, each for what it adds: its worth, the
 *  sentences that had none to teach yet, no relatives, not ten nouns. Pinned words come first, shown or not. */
export function bestWords(
  sentences: readonly CandidateSentence[],
  candidates: CandidateSet,
  most: number,
): WordChoice {
  const showing = new Map<string, number[]>();
  sentences.forEach(({ teachableKeys }, i) => {
    for (const key of teachableKeys) {
      const known = showing.get(key);
      if (known) known.push(i);
      else showing.set(key, [i]);
    }
  });
  const taught = new Uint8Array(sentences.length);
  const choice: WordChoice = { words: [], score: 0, shown: 0, used: 0, variety: 0 };
  const take = (key: string) => {
    const word = candidates.words.get(key)!;
    const places = showing.get(key) ?? [];
    const { shown, used } = gain(places, taught);
    choice.shown += shown;
    choice.used += used;
    choice.variety += variety(word, choice.words);
    choice.score += word.score.total!;
    choice.words.push(word);
    for (const i of places) taught[i] = taught[i]! + 1;
    showing.delete(key);
  };
  for (const key of candidates.pinnedWords) take(key);
  while (choice.words.length < most && showing.size > 0) {
    let best = '';
    let bestGain = Number.NEGATIVE_INFINITY;
    for (const [key, places] of showing) {
      const word = candidates.words.get(key)!;
      const { shown, used } = gain(places, taught);
      const value = word.score.total! + shown + used + variety(word, choice.words);
      if (value > bestGain || (value === bestGain && key < best)) [best, bestGain] = [key, value];
    }
    take(best);
  }
  return choice;
}

function gain(places: readonly number[], taught: Uint8Array): { shown: number; used: number } {
  let used = 0;
  for (const i of places) used += taught[i] ? SENTENCE_USED_AGAIN : SENTENCE_USED;
  if (places.length === 0) return { shown: 0, used: 0 };
  return { shown: FIRST_SENTENCE_SCORE + (places.length > 1 ? SECOND_SENTENCE_SCORE : 0), used };
}

function variety(word: CandidateWord, chosen: readonly CandidateWord[]): number {
  let sum = 0;
  for (const other of chosen) {
    if (other.pos === word.pos) sum += SAME_PART_OF_SPEECH;
    if (areRelated(other.lemma, word.lemma)) sum += RELATED;
  }
  return sum;
}
