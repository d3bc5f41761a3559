import { recordingBands } from '~/domain/ear/bands';
import { type EarNets, hearRecording } from '~/domain/ear/ear-nets';
import { HOP } from '~/domain/speech/front-end';
import { SAMPLE_RATE } from '~/domain/speech/mel';
import type { Trial } from '~tools/research/experiment/trials';
import { readWav16k } from '~tools/research/experiment/wav';

const TIMED = 12;
const SENTENCE_SECONDS = 4;

/** Processor time in which a sentence of four seconds is heard, from its samples to the frames of the net: the mean
 *  over recordings, after one that warms up. */
export async function timeEar(
  ear: EarNets,
  trials: readonly Trial[],
): Promise<{ sentenceMs: number }> {
  let milliseconds = 0;
  let seconds = 0;
  for (const [i, { utterance }] of trials.slice(0, TIMED + 1).entries()) {
    const pcm = await readWav16k(utterance.wav);
    const began = process.cpuUsage();
    hearRecording(ear, recordingBands(pcm, 0, Math.floor(pcm.length / HOP) - 2));
    const { user, system } = process.cpuUsage(began);
    if (i === 0) continue;
    milliseconds += (user + system) / 1000;
    seconds += pcm.length / SAMPLE_RATE;
  }
  return { sentenceMs: Math.round((SENTENCE_SECONDS * milliseconds) / seconds) };
}
