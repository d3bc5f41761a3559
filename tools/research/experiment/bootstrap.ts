import { seededRandom } from '~/domain/seeded-random';

const SEED = 31;
const DRAWS = 100;

/** Standard error of a figure over speakers: its deviation over samples of as many speakers, drawn with replacement
 *  (Efron 1979). Recordings of one speaker resemble each other, so speakers are drawn, not recordings.
 *  @param bySpeaker the measurements, one list for each speaker */
export const standardError = <T>(
  bySpeaker: readonly (readonly T[])[],
  figure: (items: readonly T[]) => number,
): number => standardErrors(bySpeaker, (items) => ({ figure: figure(items) })).figure;

/** Standard errors of several figures, from the same samples of speakers. */
export function standardErrors<T, Name extends string>(
  bySpeaker: readonly (readonly T[])[],
  measure: (items: readonly T[]) => Record<Name, number>,
): Record<Name, number> {
  const random = seededRandom(SEED);
  const drawn = Array.from({ length: DRAWS }, () =>
    measure(bySpeaker.flatMap(() => bySpeaker[Math.floor(random() * bySpeaker.length)]!)),
  );
  const names = Object.keys(drawn[0]!) as Name[];
  return Object.fromEntries(
    names.map((name) => [name, deviation(drawn.map((figures) => figures[name]))]),
  ) as Record<Name, number>;
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}
