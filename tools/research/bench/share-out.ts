import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Outcome } from './speech-outcome';
import type { Share, Told } from './speech-part';

const MOST_PARTS = 8;
const PART = fileURLToPath(new URL('./speech-part.ts', import.meta.url));

/** Runs all trials of a folder, one process a core; outcomes come in the order of the trials.
 *  @param count of trials  @param progress hears how many are done
 *  @throws Error when a process ends before its share is done */
export async function outcomesOf(
  folder: string,
  most: number,
  count: number,
  progress: (done: number) => void,
): Promise<Outcome[]> {
  const parts = Math.min(availableParallelism(), MOST_PARTS);
  const outcomes: Outcome[] = [];
  let done = 0;
  const run = (part: number) =>
    new Promise<void>((resolve, reject) => {
      const child = fork(PART);
      child.on('message', (message) => {
        const { at, outcome } = message as Told;
        outcomes[at] = outcome;
        progress(++done);
      });
      child.once('error', reject);
      child.once('exit', (code) => {
        if (code === 0) resolve();
        else reject(new Error(`A process of the benchmark ended with ${code}.`));
      });
      child.send({ folder, most, part, parts } satisfies Share);
    });
  await Promise.all(Array.from({ length: parts }, (_, part) => run(part)));
  if (done !== count) throw new Error(`${done} of ${count} trials were done.`);
  return outcomes;
}
