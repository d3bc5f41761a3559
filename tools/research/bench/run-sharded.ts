import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Outcome } from './speech-outcome';
import type { ProgressMessage, Shard } from './speech-shard';

const MAX_SHARDS = 8;
const SHARD_SCRIPT = fileURLToPath(new URL('./speech-shard.ts', import.meta.url));

/** Runs all trials of a folder, one process a core.
 *  @param count number of trials
 *  @param progress called with the number of finished trials
 *  @returns the outcomes, in the order of the trials
 *  @throws Error when a process ends before its shard is done */
export async function runSharded(
  folder: string,
  maxUtterances: number,
  count: number,
  progress: (done: number) => void,
): Promise<Outcome[]> {
  const shardCount = Math.min(availableParallelism(), MAX_SHARDS);
  const outcomes: Outcome[] = [];
  let done = 0;
  const run = (shardIndex: number) =>
    new Promise<void>((resolve, reject) => {
      const child = fork(SHARD_SCRIPT);
      child.on('message', (message) => {
        const { index, outcome } = message as ProgressMessage;
        outcomes[index] = outcome;
        progress(++done);
      });
      child.once('error', reject);
      child.once('exit', (code) => {
        if (code === 0) resolve();
        else reject(new Error(`A process of the benchmark ended with ${code}.`));
      });
      child.send({ folder, maxUtterances, index: shardIndex, count: shardCount } satisfies Shard);
    });
  await Promise.all(Array.from({ length: shardCount }, (_, shardIndex) => run(shardIndex)));
  if (done !== count) throw new Error(`${done} of ${count} trials were done.`);
  return outcomes;
}
