import { CEFR_LEVELS, type CefrLevel, type GradeFeatures } from './types';

/** Ridge regression on standardised features and their hinges max(0, z − knot). */
export interface SentenceModel {
  mean: readonly number[];
  deviation: readonly number[];
  /** For each feature the standardised values at which its slope can change. */
  knots: readonly (readonly number[])[];
  /** One weight for each feature, followed by one for each knot, feature by feature. */
  weights: readonly number[];
  bias: number;
  /** Values at which A2, B1, B2, C1 and C2 begin, ascending. */
  cuts: readonly number[];
}

/** Linear model of the standardised means of the sentences' features; predicts the level's value. */
export interface TextModel {
  weights: readonly number[];
  bias: number;
}

/** Features standardised with the model's means and deviations, in its order. */
export function standardised(
  features: GradeFeatures,
  { mean, deviation }: Pick<SentenceModel, 'mean' | 'deviation'>,
): number[] {
  return Object.values(features).map((value, i) => (value - mean[i]!) / deviation[i]!);
}

/** Inputs of the regression: the features and their hinges. @param z standardised features */
export function withHinges(z: readonly number[], knots: SentenceModel['knots']): number[] {
  return [...z, ...z.flatMap((value, i) => knots[i]!.map((knot) => Math.max(0, value - knot)))];
}

export function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * b[i]!, 0);
}

/** Maps a prediction of the regression to the scale on which level k begins at k − 0.5: linear between the
 *  cuts and, beyond them, with the slope of the neighbouring level. 1–6. */
export function onLevelScale(prediction: number, cuts: readonly number[]): number {
  const above = cuts.findIndex((cut) => prediction < cut);
  const upper = Math.min(Math.max(1, above < 0 ? cuts.length - 1 : above), cuts.length - 1);
  const low = cuts[upper - 1]!;
  const value = upper + 0.5 + (prediction - low) / (cuts[upper]! - low);
  return Math.min(6, Math.max(1, value));
}

/** The level nearest to a value. @param value 1–6 */
export function levelAt(value: number): CefrLevel {
  return CEFR_LEVELS[Math.min(6, Math.max(1, Math.round(value))) - 1]!;
}
