import type { Candidate, WordProperties } from '~/domain/selection/candidate';
import { similarity } from '~/domain/selection/similarity';

/** Measures of a selection of words and sentences, by any method. */
export interface SelectionMetrics {
  /** Fraction of the words that one of the sentences has in its main clause. */
  coverage: number;
  /** Mean distance of the words' levels from the unit's, in levels. */
  wordsOff: number;
  /** Mean distance of the sentences' levels from the unit's, in levels. */
  sentencesOff: number;
  /** Mean similarity of each sentence to the one most similar to it, 0–1. */
  redundancy: number;
  /** Number of sentences that violate a hard rule. */
  breaking: number;
  /** Number of sentences in the first or second person, or questions. */
  conversational: number;
  /** Number of sentences with a contraction. */
  contractions: number;
  /** Number of articles that the sentences come from. */
  articles: number;
}

/** @param target level of the unit, 1–6 */
export function measureSelection(
  words: readonly Pick<WordProperties, 'key' | 'value'>[],
  sentences: readonly Candidate[],
  target: number,
): SelectionMetrics {
  const shown = new Set(sentences.flatMap(({ teaches }) => teaches));
  const distance = ({ value }: { value: number }) => Math.abs(value - target);
  const highestSimilarity = (sentence: Candidate) =>
    Math.max(
      ...sentences.map((other) =>
        other === sentence ? 0 : similarity(other.about, sentence.about),
      ),
    );
  return {
    coverage: mean(words.map(({ key }) => (shown.has(key) ? 1 : 0))),
    wordsOff: mean(words.map(distance)),
    sentencesOff: mean(sentences.map(distance)),
    redundancy: mean(sentences.map(highestSimilarity)),
    breaking: sentences.filter(({ violations }) => violations.length > 0).length,
    conversational: sentences.filter(({ conversational }) => conversational).length,
    contractions: sentences.filter(({ contraction }) => contraction).length,
    articles: new Set(sentences.map(({ pieceId }) => pieceId)).size,
  };
}

export function meanMetrics(all: readonly SelectionMetrics[]): SelectionMetrics {
  const names = Object.keys(all[0]!) as (keyof SelectionMetrics)[];
  return Object.fromEntries(
    names.map((name) => [name, mean(all.map((metrics) => metrics[name]))]),
  ) as unknown as SelectionMetrics;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
