import { standardErrors } from '~tools/research/experiment/bootstrap';
import { groupBy } from './group-by';
import type { NearErrorKind } from './near-errors';
import { nearPairs } from './near-pairs';
import { groupSamples } from './passes';
import type { ScoredSample } from './score-samples';

const FALSE_ALARM = 0.1;

/** A figure with its standard error over speakers. */
export interface FigureWithError {
  value: number;
  error: number;
}

/** Figures with their standard errors over speakers.
 *  @param measure computes them of a list */
export function figuresWithErrors<T extends { speaker: string }, Name extends string>(
  items: readonly T[],
  measure: (items: readonly T[]) => Record<Name, number>,
): Record<Name, FigureWithError> {
  const bySpeaker = [...groupBy(items, ({ speaker }) => speaker).values()];
  const errors = standardErrors(bySpeaker, measure);
  const entries = Object.entries<number>(measure(items)).map(([name, value]) => [
    name,
    { value, error: errors[name as Name] },
  ]);
  return Object.fromEntries(entries) as Record<Name, FigureWithError>;
}

/** A kind of near word: how many there are, and the share of them below the value that refuses a tenth of all words
 *  that were said. */
export interface NearErrorShare {
  kind: NearErrorKind;
  count: number;
  caught: number;
}

/** The share of near words that is caught at one threshold for all, by kind of error. */
export function caughtByKind(scored: readonly ScoredSample[]): NearErrorShare[] {
  const { right, near } = groupSamples(scored);
  const pairs = nearPairs(right, near);
  const sorted = pairs.map(({ said }) => said).sort((a, b) => a - b);
  const threshold = sorted[Math.floor(FALSE_ALARM * sorted.length)]!;
  return [...groupBy(pairs, ({ kind }) => kind)].map(([kind, all]) => ({
    kind,
    count: all.length,
    caught: all.filter((pair) => pair.near < threshold).length / all.length,
  }));
}
