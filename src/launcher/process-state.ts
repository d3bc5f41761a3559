import { readFileSync } from 'node:fs';

interface ProcessState {
  /** Start time, in clock ticks of the kernel. */
  start: string;
  /** True for a zombie, whose parent has not waited for it. */
  ended: boolean;
}

/** State of a process (fields 3 and 22 of `/proc/<pid>/stat`); null where it is not available. */
export function processState(pid: number): ProcessState | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses and may itself contain spaces.
    const [state = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { start: rest[18] ?? '', ended: state === 'Z' || state === 'X' };
  } catch {
    return null;
  }
}
