import { standardError } from '~tools/research/experiment/bootstrap';
import { calibrationFigures } from './calibration-figures';
import { groupBy } from './group-by';
import { type NearErrorKind, nearErrorKind } from './near-errors';
import { groupSamples, MISSING } from './passes';
import type { ScoredSample } from './score-samples';

const FALSE_ALARM = 0.1;

/** A figure with its standard error over speakers. */
export interface FigureWithError {
  value: number;
  error: number;
}

/** The figures of `calibrationFigures` with their standard errors over speakers.
 *  @param names of the figures that are wanted */
export function figuresWithErrors(
  scored: readonly ScoredSample[],
  names: readonly (keyof ReturnType<typeof calibrationFigures>)[],
): Record<string, FigureWithError> {
  const all = calibrationFigures(scored);
  const bySpeaker = [...groupBy(scored, ({ sample }) => sample.speaker).values()];
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        value: all[name],
        error: standardError(bySpeaker, (drawn) => calibrationFigures(drawn)[name]),
      },
    ]),
  );
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
  const own = new Map(right.map((reading) => [reading.sample.utterance, reading]));
  const pairs = near.flatMap(({ sample, odds }) => {
    const [word] = sample.changed;
    const said = own.get(sample.utterance);
    if (!said) return [];
    return [
      {
        kind: nearErrorKind(sample.words[word!]!, said.sample.words[word!]!),
        said: said.odds[word!] ?? MISSING,
        near: odds[word!] ?? MISSING,
      },
    ];
  });
  const sorted = pairs.map(({ said }) => said).sort((a, b) => a - b);
  const threshold = sorted[Math.floor(FALSE_ALARM * sorted.length)]!;
  return [...groupBy(pairs, ({ kind }) => kind)].map(([kind, all]) => ({
    kind,
    count: all.length,
    caught: all.filter((pair) => pair.near < threshold).length / all.length,
  }));
}
