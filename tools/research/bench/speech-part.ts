import { readWav16k } from '~tools/research/experiment/wav';
import type { Outcome } from './speech-outcome';
import { outcomeOf } from './speech-outcome';
import { servedModel, trialsOf } from './speech-setting';

/** One share of a benchmark: every `parts`-th trial from `part` on. */
export interface Share {
  folder: string;
  most: number;
  part: number;
  parts: number;
}

/** What a process with a share tells after each of its trials. */
export type Told = { at: number; outcome: Outcome };

/** Does one share in a process of its own (`share-out.ts` starts it) and tells its parent. */
async function main({ folder, most, part, parts }: Share): Promise<void> {
  const model = await servedModel();
  const { trials } = await trialsOf(folder, most);
  for (let at = part; at < trials.length; at += parts) {
    const trial = trials[at]!;
    const outcome = outcomeOf(model, await readWav16k(trial.utterance.wav), trial);
    process.send?.({ at, outcome } satisfies Told);
  }
  process.disconnect();
}

process.once('message', (share) => void main(share as Share));
