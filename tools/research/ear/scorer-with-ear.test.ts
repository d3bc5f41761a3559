/** @module-tag extended */
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { openEar } from '~/domain/ear/ear';
import { plainKernels } from '~/domain/ear/plain-kernels';
import { vectorKernels } from '~/domain/ear/vector-kernels';
import { analyseUtterance, collectEvidence } from '~/domain/speech/score-utterance';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { servedModel } from '~tools/research/experiment/served-model';
import { readWav16k } from '~tools/research/experiment/wav';

const bytes = new Uint8Array(readFileSync('tools/research/ear/trained/ear-upper-0.bin')).buffer;
const model = await servedModel();
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

it('A scorer without an ear has no evidence of one', () => {
  const recording = analyseUtterance(model, pcm);
  if (typeof recording === 'string') throw new Error(recording);
  expect(collectEvidence(model, recording, referenceWords('visitor'))).not.toHaveProperty('ear');
});
