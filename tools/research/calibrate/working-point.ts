import { policy } from '~/domain/speech/policy';
import { groupBy } from './group-by';
import type { NearErrorKind } from './near-errors';
import { nearPairs } from './near-pairs';
import { fitOf, groupSamples, MISSING, passesAt, passRate } from './passes';
import type { ScoredSample } from './score-samples';

/** Offset of the threshold for function words below that for content words, log odds. */
export const FUNCTION_WORD_OFFSET = 2.4;

/** What passes, and what is caught, where a share of the readings pass in which experts hear no wrong sound. */
export interface WorkingPoint {
  /** Share of these readings that pass. */
  right: number;
  /** The threshold of content words at which they do, log odds. */
  threshold: number;
  /** Shares of the same readings with an exchanged word, and of all with a near word, that pass. */
  swapped: number;
  near: number;
  /** The share of near words below the threshold, by kind of error. */
  kinds: { kind: NearErrorKind; count: number; caught: number }[];
}

/** The strictest working point at which at least a share of the right readings pass. */
export function workingPoint(scored: readonly ScoredSample[], share: number): WorkingPoint {
  const { right, near, expertRight, expertRightSwapped } = groupSamples(scored);
  const limits = expertRight.map(strictestPass).sort((a, b) => b - a);
  const threshold = limits[Math.ceil(share * limits.length) - 1]!;
  const passes = passesAt(threshold, threshold - FUNCTION_WORD_OFFSET);
  const pairs = nearPairs(right, near);
  return {
    right: passRate(expertRight, passes),
    threshold,
    swapped: passRate(expertRightSwapped, passes),
    near: passRate(near, passes),
    kinds: [...groupBy(pairs, ({ kind }) => kind)].map(([kind, own]) => ({
      kind,
      count: own.length,
      caught: own.filter((pair) => pair.near < threshold).length / own.length,
    })),
  };
}

/** The highest threshold of content words at which a sample passes. */
const strictestPass = (scored: ScoredSample): number =>
  fitOf(scored) < policy.sentence.minFit
    ? Number.NEGATIVE_INFINITY
    : Math.min(
        ...scored.odds.map(
          (odds, word) =>
            (odds ?? MISSING) +
            (scored.sample.words[word]!.functionWord ? FUNCTION_WORD_OFFSET : 0),
        ),
      );
