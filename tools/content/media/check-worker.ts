import { workerData } from 'piscina';
import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { readAcousticModel } from '~/server/gateways/speech/acoustic-model-file';
import { checkClip, type TakeCheck } from '~/server/gateways/speech/check-clip';
import type { WordToSay } from '~/server/gateways/speech/words-to-say';
import { servedEar } from '~tools/research/experiment/served-model';
import { readAudio } from './decode-audio';

/** How clips are checked. */
export interface CheckSetting {
  /** Root folder of the project. */
  root: string;
  /** Whether the ear is asked, too, as in lessons. */
  hears: boolean;
}

/** A clip to listen to in a thread. */
export interface CheckTask {
  /** The MP3 file. */
  file: string;
  /** The words of the clip. */
  words: readonly WordToSay[];
}

const { root, hears } = workerData as CheckSetting;
const model = readAcousticModel(root);
// A module that is awaited cannot be loaded by a thread, so that the ear is opened with the first clip.
let scorer: Promise<AcousticModel> | undefined;

async function openScorer(): Promise<AcousticModel> {
  return hears ? { ...model, ear: await servedEar() } : model;
}

export default async function checkTask({ file, words }: CheckTask): Promise<TakeCheck> {
  scorer ??= openScorer();
  return checkClip(await scorer, await readAudio(file), words);
}
