import { readdirSync, readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

export interface ProductProcess {
  /** `launcher`, `database`, `web 0` … */
  name: string;
  pid: number;
  residentBytes: number;
}

/** The processes of a product: the launcher and what it has started. */
export function listProcesses(launcher: number): ProductProcess[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(all.map((pid) => [Number(pid), parentOf(pid)]));
  const pids = [
    launcher,
    ...[...parents].filter(([, parent]) => parent === launcher).map(([pid]) => pid),
  ];
  return pids.flatMap((pid) => {
    const residentBytes = residentBytesOf(pid);
    if (residentBytes === null) return [];
    return [{ name: pid === launcher ? 'launcher' : nameOf(pid), pid, residentBytes }];
  });
}

/** Memory that a process occupies, bytes; null when there is none. */
export function residentBytesOf(pid: number): number | null {
  const pages = Number(read(pid, 'statm').split(' ')[1]);
  return pages > 0 ? pages * PAGE_BYTES : null;
}

/** Next gives its processes another title, but not another environment. */
function nameOf(pid: number): string {
  const [, slot] = /(?:^|\0)WEB_PROCESS=(\d+)/.exec(read(pid, 'environ')) ?? [];
  if (slot !== undefined) return `web ${slot}`;
  return read(pid, 'cmdline').includes('serve-database') ? 'database' : 'helper';
}

function parentOf(pid: string): number {
  const line = read(pid, 'stat');
  return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1]);
}

function read(pid: number | string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // It ended meanwhile.
  }
}
