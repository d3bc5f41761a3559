import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The processors of each process; null where nothing can be pinned. */
export interface Pinning {
  /** The processor of the server that is measured. */
  server: string;
  /** The processors of PostgreSQL and of the load. */
  rest: string;
}

/** The last processor for the server, the others for the rest.
 *  @returns null without `taskset` (package util-linux) or with one processor only */
export function findPinning(): Pinning | null {
  const processors = availableParallelism();
  if (processors < 2 || spawnSync('taskset', ['--version']).status !== 0) return null;
  const last = processors - 1;
  return { server: String(last), rest: last === 1 ? '0' : `0-${last - 1}` };
}

/** Arguments to put before a command so that it and its child processes stay on these processors. */
export function pinned(processors: string | undefined): string[] {
  return processors === undefined ? [] : ['taskset', '-c', processors];
}

/** Moves this process, which makes the load, to its processors. */
export function pinThisProcess(processors: string): void {
  spawnSync('taskset', ['-a', '-c', '-p', processors, String(process.pid)]);
}
