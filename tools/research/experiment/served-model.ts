import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openEar } from '~/domain/ear/ear';
import { plainKernels } from '~/domain/ear/plain-kernels';
import { SERVED_EAR } from '~/domain/ear/served-ear';
import { vectorKernels } from '~/domain/ear/vector-kernels';
import { type AcousticModel, loadAcousticModel } from '~/domain/speech/acoustic-model';
import type { Ear } from '~/domain/speech/ear';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';

/** The model that the product serves. */
export async function servedModel(): Promise<AcousticModel> {
  return loadAcousticModel(await readServed(ACOUSTIC_MODEL_PATH));
}

/** The ear that the product serves, on kernels of its own. */
export async function servedEar(): Promise<Ear> {
  return openEar(vectorKernels() ?? plainKernels(), await readServed(SERVED_EAR.path));
}

const readServed = async (url: string): Promise<ArrayBuffer> =>
  new Uint8Array(await readFile(path.join('public', url))).buffer;
