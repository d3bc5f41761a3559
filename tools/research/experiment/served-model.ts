import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type AcousticModel, loadAcousticModel } from '~/domain/speech/acoustic-model';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';

/** The model that the product serves. */
export async function servedModel(): Promise<AcousticModel> {
  const bytes = await readFile(path.join('public', ACOUSTIC_MODEL_PATH));
  return loadAcousticModel(new Uint8Array(bytes).buffer);
}
