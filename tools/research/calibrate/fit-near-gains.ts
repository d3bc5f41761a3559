import type { NearGain } from '~/domain/speech/near-evidence';
import {
  GAIN_LIMIT,
  type GainSpread,
  type NearGainModel,
  nearKind,
  type nearKinds,
} from '~/domain/speech/near-measurements';
import { groupBy } from './group-by';

/** Weight of the kind's gains in each change, as a number of gains: a rare change stays near its kind. */
const PRIOR_GAINS = 20;

/** Fits the spread of the gains of near words where the word itself was said.
 *  @param gains of words in which no expert hears a wrong sound */
export function fitNearGains(gains: readonly Pick<NearGain, 'change' | 'gain'>[]): NearGainModel {
  const changes = [...groupBy(gains, ({ change }) => change)]
    .map(([change, all]) => [change, all.map(toLimitedGain)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const kindSpread = (kind: (typeof nearKinds)[number]): GainSpread =>
    spread(changes.flatMap(([change, values]) => (nearKind(change) === kind ? values : [])));
  const kinds = {
    other: kindSpread('other'),
    dropped: kindSpread('dropped'),
    added: kindSpread('added'),
  };
  return {
    kinds,
    changes: Object.fromEntries(
      changes.map(([change, values]) => [change, spread(values, kinds[nearKind(change)])]),
    ),
  };
}

const toLimitedGain = ({ gain }: Pick<NearGain, 'gain'>): number =>
  Math.max(-GAIN_LIMIT, Math.min(GAIN_LIMIT, gain));

/** Mean and deviation of values, mixed with some of a prior. */
function spread(values: readonly number[], prior?: GainSpread): GainSpread {
  const weight = prior ? PRIOR_GAINS : 0;
  const count = values.length + weight;
  const sum = values.reduce((total, value) => total + value, 0);
  const mean = (sum + weight * (prior?.mean ?? 0)) / count;
  const squares = values.reduce((total, value) => total + (value - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt((squares + weight * (prior?.deviation ?? 0) ** 2) / count) };
}
