import { readFileSync } from 'node:fs';
import { readProcesses, readStat } from '../load/process-tree';

export interface ProductProcess {
  /** `launcher`, `database`, `web 0` … */
  name: string;
  pid: number;
  residentBytes: number;
}

/** The processes of a product: the launcher and its child processes. */
export function listProcesses(launcher: number): ProductProcess[] {
  return readProcesses()
    .filter(({ pid, parent }) => pid === launcher || parent === launcher)
    .filter(({ residentBytes }) => residentBytes > 0)
    .sort((one, other) => Number(other.pid === launcher) - Number(one.pid === launcher))
    .map(({ pid, residentBytes }) => ({
      name: pid === launcher ? 'launcher' : nameOf(pid),
      pid,
      residentBytes,
    }));
}

/** Memory that a process occupies, bytes; null when there is none. */
export const residentBytesOf = (pid: number): number | null => readStat(pid)?.residentBytes || null;

/** Next changes the title of its processes, but not their environment. */
function nameOf(pid: number): string {
  const [, slot] = /(?:^|\0)WEB_PROCESS=(\d+)/.exec(read(pid, 'environ')) ?? [];
  if (slot !== undefined) return `web ${slot}`;
  return read(pid, 'cmdline').includes('serve-database') ? 'database' : 'helper';
}

function read(pid: number | string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // It ended meanwhile.
  }
}
