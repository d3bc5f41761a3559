import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AcousticModel, loadAcousticModel } from '~/domain/speech/acoustic-model';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';

/** The model that learners' browsers load, from its file. @param root root folder of the project */
export function readAcousticModel(root = process.cwd()): AcousticModel {
  const bytes = readFileSync(join(root, 'public', ACOUSTIC_MODEL_PATH));
  return loadAcousticModel(new Uint8Array(bytes).buffer);
}
