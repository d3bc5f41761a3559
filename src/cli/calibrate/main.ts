import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadAcousticModel, withoutNets } from '~/domain/speech/acoustic-model';
import { packLearnerNets } from '~/domain/speech/learner-nets';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import { readCorpus } from '../bench/corpus';
import { fitPhoneNets } from './fit-phone-nets';
import { fitSegmentNets } from './fit-segment-nets';
import { speakerFolds } from './folds';
import { hearCorpus } from './hear-corpus';
import { reportCalibration } from './report';
import { makeReadings } from './trial-set';
import { fitWordModels, judgedWords } from './word-rows';

const FOLDS = 4;

/** Fits everything that the scorer learned from learners, and says how well it does on speakers whom
 *  it has not heard.
 *
 *      npx tsx src/cli/calibrate/main.ts DIR [OUT]
 *
 *  DIR holds `utterances.tsv` and 16 kHz WAVs. Writes `ci-<hash>.bin` and `word-model.json` to OUT
 *  (the current folder): put the first beside the present model and name it in `model-file.ts`, and
 *  the numbers of the second into `word-model.ts`. Half an hour on one core. */
async function main([folder, out = '.']: string[]): Promise<void> {
  if (!folder) throw new Error('Which folder? npx tsx src/cli/calibrate/main.ts DIR [OUT]');
  const bytes = await readFile(path.join('public', ACOUSTIC_MODEL_PATH));
  const mixtures = withoutNets(new Uint8Array(bytes).buffer);
  const model = loadAcousticModel(mixtures);
  const { utterances, skipped } = await readCorpus(folder);
  for (const line of skipped) console.log(`skipped ${line}`);

  const corpus = await hearCorpus(model, utterances);
  console.log(`heard ${corpus.length} recordings`);
  const folds = speakerFolds(
    corpus.map(({ utterance }) => utterance.speaker),
    FOLDS,
  );
  const foldOf = (speaker: string) => folds.get(speaker)!;
  const phone = fitPhoneNets(model, corpus, FOLDS, foldOf);
  console.log('fitted the phone net');
  const segment = fitSegmentNets(model, makeReadings(corpus), phone.attuned, FOLDS, foldOf);
  console.log('fitted the segment net');
  const words = judgedWords(segment.readings, FOLDS, foldOf);
  reportCalibration(words);

  const nets = packLearnerNets({ phone: phone.net, segment: segment.net });
  const packed = Buffer.concat([new Uint8Array(mixtures), nets]);
  const hash = createHash('sha256').update(packed).digest('hex').slice(0, 8);
  await writeFile(path.join(out, `ci-${hash}.bin`), packed);
  const models = fitWordModels(segment.readings);
  await writeFile(path.join(out, 'word-model.json'), JSON.stringify(models, null, 2));
  console.log(`wrote ci-${hash}.bin (${packed.length} bytes) and word-model.json`);
}

await main(process.argv.slice(2));
