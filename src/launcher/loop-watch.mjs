import { Worker } from 'node:worker_threads';

/** Number of looks within the limit. */
const LOOKS = 10;

/** Ends this process when its event loop has not turned for the whole limit, so that a supervisor starts it
 *  again: a hanging process cannot report itself, and a health check alone restarts nothing. A process that was
 *  suspended for a while is not ended when it continues, because only the thread's own checks are counted.
 *  @param {number} limitMs */
export function watchLoop(limitMs) {
  const turns = new Int32Array(new SharedArrayBuffer(4));
  const lookMs = limitMs / LOOKS;
  setInterval(() => Atomics.add(turns, 0, 1), lookMs / 2).unref();
  const file = new URL('./loop-watch-thread.mjs', import.meta.url);
  const workerData = { turns, looks: LOOKS, lookMs };
  // Without the loaders of this process.
  new Worker(file, { workerData, execArgv: [] }).unref();
}
