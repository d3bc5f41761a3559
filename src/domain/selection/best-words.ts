import { areRelated } from './likeness';
import type { OfferedSentence, OfferedWord, Stock } from './stock';

/** What the ten words give and take beside their own worth. */
const FIRST_SHOWING = 2;
const SECOND_SHOWING = 0.3;
const SENTENCE_USED = 1.5;
const SENTENCE_USED_AGAIN = 0.2;
const RELATED = -3;
const SAME_PART_OF_SPEECH = -0.12;

export interface WordChoice {
  words: OfferedWord[];
  /** Parts of the sum. */
  worth: number;
  shown: number;
  used: number;
  variety: number;
}

/** The best `most` words that these sentences show, one after the other, each for what it adds: its worth, the
 *  sentences that had none to teach yet, no relatives, not ten nouns. Pinned words come first, shown or not. */
export function bestWords(
  sentences: readonly OfferedSentence[],
  stock: Stock,
  most: number,
): WordChoice {
  const showing = new Map<string, number[]>();
  sentences.forEach(({ offers }, i) => {
    for (const key of offers) {
      const known = showing.get(key);
      if (known) known.push(i);
      else showing.set(key, [i]);
    }
  });
  const taught = new Uint8Array(sentences.length);
  const choice: WordChoice = { words: [], worth: 0, shown: 0, used: 0, variety: 0 };
  const take = (key: string) => {
    const word = stock.words.get(key)!;
    const places = showing.get(key) ?? [];
    const { shown, used } = gain(places, taught);
    choice.shown += shown;
    choice.used += used;
    choice.variety += variety(word, choice.words);
    choice.worth += word.worth.total!;
    choice.words.push(word);
    for (const i of places) taught[i] = taught[i]! + 1;
    showing.delete(key);
  };
  for (const key of stock.pinnedWords) take(key);
  while (choice.words.length < most && showing.size > 0) {
    let best = '';
    let bestGain = Number.NEGATIVE_INFINITY;
    for (const [key, places] of showing) {
      const word = stock.words.get(key)!;
      const { shown, used } = gain(places, taught);
      const value = word.worth.total! + shown + used + variety(word, choice.words);
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
  return { shown: FIRST_SHOWING + (places.length > 1 ? SECOND_SHOWING : 0), used };
}

function variety(word: OfferedWord, chosen: readonly OfferedWord[]): number {
  let sum = 0;
  for (const other of chosen) {
    if (other.pos === word.pos) sum += SAME_PART_OF_SPEECH;
    if (areRelated(other.lemma, word.lemma)) sum += RELATED;
  }
  return sum;
}
