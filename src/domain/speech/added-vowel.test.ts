/** @module-tag extended */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seededRandom } from '~/domain/seeded-random';
import { loadPicoVoice } from '~/server/gateways/speech/pico-engine';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { loadAcousticModel } from './acoustic-model';
import { ACOUSTIC_MODEL_PATH } from './model-file';
import { scoreUtterance } from './score-utterance';

// An utterance takes half a second on an idle core, and longer while other tests run.

const model = loadAcousticModel(
  new Uint8Array(readFileSync(`public${ACOUSTIC_MODEL_PATH}`)).buffer,
);
const voice = (name: string) => `prisma/content/voices/${name}.bin`;
const PADDING_SAMPLES = 8000;

/** Words of a text after which a vowel is detected in synthetic speech.
 *  @param markup what the voice says, in Pico's own mark-up */
async function wordsWithAddedVowel(text: string, markup: string): Promise<string[]> {
  const speak = await loadPicoVoice(voice('en-US_ta'), voice('en-US_lh0_sg'));
  const pcm = speak(`<volume level="50"><speed level="90">${markup}</speed></volume>`);
  const random = seededRandom(5);
  const recording = Float32Array.from(
    { length: pcm.length + 2 * PADDING_SAMPLES },
    (_, i) => ((pcm[i - PADDING_SAMPLES] ?? 0) + 4 * random()) / 32_768,
  );
  const { words } = scoreUtterance(model, recording, referenceWords(text));
  return words.filter(({ addedVowel }) => addedVowel).map((word) => word.text);
}

it('a vowel added after the last consonant of a word is detected, within a sentence and at its end', async () => {
  const text = 'She put the book back.';
  expect(await wordsWithAddedVowel(text, `She put the <phoneme ph='"bUk@'/> back.`)).toEqual([
    'book',
  ]);
  expect(await wordsWithAddedVowel(text, `She put the book <phoneme ph='"b{k@'/>.`)).toEqual([
    'back.',
  ]);
});

it('no added vowel is detected in a correct reading, nor where the next word begins with a vowel', async () => {
  const text = 'She put the book back.';
  expect(await wordsWithAddedVowel(text, text)).toEqual([]);
  const textWithVowels = 'She took a cake and a book about it.';
  expect(await wordsWithAddedVowel(textWithVowels, textWithVowels)).toEqual([]);
});
