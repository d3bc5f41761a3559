/** @module-tag extended */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { readWav16k } from '~tools/research/experiment/wav';
import { loadAcousticModel } from './acoustic-model';
import { ACOUSTIC_MODEL_PATH } from './model-file';
import type { NearGain } from './near-evidence';
import { nearGainModel } from './near-gain-model';
import { nearMeasurements } from './near-measurements';
import { analyseUtterance, collectEvidence } from './score-utterance';
import type { ReferenceWord } from './types';

const model = loadAcousticModel(
  new Uint8Array(readFileSync(`public${ACOUSTIC_MODEL_PATH}`)).buffer,
);

const pcm = await readWav16k('src/domain/speech/fixtures/visitor.wav');

function nearOf(words: ReferenceWord[]) {
  const recording = analyseUtterance(model, pcm);
  if (typeof recording === 'string') throw new Error(recording);
  return collectEvidence(model, recording, words)!.near;
}

const visitor = referenceWords('visitor')[0]!;
/** The word with /w/ in the place of its /v/. */
const wisitor = {
  ...visitor,
  pronunciations: visitor.pronunciations.map((phones) => ['W', ...phones.slice(1)]),
};

it('A gain is unusual where the near word was said, and usual where the word itself was', () => {
  const [own] = nearOf([visitor]);
  const top = (gains: NearGain[]) => nearMeasurements(gains, nearGainModel)[0]!;
  expect(top(own!)).toBeLessThan(top(nearOf([wisitor])[0]!));
});

it('Where the reference has the near word, the sound that was said fits better', () => {
  const [gains] = nearOf([wisitor]);
  expect(gains!.find(({ change }) => change === 'W>V')!.gain).toBeGreaterThan(0);
});

it('A function word has no near words', () => {
  expect(nearOf(referenceWords('the visitor'))).toMatchObject([null, expect.any(Array)]);
});
