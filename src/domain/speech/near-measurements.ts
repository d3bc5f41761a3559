import type { NearChange, NearGain } from './near-evidence';

/** Mean and standard deviation of the gain of a near word where the word itself was said, nats. */
export interface GainSpread {
  mean: number;
  deviation: number;
}

/** The kinds of near words: another sound, the last consonant dropped, one added. */
export const nearKinds = ['other', 'dropped', 'added'] as const;
export type NearKind = (typeof nearKinds)[number];

/** Expected gains of near words that were not said, by change, and by kind for rare changes. */
export interface NearGainModel {
  kinds: Readonly<Record<NearKind, GainSpread>>;
  changes: Readonly<Partial<Record<NearChange, GainSpread>>>;
}

/** The part of a gain that is measured. */
type MeasuredGain = Pick<NearGain, 'change' | 'gain'>;

/** Limits of a standardised gain. */
const LEAST = -4;
const MOST = 8;
/** Limit of a gain either way, nats. */
export const GAIN_LIMIT = 30;
/** Standardised gain from which on a near word is unusually likely. */
const UNUSUAL = 1;

/** The gain of a near word against the usual gains of its change, in standard deviations, within limits. */
export function standardGain(
  { change, gain }: MeasuredGain,
  { kinds, changes }: NearGainModel,
): number {
  const { mean, deviation } = changes[change] ?? kinds[nearKind(change)];
  return Math.max(LEAST, Math.min(MOST, (gain - mean) / deviation));
}

export const nearKind = (change: NearChange): NearKind =>
  change.startsWith('>') ? 'added' : change.endsWith('>') ? 'dropped' : 'other';

/** Measurements of a word by its near words: the greatest standardised gain of each kind and of all, how
 *  unusual that is, squared, and the greatest gain in nats. A gain is measured against the usual gains of its
 *  change, since the mixtures favour some sounds. */
export function nearMeasurements(gains: readonly MeasuredGain[], model: NearGainModel): number[] {
  const best: Record<NearKind, number> = { other: LEAST, dropped: LEAST, added: LEAST };
  let greatest = -GAIN_LIMIT;
  for (const near of gains) {
    const kind = nearKind(near.change);
    best[kind] = Math.max(best[kind], standardGain(near, model));
    greatest = Math.max(greatest, Math.min(GAIN_LIMIT, near.gain));
  }
  const top = Math.max(...Object.values(best));
  return [...nearKinds.map((kind) => best[kind]), top, Math.max(0, top - UNUSUAL) ** 2, greatest];
}
