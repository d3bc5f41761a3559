import { seededRandom } from '~/domain/seeded-random';
import { shuffledIndices } from '~tools/research/experiment/shuffle';

/** Distributes the speakers over folds, so that no utterance is evaluated by a model trained on its
 *  speaker. */
export function speakerFolds(speakers: readonly string[], folds: number): Map<string, number> {
  const distinct = [...new Set(speakers)].sort();
  const order = shuffledIndices(distinct.length, seededRandom(5));
  return new Map(distinct.map((speaker, i) => [speaker, order[i]! % folds]));
}
