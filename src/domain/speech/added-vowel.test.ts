import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { loadPicoVoice } from '~/server/gateways/speech/pico-engine';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { seededRandom } from '~tools/research/experiment/seeded-random';
import { loadAcousticModel } from './acoustic-model';
import { ACOUSTIC_MODEL_PATH } from './model-file';
import { scoreUtterance } from './score-utterance';

// Half a second each on an idle core; the machine that runs the tests is not idle.
vi.setConfig({ testTimeout: 60_000 });

const model = loadAcousticModel(
  new Uint8Array(readFileSync(`public${ACOUSTIC_MODEL_PATH}`)).buffer,
);
const voice = (name: string) => `prisma/content/voices/${name}.bin`;
const PADDING_SAMPLES = 8000;

/** The words of a text after which a vowel was heard when this is said (Pico's own mark-up). */
async function lengthened(text: string, said: string): Promise<string[]> {
  const say = await loadPicoVoice(voice('en-US_ta'), voice('en-US_lh0_sg'));
  const pcm = say(`<volume level="50"><speed level="90">${said}</speed></volume>`);
  const random = seededRandom(5);
  const sound = Float32Array.from(
    { length: pcm.length + 2 * PADDING_SAMPLES },
    (_, i) => ((pcm[i - PADDING_SAMPLES] ?? 0) + 4 * random()) / 32_768,
  );
  const { words } = scoreUtterance(model, sound, referenceWords(text));
  return words.filter(({ addedVowel }) => addedVowel).map((word) => word.text);
}

it('a vowel after the last consonant is heard, in a sentence and at its end', async () => {
  const text = 'She put the book back.';
  expect(await lengthened(text, `She put the <phoneme ph='"bUk@'/> back.`)).toEqual(['book']);
  expect(await lengthened(text, `She put the book <phoneme ph='"b{k@'/>.`)).toEqual(['back.']);
});

it('none is heard where none was said, nor where the text has one of its own', async () => {
  const text = 'She put the book back.';
  expect(await lengthened(text, text)).toEqual([]);
  const own = 'She took a cake and a book about it.';
  expect(await lengthened(own, own)).toEqual([]);
});
