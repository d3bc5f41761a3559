import { clauseFeatures } from './clause-features';
import { levelValue } from './estimate-level';
import { syllables } from './syllables';
import type { GradeFeatures, ParsedSentence, ParsedToken } from './types';
import { getZipf } from './word-lists';

const CONTENT = new Set(['NOUN', 'VERB', 'ADJ', 'ADV']);

/** Features of a sentence for the model: of its words (levels, frequencies, lengths) and of its clauses.
 *  Counts are square roots, since the tenth long word makes less of a difference than the first. */
export function sentenceFeatures({ tokens }: ParsedSentence): GradeFeatures {
  const words = tokens.filter(isWord);
  const wordCount = Math.max(1, words.length);
  const content = words.filter(({ pos }) => CONTENT.has(pos));
  const levels = descending(content.map(({ lemma, pos }) => levelValue(lemma, pos)));
  const rarity = descending(content.map((token) => 7 - highestZipf(token)));
  const lengths = content.map(({ text }) => text.length);
  const syllableCounts = words.map(({ text }) => syllables(text));
  const share = (test: (level: number) => boolean) =>
    levels.filter(test).length / Math.max(1, levels.length);
  const rootCount = (test: (level: number) => boolean) => Math.sqrt(levels.filter(test).length);
  return {
    words: wordCount,
    logWords: Math.log(wordCount),
    syllablesPerWord: mean(syllableCounts),
    logSyllables: Math.log(sum(syllableCounts) + 1),
    longWords: Math.sqrt(syllableCounts.filter((count) => count >= 3).length),
    longestWords: Math.sqrt(syllableCounts.filter((count) => count >= 4).length),
    lettersPerContentWord: mean(lengths),
    contentShare: content.length / wordCount,
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
    rootA1: rootCount((x) => x < 1.5),
    rootA2: rootCount((x) => x >= 1.5 && x < 2.5),
    rootB1: rootCount((x) => x >= 2.5 && x < 3.5),
    rootB2: rootCount((x) => x >= 3.5 && x < 4.5),
    rootC: rootCount((x) => x >= 4.5),
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

/** The higher Zipf value of the form and its lemma: `children` is as well known as `child`. */
function highestZipf({ text, lemma }: ParsedToken): number {
  return Math.max(getZipf(text), getZipf(lemma));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => (values.length ? sum(values) / values.length : 0);
const descending = (values: number[]) => values.sort((a, b) => b - a);
