import { readFileSync } from 'node:fs';

/** When a process started, in the kernel's own count (field 22 of `/proc/<pid>/stat`); null where the
 *  system does not tell. */
export function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses and may itself hold spaces.
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return afterName[19] ?? null;
  } catch {
    return null;
  }
}
