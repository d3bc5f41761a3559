import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type EarNets, loadEarNets } from '~/domain/ear/ear-nets';
import { plainKernels } from '~/domain/ear/plain-kernels';
import { vectorKernels } from '~/domain/ear/vector-kernels';
import { type AcousticModel, loadAcousticModel, withoutNets } from '~/domain/speech/acoustic-model';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import { measureEar } from '~tools/research/calibrate/ear-report';
import { fitScoreModels } from '~tools/research/calibrate/fit-score-models';
import { rateSamples } from '~tools/research/calibrate/rate-samples';
import { fitByFold } from '~tools/research/calibrate/score-samples';
import { openStageFiles, type StageFiles } from '~tools/research/calibrate/stage-files';
import { FOLDS, readAlignments } from '~tools/research/ear/align-corpora';
import type { Trial } from '~tools/research/experiment/trials';
import { readWav16k } from '~tools/research/experiment/wav';
import { earFigures, type Figure } from './ear-figures';
import { type EarOutcome, earOutcome, type MeasuredOutcome } from './ear-outcome';
import { firstStage, secondStage } from './ear-second-stage';
import { timeEar } from './ear-times';
import { sampleTrials } from './speech-setting';

const TRAINED = 'tools/research/ear/trained';

/** Benchmark of the ear's nets on speakers that they have not heard.
 *
 *      npm run bench:ear -- DIR --work=FOLDER [--mode=whole] [--calibration=OUT] [--sample=N]
 *
 *  DIR holds recordings of adults as `npm run bench:speech` reads them; each is asked by the net of the fold that
 *  leaves its speaker out (`npm run ear:train`; `--mode` names the kind of net). *net* is the net alone, *words* a model
 *  of words on it alone. With `--calibration`, the folder of `npm run calibrate -- DIR OUT --ear=MODE`, the scorer is
 *  measured without the ear (*before*) and with it (*after*), each by models of the other folds. What was measured is
 *  kept in `--work`, so that an interrupted benchmark goes on. Each figure is defined in `speech-figures.ts` and
 *  `grammar-figures.ts`; ± is its standard error over speakers. The last line is one JSON object. */
async function main(args: readonly string[]): Promise<void> {
  const option = (name: string) =>
    args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const folder = args.find((arg) => !arg.startsWith('--'));
  const work = option('work');
  if (!folder || !work) throw new Error('npm run bench:ear -- DIR --work=FOLDER');
  const mode = option('mode') ?? 'whole';
  const files = openStageFiles(work);
  const packed = new Uint8Array(await readFile(path.join('public', ACOUSTIC_MODEL_PATH))).buffer;
  const mixtures = loadAcousticModel(withoutNets(packed));
  const ears = await openFolds(mode);
  const foldOf = await readFolds();
  const { trials } = await sampleTrials(folder, Number(option('sample') ?? 0));
  const held = trials.filter(({ utterance }) => ears.has(foldOf.get(utterance.speaker) ?? -1));
  const calibration = option('calibration');

  for (const [i, trial] of held.entries()) {
    const { id, speaker, wav } = trial.utterance;
    const ear = ears.get(foldOf.get(speaker)!)!;
    await files.ensure(`ear-${mode}/${id}`, async () =>
      earOutcome(mixtures, ear, await readWav16k(wav), trial),
    );
    if (i % 100 === 99) console.error(`${i + 1} of ${held.length}`);
  }
  const results = await report({ held, files, mode, foldOf });
  const scorer = calibration ? await measureScorer(mixtures, calibration, mode) : {};
  const [ear] = ears.values();
  const times = await timeEar(ear!, held);
  console.log(JSON.stringify({ mode, ...results, ...scorer, ...times }));
}

/** The nets of the folds that are there; each is closed over kernels of its own. */
async function openFolds(mode: string): Promise<Map<number, EarNets>> {
  const ears = new Map<number, EarNets>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const file = path.join(TRAINED, `ear-${mode}-${fold}.bin`);
    if (!existsSync(file)) continue;
    const bytes = new Uint8Array(await readFile(file)).buffer;
    ears.set(fold, loadEarNets(vectorKernels() ?? plainKernels(), bytes));
  }
  if (ears.size === 0) throw new Error(`${TRAINED} has no net of a fold of the kind “${mode}”.`);
  return ears;
}

/** The fold of each speaker. */
async function readFolds(): Promise<Map<string, number>> {
  const rows = await readAlignments(path.join(TRAINED, 'alignments.jsonl.gz'));
  return new Map(rows.map(({ speaker, fold }) => [speaker, fold]));
}

/** The scorer without and with the ear, on the samples of a calibration. */
async function measureScorer(
  model: AcousticModel,
  calibration: string,
  mode: string,
): Promise<object> {
  const files = openStageFiles(calibration);
  const folds = await files.read<ReadonlyMap<string, number>>('folds');
  const samples = await rateSamples(files, folds);
  const models = {
    byFold: fitByFold(samples, FOLDS, (others) => fitScoreModels(model, others)),
    all: fitScoreModels(model, samples),
  };
  return (await measureEar(model, files, folds, mode, samples, models)).figures;
}

interface Measured {
  held: readonly Trial[];
  files: StageFiles;
  mode: string;
  foldOf: ReadonlyMap<string, number>;
}

/** Reads what was measured, prints the figures and returns them by ear. */
async function report({ held, files, mode, foldOf }: Measured) {
  const speakers = [...new Set(held.map(({ utterance }) => utterance.speaker))];
  const found: { speaker: string; outcome: MeasuredOutcome }[] = [];
  for (const { utterance } of held) {
    const outcome = await files.read<MeasuredOutcome | null>(`ear-${mode}/${utterance.id}`);
    if (outcome) found.push({ speaker: utterance.speaker, outcome });
  }
  const measure = (rows: readonly EarOutcome[]) =>
    earFigures(speakers.map((speaker) => rows.filter((_, i) => found[i]!.speaker === speaker)));
  const net = found.map(({ outcome }) => firstStage(outcome));
  const rows = found.map(({ speaker, outcome }) => ({ fold: foldOf.get(speaker)!, outcome }));
  // With the net of one fold alone there are no others to fit the second stage to.
  const hasSecondStage = new Set(rows.map(({ fold }) => fold)).size > 1;
  const results = {
    net: measure(net),
    ...(hasSecondStage && { words: measure(secondStage(rows)) }),
  };
  console.log(`${found.length} recordings of ${speakers.length} speakers, each by a net that`);
  console.log('has not heard its speaker');
  for (const [name, figures] of Object.entries(results))
    for (const [figure, value] of Object.entries(figures))
      console.log(`${name.padEnd(6)} ${figure.padEnd(22)} ${show(value)}`);
  return { speakers: speakers.length, ...results };
}

const show = ({ value, error }: Figure): string => `${value.toFixed(4)} ± ${error.toFixed(4)}`;

await main(process.argv.slice(2));
