import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AcousticModel } from '~/domain/speech/acoustic-model';
import type { ExpertScoreModel } from '~/domain/speech/expert-measurements';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import { readFoldScorers } from '~tools/research/calibrate/fold-scorers';
import { openStageFiles } from '~tools/research/calibrate/stage-files';
import { servedModel } from '~tools/research/experiment/served-model';

/** Nets with their estimates; the estimates in the code belong to the served nets. */
export interface BenchScorer {
  model: AcousticModel;
  expert?: ExpertScoreModel;
}

/** The scorer of a benchmark for a speaker.
 *  @param calibration folder of a calibration of the same recordings: each speaker is scored by the nets of a fold
 *    that was trained without them. Without it the served nets are used */
export async function openScorers(calibration?: string): Promise<(speaker: string) => BenchScorer> {
  if (calibration) {
    const packed = await readFile(path.join('public', ACOUSTIC_MODEL_PATH));
    return readFoldScorers(openStageFiles(calibration), new Uint8Array(packed).buffer);
  }
  const scorer = { model: await servedModel() };
  return () => scorer;
}
