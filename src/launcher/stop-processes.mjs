import { setTimeout } from 'node:timers/promises';
import { endProcess } from './end-process.mjs';

/** Maximum time for the end of the processes that do not accept connections, before the others are told to stop. */
const STARTING_MS = 2_000;

/** A process of the web server.
 *  @typedef {object} WebProcess
 *  @property {import('node:child_process').ChildProcess} child
 *  @property {Promise<unknown>} ended
 *  @property {boolean} accepts whether it accepts connections from the shared socket */

/** Ends the web processes; those that accept connections finish their requests. The ones that do not accept yet have
 *  the shared socket too, and end first: as long as one of them lives, the kernel takes connections that nobody will
 *  accept, and resets them at its end.
 *  @param {readonly WebProcess[]} processes
 *  @returns {Promise<void>} resolves when all have ended */
export async function stopProcesses(processes) {
  const end = ({ child, ended }) => endProcess(child, ended);
  const starting = Promise.all(processes.filter(({ accepts }) => !accepts).map(end));
  const waited = new AbortController();
  const { signal } = waited;
  await Promise.race([starting, setTimeout(STARTING_MS, undefined, { signal }).catch(() => {})]);
  waited.abort();
  await Promise.all([starting, ...processes.filter(({ accepts }) => accepts).map(end)]);
}
