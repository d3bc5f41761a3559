import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openEar } from '~/domain/ear/ear';
import { plainKernels } from '~/domain/ear/plain-kernels';
import { vectorKernels } from '~/domain/ear/vector-kernels';
import type { AcousticModel } from '~/domain/speech/acoustic-model';
import type { Ear } from '~/domain/speech/ear';
import { earMeasurements } from '~/domain/speech/ear-evidence';
import type { LearnerNets } from '~/domain/speech/learner-nets';
import type { CorpusUtterance } from '~tools/research/experiment/corpus';
import { readWav16k } from '~tools/research/experiment/wav';
import type { AnalysedUtterance } from './analyse-corpus';
import type { FittedSample } from './fit-samples';
import { type GrammarWord, measureGrammarWords } from './grammar-words';
import type { StageFiles } from './stage-files';

const TRAINED = 'tools/research/ear/trained';

/** What the ear hears of the words of each sample of a recording, in the order of its samples. */
export type HeardSamples = (number[] | null)[][];

/** The file of the net that has not heard a fold. */
const earFileOf = (mode: string, fold: number): string =>
  path.join(TRAINED, `ear-${mode}-${fold}.bin`);

/** The ear of each fold that has one; each has kernels of its own.
 *  @param mode kind of training (`npm run ear:train`) */
export async function openFoldEars(mode: string, folds: number): Promise<Map<number, Ear>> {
  const ears = new Map<number, Ear>();
  for (let fold = 0; fold < folds; fold++) {
    const file = earFileOf(mode, fold);
    if (!existsSync(file)) continue;
    const bytes = new Uint8Array(await readFile(file)).buffer;
    ears.set(fold, openEar(vectorKernels() ?? plainKernels(), bytes));
  }
  return ears;
}

/** Folders of the stages: the words of all samples, and the grammar words of the readings. */
export const earStage = (mode: string): string => `ear-${mode}`;
export const grammarStage = (mode: string): string => `grammar-${mode}`;

/** Asks the nets about every recording, each by the one that has not heard its speaker. Recordings of a fold whose net
 *  is not there are left out.
 *  @throws Error when there is none at all */
export async function hearCorpus(
  model: AcousticModel,
  files: StageFiles,
  utterances: readonly CorpusUtterance[],
  folds: ReadonlyMap<string, number>,
  mode: string,
): Promise<void> {
  const ears = await openFoldEars(mode, new Set(folds.values()).size);
  if (ears.size === 0) throw new Error(`${earFileOf(mode, 0)} is missing: npm run ear:train`);
  for (const utterance of utterances) {
    const fold = folds.get(utterance.speaker)!;
    const ear = ears.get(fold);
    if (!ear) continue;
    await files.ensure(`${earStage(mode)}/${utterance.id}`, () =>
      hearSamples(model, files, utterance, ear),
    );
    await files.ensure(
      `${grammarStage(mode)}/${utterance.id}`,
      async (): Promise<GrammarWord[]> => {
        const analysed = await files.read<AnalysedUtterance | null>(`analysis/${utterance.id}`);
        if (!analysed) return [];
        const net = await files.read<LearnerNets['phone']>(`phone-${fold}`);
        return measureGrammarWords(model, analysed, utterance, net, ear);
      },
    );
  }
}

/** Asks the ear that has not heard a speaker for the words of all samples, where the aligner found them. */
async function hearSamples(
  model: AcousticModel,
  files: StageFiles,
  utterance: CorpusUtterance,
  ear: Ear,
): Promise<HeardSamples> {
  const analysed = await files.read<AnalysedUtterance | null>(`analysis/${utterance.id}`);
  if (!analysed) return [];
  const { offset, emissions } = analysed.recording;
  const pcm = await readWav16k(utterance.wav);
  const listening = ear.listen(pcm, offset, emissions.frames);
  const samples = await files.read<FittedSample[]>(`fits/${utterance.id}`);
  return samples.map(({ phones, words }) =>
    earMeasurements(
      model,
      listening,
      phones.map(({ mixture }) => mixture),
      words.length,
    ),
  );
}
