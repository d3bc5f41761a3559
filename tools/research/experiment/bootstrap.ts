import { seededRandom } from '~/domain/seeded-random';

const SEED = 31;
const DRAWS = 100;

/** Standard error of a figure over speakers: its deviation over samples of as many speakers, drawn with replacement
 *  (Efron 1979). Recordings of one speaker resemble each other, so speakers are drawn, not recordings.
 *  @param bySpeaker the measurements, one list for each speaker */
export function standardError<T>(
  bySpeaker: readonly (readonly T[])[],
  figure: (items: readonly T[]) => number,
): number {
  const random = seededRandom(SEED);
  const figures = Array.from({ length: DRAWS }, () => {
    const draws = bySpeaker.map(() => bySpeaker[Math.floor(random() * bySpeaker.length)]!);
    return figure(draws.flat());
  });
  const mean = figures.reduce((sum, value) => sum + value, 0) / DRAWS;
  const squares = figures.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (DRAWS - 1));
}
