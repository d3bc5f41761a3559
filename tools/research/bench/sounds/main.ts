import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getHeardPhone, toScoredPhone } from '~/domain/spaced-repetition/phonemes';
import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { RELIABLE } from '~/domain/speech/reliable-sounds';
import { scoreUtterance } from '~/domain/speech/score-utterance';
import { ROOT } from '~/launcher/machine/root';
import { openEngines } from '~/server/gateways/speech/open-engines';
import { listExistingClips } from '~tools/content/media/check-media';
import { audioFile } from '~tools/content/media/clip-cache';
import { readAudio } from '~tools/content/media/decode-audio';
import { servedModel } from '~tools/research/experiment/served-model';

const TABLE = join(ROOT, 'src/domain/speech/sound-counts.json');

interface SoundCount {
  /** Number of times that the model voices say the sound in our clips. */
  said: number;
  /** Number of these that the scorer calls clear. */
  clear: number;
}

/** Benchmark of single sounds: how often the scorer calls a sound of our own clips clear. All of them should be
 *  clear. Sounds below the limit of `reliable-sounds.ts` are shown to no learner.
 *
 *  npm run bench:sounds [-- --every=N] [--write]
 *
 *  `--every=N` scores each N-th clip only; `--write` keeps the counts in `src/domain/speech/sound-counts.json`.
 *  The last line is one JSON object. */
async function main(args: readonly string[]): Promise<void> {
  const every = Number(args.find((arg) => arg.startsWith('--every='))?.slice(8) ?? 1);
  if (!Number.isInteger(every) || every < 1)
    throw new Error('--every needs a whole number from 1.');
  const model = await servedModel();
  const clips = listExistingClips(ROOT, openEngines()).filter((_, i) => i % every === 0);
  const counts = new Map<string, SoundCount>();
  for (const [i, { path, line }] of clips.entries()) {
    countSounds(model, await readAudio(audioFile(ROOT, { path })), line.words, counts);
    if (i % 200 === 0) console.error(`${i} of ${clips.length}`);
  }
  report(counts, clips.length);
  const sorted = Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
  if (args.includes('--write')) await writeFile(TABLE, toJson(sorted));
  console.log(JSON.stringify({ clips: clips.length, sounds: sorted }));
}

/** Adds the sounds of one clip. A clip that was not scored, or not recognised as its text, is not counted. */
function countSounds(
  model: AcousticModel,
  pcm: Float32Array,
  words: Parameters<typeof scoreUtterance>[2],
  counts: Map<string, SoundCount>,
): void {
  for (const { phones } of scoreUtterance(model, pcm, words).words) {
    for (const phone of phones) {
      const count = counts.get(phone.target) ?? { said: 0, clear: 0 };
      const isClear = getHeardPhone(toScoredPhone(phone)) === phone.target;
      counts.set(phone.target, { said: count.said + 1, clear: count.clear + Number(isClear) });
    }
  }
}

function report(counts: ReadonlyMap<string, SoundCount>, clips: number): void {
  console.log(`${clips} clips`);
  for (const [sound, { said, clear }] of [...counts].sort(
    ([, a], [, b]) => b.clear / b.said - a.clear / a.said,
  )) {
    const isReliable = said >= RELIABLE.said && clear / said >= RELIABLE.clear;
    const share = `${((100 * clear) / said).toFixed(1)} %`;
    console.log(
      `${sound.padEnd(3)} ${String(said).padStart(6)} ${share.padStart(8)} ${isReliable ? '' : 'left out'}`,
    );
  }
}

/** One sound a line. */
const toJson = (counts: Readonly<Record<string, SoundCount>>): string => {
  const rows = Object.entries(counts).map(
    ([sound, { said, clear }]) => `  "${sound}": { "said": ${said}, "clear": ${clear} }`,
  );
  return `{\n${rows.join(',\n')}\n}\n`;
};

await main(process.argv.slice(2));
