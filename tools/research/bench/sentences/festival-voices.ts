import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readSoundFile } from '~/server/gateways/speech/read-sound-file';
import { resample } from '~/server/gateways/speech/resample';
import { shapeAudio } from '~/server/gateways/speech/shape-audio';

const run = promisify(execFile);
const RATE = 16_000;

/** Has a voice of Festival say texts, all by one process.
 *  @param voice as Festival names it, such as `kal_diphone` (Debian: `festvox-kallpc16k`)
 *  @returns 16 kHz mono in [−1, 1] by text, trimmed and as loud as our clips
 *  @throws Error when Festival, or its voice, is not installed */
export async function sayByFestival(
  voice: string,
  texts: readonly string[],
): Promise<Map<string, Float32Array>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'festival-'));
  const fileOf = (index: number) => path.join(folder, `${index}.wav`);
  try {
    const script = path.join(folder, 'say.scm');
    const lines = texts.map(
      (text, index) =>
        `(utt.save.wave (utt.synth (Utterance Text ${JSON.stringify(text)})) "${fileOf(index)}" 'riff)`,
    );
    await writeFile(script, `(voice_${voice})\n${lines.join('\n')}\n`);
    await run('festival', ['-b', script]);
    const said = new Map<string, Float32Array>();
    for (const [index, text] of texts.entries()) {
      const { pcm, rate } = await readSoundFile(await readFile(fileOf(index)));
      said.set(text, shapeAudio(resample(pcm, rate, RATE)));
    }
    return said;
  } finally {
    await rm(folder, { recursive: true });
  }
}
