/** @module-tag extended */
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { openEar } from '~/domain/ear/ear';
import { plainKernels } from '~/domain/ear/plain-kernels';
import { vectorKernels } from '~/domain/ear/vector-kernels';
import { policy } from '~/domain/speech/policy';
import { analyseUtterance, collectEvidence, scoreUtterance } from '~/domain/speech/score-utterance';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { servedModel } from '~tools/research/experiment/served-model';
import { readWav16k } from '~tools/research/experiment/wav';

const bytes = new Uint8Array(readFileSync('tools/research/ear/trained/ear-longer-0.bin')).buffer;
const model = await servedModel();
const bridge = await readWav16k('src/domain/speech/fixtures/bridge.wav');
const BRIDGE = 'Thousands of visitors came to see the famous bridge.';
const pcm = await readWav16k('src/domain/speech/fixtures/visitor.wav');

it('A scorer with an ear hears a recording once and asks it for the words of each text', () => {
  const ear = openEar(vectorKernels() ?? plainKernels(), bytes);
  const listen = vi.spyOn(ear, 'listen');
  const recording = analyseUtterance({ ...model, ear }, pcm);
  if (typeof recording === 'string') throw new Error(recording);
  const oddsOf = (text: string) =>
    collectEvidence(model, recording, referenceWords(text))!.ear![0]![0]!;
  expect(oddsOf('visitor')).toBeGreaterThan(oddsOf('position'));
  expect(listen).toHaveBeenCalledTimes(1);
});

it('With an ear a right reading passes, and a near word in its place gets lower odds than without', () => {
  const ear = openEar(vectorKernels() ?? plainKernels(), bytes);
  const score = (text: string, hears: boolean) =>
    scoreUtterance(hears ? { ...model, ear } : model, bridge, referenceWords(text));
  const right = score(BRIDGE, true);
  expect(right).toMatchObject({ verdict: 'pass', engine: policy.engineWithEar });
  const near = (hears: boolean) => score(BRIDGE.replace('came', 'game'), hears).words[3]!.score;
  expect(near(true)).toBeLessThan(near(false));
});

it('A scorer without an ear has no evidence of one', () => {
  const recording = analyseUtterance(model, pcm);
  if (typeof recording === 'string') throw new Error(recording);
  expect(collectEvidence(model, recording, referenceWords('visitor'))).not.toHaveProperty('ear');
});
