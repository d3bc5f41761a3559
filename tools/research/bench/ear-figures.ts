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
