import { standardError } from '~tools/research/experiment/bootstrap';
import { auc, correlation, detectionRateAt } from '~tools/research/experiment/rates';
import type { EarOutcome } from './ear-outcome';

const FALSE_ALARM = 0.1;

/** A figure with its standard error over speakers. */
export interface Figure {
  value: number;
  error: number;
}

type Name =
  | 'nearWordAuc'
  | 'nearWordCaughtAt10'
  | 'swapAuc'
  | 'swapCaughtAt10'
  | 'phoneCorrelation'
  | 'wrongSoundAuc'
  | 'wrongSoundCaughtAt10';

const lists = {
  near: (rows: readonly EarOutcome[]) => {
    const pairs = rows.flatMap(({ near }) => near);
    return [pairs.map(({ said }) => said), pairs.map(({ near }) => near)] as const;
  },
  swapped: (rows: readonly EarOutcome[]) => {
    const swaps = rows.flatMap(({ swapped }) => swapped ?? []);
    return [
      swaps.flatMap(({ unchanged }) => unchanged),
      swaps.map(({ changed }) => changed),
    ] as const;
  },
  worst: (rows: readonly EarOutcome[]) => {
    const words = rows.flatMap((row) => row.words);
    const of = (wrong: boolean) =>
      words.filter(({ wrongSound }) => wrongSound === wrong).map(({ worstSound }) => worstSound);
    return [of(false), of(true)] as const;
  },
};

/** The figures of `speech-figures.ts` that an ear alone has. */
const figures: Record<Name, (rows: readonly EarOutcome[]) => number> = {
  nearWordAuc: (rows) => auc(...lists.near(rows)),
  nearWordCaughtAt10: (rows) => detectionRateAt(FALSE_ALARM, ...lists.near(rows)),
  swapAuc: (rows) => auc(...lists.swapped(rows)),
  swapCaughtAt10: (rows) => detectionRateAt(FALSE_ALARM, ...lists.swapped(rows)),
  phoneCorrelation: (rows) => {
    const phones = rows.flatMap((row) => row.phones);
    return correlation(
      phones.map(({ value }) => value),
      phones.map(({ expert }) => expert),
    );
  },
  wrongSoundAuc: (rows) => auc(...lists.worst(rows)),
  wrongSoundCaughtAt10: (rows) => detectionRateAt(FALSE_ALARM, ...lists.worst(rows)),
};

/** The figures of the outcomes with their standard errors over speakers.
 *  @param bySpeaker one list for each speaker */
export function earFigures(bySpeaker: readonly (readonly EarOutcome[])[]): Record<Name, Figure> {
  const all = bySpeaker.flat();
  const entries = Object.entries(figures).map(([name, figure]) => [
    name,
    { value: figure(all), error: standardError(bySpeaker, figure) },
  ]);
  return Object.fromEntries(entries) as Record<Name, Figure>;
}

/** Shares of the new net in the mixture, in standard deviations: near words by both, exchanged words rather by
 *  today's scorer. They were set before any held-out figure was seen. */
const NEAR_SHARE = 2;
const SWAP_SHARE = 0.4;

/** Mixes what two ears hear of the same recordings: odds in units of their deviation, scores by their mean. */
export function mixOutcomes(
  today: readonly EarOutcome[],
  ear: readonly EarOutcome[],
): EarOutcome[] {
  const scale = (rows: readonly EarOutcome[]) => 1 / deviation(lists.near(rows)[0]);
  const [todayScale, earScale] = [scale(today), scale(ear)];
  const mix = (a: number, b: number, share: number) => a * todayScale + share * b * earScale;
  return today.map((row, i): EarOutcome => {
    const other = ear[i]!;
    return {
      near: row.near.map(({ said, near }, k) => ({
        said: mix(said, other.near[k]!.said, NEAR_SHARE),
        near: mix(near, other.near[k]!.near, NEAR_SHARE),
      })),
      swapped: row.swapped &&
        other.swapped && {
          changed: mix(row.swapped.changed, other.swapped.changed, SWAP_SHARE),
          unchanged: row.swapped.unchanged.map((odds, k) =>
            mix(odds, other.swapped!.unchanged[k]!, SWAP_SHARE),
          ),
        },
      phones:
        row.phones.length === other.phones.length
          ? row.phones.map(({ value, expert }, k) => ({
              value: (value + other.phones[k]!.value) / 2,
              expert,
            }))
          : [],
      words: row.words.map(({ worstSound, wrongSound }, k) => ({
        worstSound: worstSound + other.words[k]!.worstSound,
        wrongSound,
      })),
    };
  });
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
