import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AcousticModel, loadAcousticModel, withoutNets } from '~/domain/speech/acoustic-model';
import { adaptToLearners } from '~/domain/speech/adapted-recording';
import { type LearnerNets, packLearnerNets } from '~/domain/speech/learner-nets';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import type { CorpusUtterance } from '~tools/research/experiment/corpus';
import { writeMeasured } from '~tools/research/experiment/write-measured';
import { type AnalysedUtterance, analyseRecording, listRecordings } from './analyse-corpus';
import { calibrationFigures } from './calibration-figures';
import { measureEar } from './ear-report';
import { type FittedSample, fitSample } from './fit-samples';
import { fitScoreModels } from './fit-score-models';
import { storeFoldScorers } from './fold-scorers';
import { speakerFolds } from './folds';
import { groupBy } from './group-by';
import { hearCorpus } from './hear-samples';
import { earModelSources, modelSources } from './model-sources';
import { type FrameLabels, fitPhoneNet, labelCorpus } from './phone-nets';
import { rateSamples, readNets } from './rate-samples';
import { reportCalibration } from './report';
import { fitByFold, scoreByFold } from './score-samples';
import { labelledSegments } from './segments';
import { openStageFiles, type StageFiles } from './stage-files';
import { type LabelledSegment, trainSegmentNet } from './train-segment-net';
import { makeSamples, type TextSample } from './trial-set';

const FOLDS = 4;
/** The nets of folds, each without the speakers of its fold, and those of all speakers, which are served. */
const ALL = FOLDS;
const NETS = [...Array(FOLDS).keys(), ALL];
const seedOf = (fold: number) => (fold === ALL ? 1 : 2 + fold);

/** Fits the scorer's nets and models to learners' recordings and experts' labels, and reports their quality on
 *  speakers outside the training set.
 *
 *  npm run calibrate -- DIR OUT [--ear=upper]
 *
 *  DIR holds `utterances.tsv`, `labels.tsv` and 16 kHz WAVs. Each stage leaves its results in the folder OUT
 *  and is not repeated if they are there: an empty OUT begins anew. The last stage writes `ci-<hash>.bin`
 *  (put it beside the present model and name it in `model-file.ts`) and the models of `src/domain/speech`
 *  (format them), and puts the figures of the present policy on `/quality`. Deterministic: the same
 *  recordings give the same bytes. An hour and a half on one idle core. With `--ear`, the kind of training of the nets of
 *  `npm run ear:train`, the models of words with an ear are fitted and measured, too. */
async function main(args: readonly string[]): Promise<void> {
  const [folder, out] = args.filter((arg) => !arg.startsWith('--'));
  if (!folder || !out) throw new Error('npm run calibrate -- DIR OUT [--ear=upper]');
  const mode = args.find((arg) => arg.startsWith('--ear='))?.slice('--ear='.length);
  const bytes = await readFile(path.join('public', ACOUSTIC_MODEL_PATH));
  const mixtures = withoutNets(new Uint8Array(bytes).buffer);
  const model = loadAcousticModel(mixtures);
  const files = openStageFiles(out);
  const utterances = await listRecordings(folder);
  const folds = speakerFolds(
    utterances.map(({ speaker }) => speaker),
    FOLDS,
  );
  for (const [index, utterance] of utterances.entries())
    await files.ensure(`analysis/${utterance.id}`, () => analyseRecording(model, utterance, index));
  await makePhoneNets(model, files, folds);
  await fitSamples(model, files, utterances, folds);
  await makeSegmentNets(model, files, folds);
  await writeModelFile(files, mixtures, out);

  if (mode) await hearCorpus(model, files, utterances, folds, mode);
  const samples = await rateSamples(files, folds);
  await storeFoldScorers(model, files, folds, samples);
  const models = {
    byFold: fitByFold(samples, FOLDS, (others) => fitScoreModels(model, others)),
    all: fitScoreModels(model, samples),
  };
  const scored = scoreByFold(model, samples, models.byFold);
  const figures = calibrationFigures(scored);
  reportCalibration(scored, figures);
  for (const [name, source] of Object.entries(modelSources(models.all)))
    await writeFile(path.join(out, name), source);
  if (!mode) return writeMeasured('speech', figures);
  const ear = await measureEar(model, files, folds, mode, samples, models);
  for (const [name, source] of Object.entries(earModelSources(ear.words, ear.sense)))
    await writeFile(path.join(out, name), source);
  const { recordings, speakers } = ear.speech;
  await writeMeasured('speech', ear.speech);
  await writeMeasured('curve', { recordings, speakers, points: ear.curve });
  console.log(JSON.stringify(ear.figures));
}

type Folds = ReadonlyMap<string, number>;

async function makePhoneNets(model: AcousticModel, files: StageFiles, folds: Folds): Promise<void> {
  const corpus: AnalysedUtterance[] = [];
  for await (const analysed of files.readAll<AnalysedUtterance | null>('analysis'))
    if (analysed) corpus.push(analysed);
  await files.ensure('labels', () => labelCorpus(model, corpus));
  const labels = await files.read<FrameLabels>('labels');
  for (const net of NETS) {
    const heard = corpus.filter(({ utterance }) => folds.get(utterance.speaker) !== net);
    await files.ensure(`phone-${net}`, () => fitPhoneNet(model, heard, labels, seedOf(net)));
  }
}

/** Aligns and measures every sample by the phone net that was trained without its speaker. */
async function fitSamples(
  model: AcousticModel,
  files: StageFiles,
  utterances: readonly CorpusUtterance[],
  folds: Folds,
): Promise<void> {
  const nets = await readNets<LearnerNets['phone']>(files, 'phone', NETS);
  const samples = groupBy(makeSamples(utterances), ({ utterance }) => utterance.id);
  for (const { id, speaker } of utterances)
    await files.ensure(`fits/${id}`, async (): Promise<FittedSample[]> => {
      const analysed = await files.read<AnalysedUtterance | null>(`analysis/${id}`);
      if (!analysed) return [];
      const adapted = adaptToLearners(analysed.recording, nets[folds.get(speaker)!]!);
      const fit = (sample: TextSample) => fitSample(model, adapted, sample) ?? [];
      return samples.get(id)!.flatMap(fit);
    });
}

async function makeSegmentNets(
  model: AcousticModel,
  files: StageFiles,
  folds: Folds,
): Promise<void> {
  for (const net of NETS)
    await files.ensure(`segment-${net}`, async () => {
      const segments: LabelledSegment[] = [];
      for await (const samples of files.readAll<FittedSample[]>('fits'))
        for (const sample of samples)
          if (folds.get(sample.speaker) !== net) segments.push(...labelledSegments(sample));
      return trainSegmentNet(segments, model.phones.length, seedOf(net));
    });
}

async function writeModelFile(
  files: StageFiles,
  mixtures: ArrayBuffer,
  out: string,
): Promise<void> {
  const phone = await files.read<LearnerNets['phone']>(`phone-${ALL}`);
  const segment = await files.read<LearnerNets['segment']>(`segment-${ALL}`);
  const packed = Buffer.concat([new Uint8Array(mixtures), packLearnerNets({ phone, segment })]);
  const hash = createHash('sha256').update(packed).digest('hex').slice(0, 8);
  await writeFile(path.join(out, `ci-${hash}.bin`), packed);
  console.log(`wrote ci-${hash}.bin (${packed.length} bytes)`);
}

await main(process.argv.slice(2));
