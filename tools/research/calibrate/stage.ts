import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { loadAcousticModel, withoutNets, type AcousticModel } from '~/domain/speech/acoustic-model';
import { adaptToLearners } from '~/domain/speech/adapted-recording';
import type { LearnerNets } from '~/domain/speech/learner-nets';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import { type AnalysedUtterance, analyseRecording, labelFrames, listRecordings } from './analyse-corpus';
import { fitSample, type FittedSample } from './fit-samples';
import { speakerFolds } from './folds';
import { type LabelledRecording, trainPhoneNet } from './train-phone-net';
import { trainSegmentNet } from './train-segment-net';
import { labelledSegments } from './segments';
import { makeSamples, type TextSample } from './trial-set';

const FOLDS = 4;
const [stage, folder = '', out = '', ...rest] = process.argv.slice(2);
const [index = 0, count = 1] = rest.map(Number);

async function mixtures(): Promise<AcousticModel> {
  const bytes = await readFile(path.join('public', ACOUSTIC_MODEL_PATH));
  return loadAcousticModel(withoutNets(new Uint8Array(bytes).buffer));
}
const at = (...parts: string[]) => path.join(out, ...parts);
async function put(file: string, value: unknown) {
  await writeFile(`${file}.new`, serialize(value));
  await rename(`${file}.new`, file);
}
const get = async <T>(file: string): Promise<T> => deserialize(await readFile(file)) as T;
const model = await mixtures();

async function analyse() {
  await mkdir(at('analysis'), { recursive: true });
  const all = await listRecordings(folder);
  for (let i = index; i < all.length; i += count) {
    const file = at('analysis', `${all[i]!.id}.v8`);
    if (existsSync(file)) continue;
    const analysed = await analyseRecording(model, all[i]!, i);
    if (analysed) await put(file, analysed);
  }
}

async function readAnalysis(): Promise<AnalysedUtterance[]> {
  const names = (await readdir(at('analysis'))).filter((n) => n.endsWith('.v8')).sort();
  const all: AnalysedUtterance[] = [];
  for (const name of names) all.push(await get<AnalysedUtterance>(at('analysis', name)));
  return all;
}

const foldsOf = (all: readonly { utterance: { speaker: string } }[]) =>
  speakerFolds(all.map(({ utterance }) => utterance.speaker), FOLDS);

/** A first net and the labels of frames by it. */
async function firstNet() {
  const all = await readAnalysis();
  const provisional = all.map(({ utterance, recording, source }) => ({
    source,
    labels: labelFrames(model, utterance, recording.emissions),
  }));
  const first = trainPhoneNet(provisional, model.phones.length, 1, 2);
  const labels = all.map(({ utterance, recording }) => [
    utterance.id,
    labelFrames(model, utterance, adaptToLearners(recording, first).emissions),
  ]);
  await put(at('labels.v8'), new Map(labels as [string, Int16Array][]));
}

/** Net of all speakers (index 4) or without a fold. */
async function phoneNet() {
  const file = at(`phone-${index}.v8`);
  if (existsSync(file)) return;
  const all = await readAnalysis();
  const folds = foldsOf(all);
  const labels = await get<Map<string, Int16Array>>(at('labels.v8'));
  const recordings = all
    .filter(({ utterance }) => folds.get(utterance.speaker) !== index)
    .flatMap(({ utterance, source, augmented }): LabelledRecording[] => {
      const own = labels.get(utterance.id)!;
      return [
        { source, labels: own },
        ...augmented.map((take) => ({
          source: take.source,
          labels: Int16Array.from(take.originalFrames, (frame) => own[frame] ?? model.silence),
        })),
      ];
    });
  await put(file, trainPhoneNet(recordings, model.phones.length, index === FOLDS ? 1 : 2 + index, 3));
}

async function fit() {
  await mkdir(at('fits'), { recursive: true });
  const names = (await readdir(at('analysis'))).filter((n) => n.endsWith('.v8')).sort();
  const all = await listRecordings(folder);
  const folds = speakerFolds(all.map(({ speaker }) => speaker), FOLDS);
  const nets: LearnerNets['phone'][] = [];
  for (let f = 0; f < FOLDS; f++) nets.push(await get(at(`phone-${f}.v8`)));
  const samples = new Map<string, TextSample[]>();
  for (const sample of makeSamples(all)) {
    const id = sample.utterance.id;
    samples.set(id, [...(samples.get(id) ?? []), sample]);
  }
  for (let i = index; i < names.length; i += count) {
    const file = at('fits', names[i]!);
    if (existsSync(file)) continue;
    const { utterance, recording } = await get<AnalysedUtterance>(at('analysis', names[i]!));
    const adapted = adaptToLearners(recording, nets[folds.get(utterance.speaker)!]!);
    const fitted = samples.get(utterance.id)!.flatMap((sample) => fitSample(model, adapted, sample) ?? []);
    await put(file, fitted);
  }
}

async function segmentNet() {
  const file = at(`segment-${index}.v8`);
  const names = (await readdir(at('fits'))).filter((n) => n.endsWith('.v8')).sort();
  const all = await listRecordings(folder);
  const folds = speakerFolds(all.map(({ speaker }) => speaker), FOLDS);
  const segments = [];
  for (const name of names)
    for (const sample of await get<FittedSample[]>(at('fits', name)))
      if (folds.get(sample.speaker) !== index) segments.push(...labelledSegments(sample));
  console.log(index, segments.length, 'segments');
  await put(file, trainSegmentNet(segments, model.phones.length, index === FOLDS ? 1 : 2 + index));
}

const stages: Record<string, () => Promise<void>> = { analyse, firstNet, phoneNet, fit, segmentNet };
const started = Date.now();
await stages[stage!]!();
console.log(stage, rest.join(' '), Math.round((Date.now() - started) / 1000), 's');
