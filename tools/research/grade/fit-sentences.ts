import { dot, type SentenceModel, withHinges } from '~/domain/grading/level-model';
import { fitRidge } from './ridge';
import { tuneThresholds } from './tune-thresholds';

/** A sentence's features and the teachers' levels. */
export interface FeatureRow {
  features: readonly number[];
  a: number;
  b: number;
}

type Regression = Omit<SentenceModel, 'cuts'>;

const PENALTY = 30;
/** Quantiles of a feature at which its hinges lie. */
const KNOTS = [0.1, 0.3, 0.5, 0.7, 0.9];

/** Fits the regression to the means of the teachers. */
function fitRegression(rows: readonly FeatureRow[]): Regression {
  const columns = rows[0]!.features.map((_, i) => rows.map(({ features }) => features[i]!));
  const mean = columns.map((values) => average(values));
  const deviation = columns.map(
    (values, i) => Math.sqrt(average(values.map((value) => (value - mean[i]!) ** 2))) + 1e-9,
  );
  const knots = columns.map((values, i) => {
    const sorted = values.map((value) => (value - mean[i]!) / deviation[i]!).sort((x, y) => x - y);
    return [
      ...new Set(KNOTS.map((quantile) => round(sorted[Math.floor(quantile * sorted.length)]!))),
    ];
  });
  const model = { mean: mean.map(round), deviation: deviation.map(round), knots };
  const inputs = rows.map(({ features }) => toInputs(features, model));
  const { weights, bias } = fitRidge(
    inputs,
    rows.map(({ a, b }) => (a + b) / 2),
    PENALTY,
  );
  return { ...model, weights: weights.map(round), bias: round(bias) };
}

/** Predictions for rows that need not be in the training set of `regression`. */
export function predict(
  regression: Regression,
  rows: readonly Pick<FeatureRow, 'features'>[],
): number[] {
  return rows.map(
    ({ features }) => regression.bias + dot(toInputs(features, regression), regression.weights),
  );
}

/** Fits the whole model; its cuts are tuned on the predictions of regressions trained without the sentence.
 *  @param foldByRow the fold of each row, the same for near-duplicates
 *  @returns the model, and for each row the prediction by the regression without its fold */
export function fitSentences(
  rows: readonly FeatureRow[],
  foldByRow: readonly number[],
): { model: SentenceModel; unseen: number[] } {
  const unseen = new Array<number>(rows.length);
  for (const fold of new Set(foldByRow)) {
    const regression = fitRegression(rows.filter((_, i) => foldByRow[i] !== fold));
    const heldOut = rows.flatMap((_, i) => (foldByRow[i] === fold ? [i] : []));
    const predictions = predict(
      regression,
      heldOut.map((i) => rows[i]!),
    );
    heldOut.forEach((rowIndex, i) => {
      unseen[rowIndex] = predictions[i]!;
    });
  }
  const cuts = tuneThresholds(
    unseen,
    rows.map(({ a }) => a),
    rows.map(({ b }) => b),
  );
  return { model: { ...fitRegression(rows), cuts: cuts.map(round) }, unseen };
}

function toInputs(
  features: readonly number[],
  { mean, deviation, knots }: Pick<Regression, 'mean' | 'deviation' | 'knots'>,
): number[] {
  return withHinges(
    features.map((value, i) => (value - mean[i]!) / deviation[i]!),
    knots,
  );
}

const round = (value: number) => Number(value.toFixed(5));
const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
