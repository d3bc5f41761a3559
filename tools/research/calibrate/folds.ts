import { seededRandom } from '~tools/research/experiment/seeded-random';
import { shuffledIndices } from '~tools/research/experiment/shuffle';

/** Deals the speakers into folds, so that nothing is ever judged by what has heard its speaker. */
export function speakerFolds(speakers: readonly string[], folds: number): Map<string, number> {
  const distinct = [...new Set(speakers)].sort();
  const order = shuffledIndices(distinct.length, seededRandom(5));
  return new Map(distinct.map((speaker, i) => [speaker, order[i]! % folds]));
}
