import { seededRandom } from '~/domain/seeded-random';
import { type CorpusUtterance, readCorpus } from '~tools/research/experiment/corpus';
import { shuffledIndices } from '~tools/research/experiment/shuffle';
import { makeTrials, type Trial } from '~tools/research/experiment/trials';

const SEED = 7;

/** The trials of a folder: the same in every process.
 *  @param maxUtterances maximum number of utterances, drawn with a seed; 0 takes them all */
export async function sampleTrials(
  folder: string,
  maxUtterances: number,
): Promise<{ trials: Trial[]; skipped: string[] }> {
  const { utterances, skipped } = await readCorpus(folder);
  return { trials: makeTrials(sample(utterances, maxUtterances), SEED), skipped };
}

function sample(utterances: readonly CorpusUtterance[], maxUtterances: number): CorpusUtterance[] {
  if (maxUtterances === 0 || utterances.length <= maxUtterances) return [...utterances];
  const order = shuffledIndices(utterances.length, seededRandom(SEED)).subarray(0, maxUtterances);
  return [...order].map((i) => utterances[i]!);
}
