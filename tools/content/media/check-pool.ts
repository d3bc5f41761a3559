import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import Piscina from 'piscina';
import type { TakeCheck } from '~/server/gateways/speech/check-clip';
import type { CheckSetting, CheckTask } from './check-worker';

/** A checker of clips. */
export interface ClipChecker {
  check(task: CheckTask): Promise<TakeCheck>;
}

/** A checker in as many threads as there are cores, each of which loads the scorer once.
 *  @param setting root folder of the project, and whether the ear is asked */
export function openCheckPool(
  setting: CheckSetting,
  threads: number = cpus().length,
): ClipChecker & { close: () => Promise<void> } {
  const pool = new Piscina({
    filename: fileURLToPath(new URL('./check-worker.ts', import.meta.url)),
    execArgv: ['--import', 'tsx'],
    minThreads: 1,
    maxThreads: threads,
    workerData: setting,
  });
  return {
    check: (task) => pool.run(task) as Promise<TakeCheck>,
    close: () => pool.destroy(),
  };
}
