import { type NearErrorKind, nearErrorKind } from './near-errors';
import { MISSING } from './passes';
import type { ScoredSample } from './score-samples';

/** A near word in the place of the word that was said: the log odds of both. */
export interface NearPair {
  kind: NearErrorKind;
  said: number;
  near: number;
}

/** Each text with a near word beside the right text of the same recording. */
export function nearPairs(
  right: readonly ScoredSample[],
  near: readonly ScoredSample[],
): NearPair[] {
  const own = new Map(right.map((reading) => [reading.sample.utterance, reading]));
  return near.flatMap(({ sample, odds }): NearPair[] => {
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
}
