import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { currentCommit } from '../current-commit';

export interface Machine {
  processor: string;
  processors: number;
  memoryGb: number;
  /** Version of the Node that runs the servers. */
  node: string;
  commit: string;
  /** Start of the measurement. */
  at: string;
}

/** The machine and versions that a result was measured on. */
export function describeMachine(node: string): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? 'an unknown processor',
    processors: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: execFileSync(node, ['--version'], { encoding: 'utf8' }).trim().replace(/^v/, ''),
    commit: currentCommit(),
    at: new Date().toISOString(),
  };
}
