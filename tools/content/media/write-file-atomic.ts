import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Suffix of a file that is being written; one found later was left by a killed run. */
const TEMP_SUFFIX = '.part';

/** Writes a file atomically, by renaming a temporary one. */
export function writeFileAtomic(file: string, content: Uint8Array | string): void {
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}${TEMP_SUFFIX}`;
  writeFileSync(part, content);
  renameSync(part, file);
}
