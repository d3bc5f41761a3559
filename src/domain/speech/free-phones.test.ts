import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { readWav16k } from '~tools/research/experiment/wav';
import { loadAcousticModel } from './acoustic-model';
import { freePhonesScore } from './free-phones';
import { ACOUSTIC_MODEL_PATH } from './model-file';
import { policy } from './policy';
import { openRecording } from './recording';
import { pronunciationIndices } from './reference';
import { loneWordScore } from './word-windows';

vi.setConfig({ testTimeout: 60_000 });

const model = loadAcousticModel(
  new Uint8Array(readFileSync(`public${ACOUSTIC_MODEL_PATH}`)).buffer,
);

it('No word fits a recording better than the free sequence of phones, and the word that was said fits best', async () => {
  const pcm = await readWav16k('src/domain/speech/fixtures/visitor.wav');
  const { emissions } = openRecording(pcm)!.hear(model);
  const { pause } = policy.graph;
  const score = (text: string) =>
    loneWordScore(model, emissions, pronunciationIndices(model, referenceWords(text))[0]!, pause);
  // A word has no cost for each phone, so the free sequence must have none either.
  const free = freePhonesScore(model, emissions, 0);
  const others = ['customer', 'bridge', 'station'].map(score);
  for (const other of others) expect(other).toBeLessThan(score('visitor'));
  expect(score('visitor')).toBeLessThanOrEqual(free);
});
