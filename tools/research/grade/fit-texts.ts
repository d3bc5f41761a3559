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

/** Fits the linear model that orders the three versions of an article, on the scale of the sentences' own
 *  values.
 *  @returns the model, and the fraction of triples in order by models trained without them (ten folds) */
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

/** Scales and shifts the weights to the mean and standard deviation of the texts' values. */
function onScale(weights: readonly number[], rows: readonly TextRow[]): TextModel {
  const ranks = rows.map(({ means }) => dot(means, weights));
  const values = rows.map(({ value }) => value);
  const factor = deviation(values) / deviation(ranks);
  return {
    weights: weights.map((weight) => Number((weight * factor).toFixed(5))),
    bias: Number((average(values) - factor * average(ranks)).toFixed(5)),
  };
}

const isAscending = (values: readonly number[]) =>
  values.every((value, i) => i === 0 || value > values[i - 1]!);

const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function deviation(values: readonly number[]): number {
  const centre = average(values);
  return Math.sqrt(average(values.map((value) => (value - centre) ** 2)));
}
