import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type CorpusUtterance, readCorpus } from '~/cli/experiment/corpus';
import { seededRandom } from '~/cli/experiment/seeded-random';
import { shuffledIndices } from '~/cli/experiment/shuffle';
import { makeTrials, type Trial } from '~/cli/experiment/trials';
import { type AcousticModel, loadAcousticModel } from '~/domain/speech/acoustic-model';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';

const SEED = 7;

/** The trials of a folder: the same in every process that asks.
 *  @param most utterances at most, drawn with a seed; 0 takes them all */
export async function trialsOf(
  folder: string,
  most: number,
): Promise<{ trials: Trial[]; skipped: string[] }> {
  const { utterances, skipped } = await readCorpus(folder);
  return { trials: makeTrials(sampled(utterances, most), SEED), skipped };
}

function sampled(utterances: readonly CorpusUtterance[], most: number): CorpusUtterance[] {
  if (most === 0 || utterances.length <= most) return [...utterances];
  const order = shuffledIndices(utterances.length, seededRandom(SEED)).subarray(0, most);
  return [...order].map((i) => utterances[i]!);
}

/** The model that the product serves. */
export async function servedModel(): Promise<AcousticModel> {
  const bytes = await readFile(path.join('public', ACOUSTIC_MODEL_PATH));
  return loadAcousticModel(new Uint8Array(bytes).buffer);
}
