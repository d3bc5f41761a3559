import { workerData } from 'piscina';
import { readAcousticModel } from '~/server/gateways/speech/acoustic-model-file';
import { checkClip, type TakeCheck } from '~/server/gateways/speech/check-clip';
import type { WordToSay } from '~/server/gateways/speech/words-to-say';
import { readAudio } from './decode-audio';

/** A clip to listen to in a thread. */
export interface CheckTask {
  /** The MP3 file. */
  file: string;
  /** The words of the clip. */
  words: readonly WordToSay[];
}

const { root } = workerData as { root: string };
const model = readAcousticModel(root);

export default async function checkTask({ file, words }: CheckTask): Promise<TakeCheck> {
  return checkClip(model, await readAudio(file), words);
}
