import { clauseFeatures } from './clause-features';
import { levelValue } from './estimate-level';
import { getZipf } from './lexicon';
import { syllables } from './syllables';
import type { GradeFeatures, ParsedSentence, ParsedToken } from './types';

const CONTENT = new Set(['NOUN', 'VERB', 'ADJ', 'ADV']);

/** What the model weighs of a sentence: its words (levels, how common, how long) and its clauses. Counts are
 *  roots, since the tenth long word makes less of a difference than the first. */
export function sentenceFeatures({ tokens }: ParsedSentence): GradeFeatures {
  const words = tokens.filter(isWord);
  const count = Math.max(1, words.length);
  const content = words.filter(({ pos }) => CONTENT.has(pos));
  const levels = descending(content.map(({ lemma, pos }) => levelValue(lemma, pos)));
  const rarity = descending(content.map((token) => 7 - commonness(token)));
  const lengths = content.map(({ text }) => text.length);
  const spoken = words.map(({ text }) => syllables(text));
  const share = (test: (level: number) => boolean) =>
    levels.filter(test).length / Math.max(1, levels.length);
  const root = (test: (level: number) => boolean) => Math.sqrt(levels.filter(test).length);
  return {
    words: count,
    logWords: Math.log(count),
    syllablesPerWord: mean(spoken),
    logSyllables: Math.log(sum(spoken) + 1),
    longWords: Math.sqrt(spoken.filter((n) => n >= 3).length),
    longestWords: Math.sqrt(spoken.filter((n) => n >= 4).length),
    lettersPerContentWord: mean(lengths),
    contentShare: content.length / count,
    meanLevel: mean(levels),
    topLevel: levels[0] ?? 1,
    secondLevel: levels[1] ?? 1,
    thirdLevel: levels[2] ?? 1,
    topThree: mean(levels.slice(0, 3)),
    shareA1: share((x) => x < 1.5),
    shareA2: share((x) => x >= 1.5 && x < 2.5),
    shareB1: share((x) => x >= 2.5 && x < 3.5),
    shareB2: share((x) => x >= 3.5 && x < 4.5),
    shareC: share((x) => x >= 4.5),
    rootA1: root((x) => x < 1.5),
    rootA2: root((x) => x >= 1.5 && x < 2.5),
    rootB1: root((x) => x >= 2.5 && x < 3.5),
    rootB2: root((x) => x >= 3.5 && x < 4.5),
    rootC: root((x) => x >= 4.5),
    meanRarity: mean(rarity),
    topRarity: rarity[0] ?? 0,
    secondRarity: rarity[1] ?? 0,
    rareThree: mean(rarity.slice(0, 3)),
    ...clauseFeatures(tokens),
  };
}

export function isWord({ pos, text }: ParsedToken): boolean {
  return pos !== 'PUNCT' && pos !== 'SYM' && pos !== 'SPACE' && /[\p{L}\p{N}]/u.test(text);
}

/** The commoner of the form and its lemma: `children` is as well known as `child`. */
function commonness({ text, lemma }: ParsedToken): number {
  return Math.max(getZipf(text), getZipf(lemma));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => (values.length ? sum(values) / values.length : 0);
const descending = (values: number[]) => values.sort((a, b) => b - a);
