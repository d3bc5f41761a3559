import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AcousticModel } from '~/domain/speech/acoustic-model';
import type { ExpertScoreModel } from '~/domain/speech/expert-measurements';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import { readFoldScorers } from '~tools/research/calibrate/fold-scorers';
import { openStageFiles } from '~tools/research/calibrate/stage-files';
import { servedModel } from '~tools/research/experiment/served-model';

/** Nets, and the estimates that go with them; those in the code go with the nets that are served. */
export interface BenchScorer {
  model: AcousticModel;
  expert?: ExpertScoreModel;
}

/** The scorer with which a benchmark hears a speaker.
 *  @param calibration folder of a calibration of the same recordings, whose nets of folds are taken, so that no net has
 *  heard the speaker; without it the nets that are served are */
export async function openScorers(calibration?: string): Promise<(speaker: string) => BenchScorer> {
  if (calibration) {
    const packed = await readFile(path.join('public', ACOUSTIC_MODEL_PATH));
    return readFoldScorers(openStageFiles(calibration), new Uint8Array(packed).buffer);
  }
  const scorer = { model: await servedModel() };
  return () => scorer;
}
