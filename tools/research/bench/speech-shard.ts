import { servedModel } from '~tools/research/experiment/served-model';
import { readWav16k } from '~tools/research/experiment/wav';
import type { Outcome } from './speech-outcome';
import { measureOutcome } from './speech-outcome';
import { sampleTrials } from './speech-setting';

/** One shard of a benchmark: every `count`-th trial from `index` on. */
export interface Shard {
  folder: string;
  maxUtterances: number;
  index: number;
  count: number;
}

/** The message of a shard's process after each of its trials; `index` is that of the trial. */
export type ProgressMessage = { index: number; outcome: Outcome };

/** Runs one shard in a process of its own, which `run-sharded.ts` starts, and reports to its parent. */
async function main({ folder, maxUtterances, index, count }: Shard): Promise<void> {
  const model = await servedModel();
  const { trials } = await sampleTrials(folder, maxUtterances);
  for (let trialIndex = index; trialIndex < trials.length; trialIndex += count) {
    const trial = trials[trialIndex]!;
    const outcome = measureOutcome(model, await readWav16k(trial.utterance.wav), trial);
    process.send?.({ index: trialIndex, outcome } satisfies ProgressMessage);
  }
  process.disconnect();
}

process.once('message', (shard) => void main(shard as Shard));
