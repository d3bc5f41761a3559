/** @module-tag extended */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { readWav16k } from '~tools/research/experiment/wav';
import { loadAcousticModel } from './acoustic-model';
import { type AdaptedRecording, fitPhones } from './adapted-recording';
import { alignInPlace } from './align-in-place';
import { ACOUSTIC_MODEL_PATH } from './model-file';
import { pronunciationIndices } from './reference';
import { analyseUtterance } from './score-utterance';

const model = loadAcousticModel(
  new Uint8Array(readFileSync(`public${ACOUSTIC_MODEL_PATH}`)).buffer,
);
const pcm = await readWav16k('src/domain/speech/fixtures/bridge.wav');
const recording = analyseUtterance(model, pcm) as AdaptedRecording;
const words = pronunciationIndices(model, referenceWords('The old bridge is closed.'));
const segments = fitPhones(model, recording, words)!.mixture.map(({ segment }) => segment);
const place = (word: number, variants: Parameters<typeof alignInPlace>[4]) =>
  alignInPlace(model, recording.emissions, segments, word, variants);
const spanOf = (found: readonly { word: number; first: number; last: number }[], word: number) => {
  const own = found.filter((segment) => segment.word === word);
  return [own[0]!.first, own.at(-1)!.last] as const;
};

it('A word lies in its own place where the whole text had it', () => {
  const [first, last] = spanOf(place(2, words[2]!)!, 2);
  const [textFirst, textLast] = spanOf(segments, 2);
  expect(Math.abs(first - textFirst)).toBeLessThan(5);
  expect(Math.abs(last - textLast)).toBeLessThan(5);
});

it('Another word lies between the neighbours, which keep the indexes of the text', () => {
  const beach = pronunciationIndices(model, referenceWords('beach'))[0]!;
  const found = place(2, beach)!;
  expect([...new Set(found.map(({ word }) => word))]).toEqual([1, 2, 3]);
  const [first, last] = spanOf(found, 2);
  expect(first).toBeGreaterThan(spanOf(found, 1)[1]);
  expect(last).toBeLessThan(spanOf(found, 3)[0]);
  expect(found.filter(({ word }) => word === 2).map(({ phone }) => phone)).toEqual(beach[0]);
});

it('The last word of a text has no neighbour after it', () => {
  const found = place(4, words[4]!)!;
  expect([...new Set(found.map(({ word }) => word))]).toEqual([3, 4]);
});

it('A pronunciation without sounds has no place', () => {
  expect(place(2, [[]])).toBeNull();
});
