import { readdirSync, readFileSync } from 'node:fs';

/** The kernel's clock tick: `getconf CLK_TCK` is 100 on every Linux that Node runs on. */
const TICK_MS = 10;
const PAGE_BYTES = 4096;

export interface ProcessFigures {
  pid: number;
  parent: number;
  /** Time on a processor, its ended children included, ms. */
  cpuMs: number;
  /** Memory that it occupies, bytes. */
  residentBytes: number;
}

/** Reads a line of `/proc/PID/stat`; the name, in parentheses, may itself have blanks and parentheses. */
export function parseStat(line: string): ProcessFigures {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const at = (index: number) => Number(fields[index]);
  return {
    pid: Number.parseInt(line, 10),
    parent: at(1),
    cpuMs: (at(11) + at(12) + at(13) + at(14)) * TICK_MS,
    residentBytes: at(21) * PAGE_BYTES,
  };
}

/** The processes that descend from one, itself included. */
export function descendants(all: readonly ProcessFigures[], pid: number): ProcessFigures[] {
  const found = all.filter((figures) => figures.pid === pid);
  for (const { pid: parent } of found)
    found.push(...all.filter((figures) => figures.parent === parent));
  return found;
}

/** Every process of the machine. */
export const readProcesses = (): ProcessFigures[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(name) ?? []);

/** Processor time and memory of a process and all that it started. */
export function processTree(pid: number): { cpuMs: number; residentBytes: number } {
  return descendants(readProcesses(), pid).reduce(
    (sum, { cpuMs, residentBytes }) => ({
      cpuMs: sum.cpuMs + cpuMs,
      residentBytes: sum.residentBytes + residentBytes,
    }),
    { cpuMs: 0, residentBytes: 0 },
  );
}

/** One process; null when there is none. */
export function readStat(pid: number | string): ProcessFigures | null {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null; // It ended meanwhile.
  }
}
