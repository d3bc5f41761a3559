import { readFileSync } from 'node:fs';

interface ProcessState {
  /** When it started, in the kernel's own count. */
  start: string;
  /** It has ended, and waits for its parent to notice: a zombie. */
  ended: boolean;
}

/** What the system tells of a process (fields 3 and 22 of `/proc/<pid>/stat`); null where it does not. */
export function processState(pid: number): ProcessState | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses and may itself hold spaces.
    const [state = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { start: rest[18] ?? '', ended: state === 'Z' || state === 'X' };
  } catch {
    return null;
  }
}
