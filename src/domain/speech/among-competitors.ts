import type { CompetitorEvidence } from './competitors';
import type { NearGain } from './near-evidence';
import { nearGainModel } from './near-gain-model';
import { standardGain } from './near-measurements';
import { policy } from './policy';

/** A word among the words that could have been said in its place. */
export interface AmongCompetitors {
  /** Whether neither a common word nor one that differs by a sound came near it. */
  isAhead: boolean;
  /** Whether a common word is a likelier competitor than the word with one sound changed. */
  isOutdone: boolean;
}

/** Compares a word with its common competitors and its near words. A word that is not compared, such as a function
 *  word, is not ahead, and counts as outdone: nothing is known of its single sounds.
 *  @param frames of the aligned word */
export function amongCompetitors(
  competitors: CompetitorEvidence | null,
  near: readonly NearGain[] | null,
  frames: number,
): AmongCompetitors {
  if (!competitors || !near || near.length === 0) return { isAhead: false, isOutdone: true };
  const { ahead, outdoneBy } = policy.word;
  const common = -competitors.best * frames;
  const nearest = Math.max(...near.map(({ gain }) => gain));
  const unusual = Math.max(...near.map((gain) => standardGain(gain, nearGainModel)));
  return {
    isAhead: unusual < ahead.near && competitors.best > ahead.common,
    isOutdone: common > Math.max(0, nearest) + outdoneBy,
  };
}
