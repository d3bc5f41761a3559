import { readWav16k } from '~tools/research/experiment/wav';
import type { Outcome } from './speech-outcome';
import { measureOutcome } from './speech-outcome';
import { sampleTrials, servedModel } from './speech-setting';

/** One share of a benchmark: every `parts`-th trial from `part` on. */
export interface Shard {
  folder: string;
  maxUtterances: number;
  index: number;
  count: number;
}

/** What a process with a share tells after each of its trials. */
export type ProgressMessage = { at: number; outcome: Outcome };

/** Does one share in a process of its own (`share-out.ts` starts it) and tells its parent. */
async function main({ folder, maxUtterances, index, count }: Shard): Promise<void> {
  const model = await servedModel();
  const { trials } = await sampleTrials(folder, maxUtterances);
  for (let at = index; at < trials.length; at += count) {
    const trial = trials[at]!;
    const outcome = measureOutcome(model, await readWav16k(trial.utterance.wav), trial);
    process.send?.({ at, outcome } satisfies ProgressMessage);
  }
  process.disconnect();
}

process.once('message', (shard) => void main(shard as Shard));
