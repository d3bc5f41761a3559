import { type LogisticModel, logOdds } from './word-evidence';

/** How what the ear hears of a word is weighed against the other evidence for it. The inputs are the log odds of the
 *  other evidence, then the ear's measurements of the word. */
export interface EarWordModel {
  /** The word against another one: rather by the other evidence. */
  other: LogisticModel;
  /** The word against its near words: rather by the ear. Null for function words, which are not compared with them. */
  near: LogisticModel | null;
}

/** Log odds that a word was said and neither another one nor a near one in its place.
 *  @param odds by the other evidence  @param ear measurements of the word */
export function oddsWithEar(
  { other, near }: EarWordModel,
  odds: number,
  ear: readonly number[],
): number {
  const x = [odds, ...ear];
  const againstOther = logOdds(other, x);
  if (!near) return againstOther;
  const againstNear = logOdds(near, x);
  const least = Math.min(againstOther, againstNear);
  return least - Math.log1p(Math.exp(-Math.abs(againstOther - againstNear)));
}
