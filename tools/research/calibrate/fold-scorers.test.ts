/** @module-tag extended */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadAcousticModel } from '~/domain/speech/acoustic-model';
import { estimateExpertScores } from '~/domain/speech/expert-score';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import { analyseUtterance, collectEvidence } from '~/domain/speech/score-utterance';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { readWav16k } from '~tools/research/experiment/wav';
import { readFoldScorers, storeFoldScorers } from './fold-scorers';
import type { RatedSample } from './rated-sample';
import { openStageFiles } from './stage-files';

const root = await mkdtemp(path.join(tmpdir(), 'fold-scorers-'));
afterAll(() => rm(root, { recursive: true }));
const packed = new Uint8Array(readFileSync(`public${ACOUSTIC_MODEL_PATH}`)).buffer;
const model = loadAcousticModel(packed);
const folds = new Map([
  ['anna', 0],
  ['ben', 1],
]);

/** A right reading with the same expert score for all its sounds. */
async function sampleOf(speaker: string, score: number): Promise<RatedSample> {
  const words = referenceWords('The old bridge is closed.');
  const recording = analyseUtterance(
    model,
    await readWav16k('src/domain/speech/fixtures/bridge.wav'),
  );
  if (typeof recording === 'string') throw new Error(recording);
  const { phones, competitors, near } = collectEvidence(model, recording, words)!;
  return {
    utterance: speaker,
    speaker,
    kind: 'right',
    words,
    changed: new Set(),
    competitors,
    near,
    fold: folds.get(speaker)!,
    phones: phones.map((phone) => ({ ...phone, score })),
  };
}

it('A speaker is judged by the nets and estimates that were fitted without this speaker', async () => {
  const files = openStageFiles(root);
  const { phone, segment } = model.nets!;
  for (const fold of folds.values()) {
    const logPriors = phone.logPriors.map((prior) => prior + fold);
    await files.ensure(`phone-${fold}`, () => ({ ...phone, logPriors }));
    await files.ensure(`segment-${fold}`, () => segment);
  }
  const samples = [await sampleOf('anna', 0.4), await sampleOf('ben', 2)];
  await storeFoldScorers(model, files, folds, samples);
  const scorerOf = await readFoldScorers(files, packed);
  for (const [speaker, others] of [
    ['anna', 2],
    ['ben', 0.4],
  ] as const) {
    const { model: own, expert } = scorerOf(speaker);
    expect(own.nets!.phone.logPriors[0]).toBe(phone.logPriors[0]! + folds.get(speaker)!);
    for (const estimate of estimateExpertScores(own, samples[0]!.phones, expert))
      expect(estimate).toBeCloseTo(others, 1);
  }
});

it('A speaker whom the calibration does not know has no scorer', async () => {
  const scorerOf = await readFoldScorers(openStageFiles(root), packed);
  expect(() => scorerOf('carla')).toThrow('carla');
});
