import { meanFeatures } from '~/domain/grading/grade-text';
import {
  dot,
  onLevelScale,
  type SentenceModel,
  type TextModel,
} from '~/domain/grading/level-model';
import { sentenceFeatures } from '~/domain/grading/sentence-features';
import type { ParsedSentence } from '~/domain/grading/types';
import { fitLogistic } from '../calibrate/fit-logistic';
import { predict } from './fit-sentences';
import type { Triple } from './graded-texts';

interface TextRow {
  means: number[];
  /** Mean value of its sentences. */
  value: number;
}

const FOLDS = 10;

/** Fits the line that puts the three tellings of the news in order, on the scale of the sentences' own values.
 *  Also the share of triples in order when the line had not seen them (ten folds). */
export function fitTexts(
  triples: readonly Triple[],
  sentences: SentenceModel,
): { model: TextModel; unseenInOrder: number } {
  const rows = triples.map(({ texts }) =>
    texts.map((text) => ({
      means: meanFeatures(text, sentences),
      value: average(toValues(text, sentences)),
    })),
  );
  let inOrder = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = fitOrder(rows.filter((_, i) => i % FOLDS !== fold));
    const heldOut = rows.filter((_, i) => i % FOLDS === fold);
    inOrder += heldOut.filter((texts) =>
      isAscending(texts.map(({ means }) => dot(means, weights))),
    ).length;
  }
  return { model: onScale(fitOrder(rows), rows.flat()), unseenInOrder: inOrder / rows.length };
}

function toValues(text: readonly ParsedSentence[], model: SentenceModel): number[] {
  const rows = text.map((sentence) => ({ features: Object.values(sentenceFeatures(sentence)) }));
  return predict(model, rows).map((value) => onLevelScale(value, model.cuts));
}

/** Pairwise ranking: logistic regression on the differences of neighbours (Herbrich et al. 2000). */
function fitOrder(rows: readonly TextRow[][]): number[] {
  const pairs = rows.flatMap((texts) =>
    texts.slice(1).flatMap((harder, i) => {
      const x = harder.means.map((value, k) => value - texts[i]!.means[k]!);
      return [
        { x, right: true, weight: 1 },
        { x: x.map((value) => -value), right: false, weight: 1 },
      ];
    }),
  );
  const { weights, deviation } = fitLogistic(pairs);
  return weights.map((weight, i) => weight / deviation[i]!);
}

/** Stretches and shifts the line to mean and spread of the texts' values. */
function onScale(weights: readonly number[], rows: readonly TextRow[]): TextModel {
  const ranks = rows.map(({ means }) => dot(means, weights));
  const values = rows.map(({ value }) => value);
  const stretch = spread(values) / spread(ranks);
  return {
    weights: weights.map((weight) => Number((weight * stretch).toFixed(5))),
    bias: Number((average(values) - stretch * average(ranks)).toFixed(5)),
  };
}

export const isAscending = (values: readonly number[]) =>
  values.every((value, i) => i === 0 || value > values[i - 1]!);

const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function spread(values: readonly number[]): number {
  const centre = average(values);
  return Math.sqrt(average(values.map((value) => (value - centre) ** 2)));
}
