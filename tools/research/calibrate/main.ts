import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadAcousticModel, withoutNets } from '~/domain/speech/acoustic-model';
import { packLearnerNets } from '~/domain/speech/learner-nets';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import { readCorpus } from '~tools/research/experiment/corpus';
import { analyseCorpus } from './analyse-corpus';
import { readEvidence, type StoredSample, toStoredSample, writeEvidence } from './evidence-file';
import { fitPhoneNets } from './fit-phone-nets';
import { fitSegmentNets } from './fit-segment-nets';
import { speakerFolds } from './folds';
import { reportCalibration } from './report';
import { makeSamples } from './trial-set';
import { wordModelSource } from './word-model-source';
import { fitWordModels, scoreWordsByFold } from './word-rows';

const FOLDS = 4;

/** Fits the scorer's nets and word models to learners' recordings, and reports their quality on speakers
 *  outside the training set.
 *
 *      npx tsx tools/research/calibrate/main.ts DIR OUT
 *      npx tsx tools/research/calibrate/main.ts --words OUT
 *
 *  DIR holds `utterances.tsv` and 16 kHz WAVs. Writes to the folder OUT: `ci-<hash>.bin` (put it beside
 *  the present model and name it in `model-file.ts`), `evidence.jsonl` (the evidence of each sample from nets
 *  trained without its speaker) and `word-model.ts` (format it; it replaces its namesake). The second form
 *  fits the words again from the evidence. Deterministic: same recordings, same bytes. Twenty minutes on one
 *  idle core. */
async function main([folder, out]: string[]): Promise<void> {
  if (!folder || !out) throw new Error('npx tsx tools/research/calibrate/main.ts DIR|--words OUT');
  const evidenceFile = path.join(out, 'evidence.jsonl');
  if (folder !== '--words') await writeEvidence(evidenceFile, await fitNets(folder, out));
  const samples = await readEvidence(evidenceFile);
  const folds = assignFolds(samples.map(({ speaker }) => speaker));
  reportCalibration(scoreWordsByFold(samples, FOLDS, folds), FOLDS, folds);
  await writeFile(path.join(out, 'word-model.ts'), wordModelSource(fitWordModels(samples)));
}

function assignFolds(speakers: readonly string[]): (speaker: string) => number {
  const folds = speakerFolds(speakers, FOLDS);
  return (speaker) => folds.get(speaker)!;
}

async function fitNets(folder: string, out: string): Promise<StoredSample[]> {
  const bytes = await readFile(path.join('public', ACOUSTIC_MODEL_PATH));
  const mixtures = withoutNets(new Uint8Array(bytes).buffer);
  const model = loadAcousticModel(mixtures);
  const { utterances, skipped } = await readCorpus(folder);
  for (const line of skipped) console.log(`skipped ${line}`);

  const corpus = await analyseCorpus(model, utterances);
  const foldBySpeaker = assignFolds(corpus.map(({ utterance }) => utterance.speaker));
  const phone = fitPhoneNets(model, corpus, FOLDS, foldBySpeaker);
  console.log('fitted the phone net');
  const segment = fitSegmentNets(model, makeSamples(corpus), phone.adapted, FOLDS, foldBySpeaker);
  console.log('fitted the segment net');

  const nets = packLearnerNets({ phone: phone.net, segment: segment.net });
  const packed = Buffer.concat([new Uint8Array(mixtures), nets]);
  const hash = createHash('sha256').update(packed).digest('hex').slice(0, 8);
  await writeFile(path.join(out, `ci-${hash}.bin`), packed);
  console.log(`wrote ci-${hash}.bin (${packed.length} bytes)`);
  return segment.sampleEvidence.map(toStoredSample);
}

await main(process.argv.slice(2));
