import type { Candidate, WordProperties } from '~/domain/selection/candidate';
import { similarity } from '~/domain/selection/similarity';

/** How good a choice is, whoever made it. */
export interface SelectionMetrics {
  /** Share of the words that one of the sentences shows in its main clause. */
  coverage: number;
  /** Mean distance of the words' levels from the unit's, in levels. */
  wordsOff: number;
  /** The same of the sentences. */
  sentencesOff: number;
  /** Mean likeness of each sentence to the one most like it, 0–1. */
  redundancy: number;
  /** How many of the ten sentences break a hard rule. */
  breaking: number;
  /** How many pieces they come from. */
  pieces: number;
}

/** @param target 1–6 */
export function measureSelection(
  words: readonly Pick<WordProperties, 'key' | 'value'>[],
  sentences: readonly Candidate[],
  target: number,
): SelectionMetrics {
  const shown = new Set(sentences.flatMap(({ teaches }) => teaches));
  const off = ({ value }: { value: number }) => Math.abs(value - target);
  const nearest = (sentence: Candidate) =>
    Math.max(
      ...sentences.map((other) =>
        other === sentence ? 0 : similarity(other.about, sentence.about),
      ),
    );
  return {
    coverage: mean(words.map(({ key }) => (shown.has(key) ? 1 : 0))),
    wordsOff: mean(words.map(off)),
    sentencesOff: mean(sentences.map(off)),
    redundancy: mean(sentences.map(nearest)),
    breaking: sentences.filter(({ violations }) => violations.length > 0).length,
    pieces: new Set(sentences.map(({ pieceId }) => pieceId)).size,
  };
}

export function meanMetrics(all: readonly SelectionMetrics[]): SelectionMetrics {
  const names = Object.keys(all[0]!) as (keyof SelectionMetrics)[];
  return Object.fromEntries(
    names.map((name) => [name, mean(all.map((measures) => measures[name]))]),
  ) as unknown as SelectionMetrics;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
