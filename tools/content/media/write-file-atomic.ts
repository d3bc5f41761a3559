import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The ending of a file that is being written; one that is found later was left by a killed run. */
export const TEMP_SUFFIX = '.part';

/** Writes a file so that it is there as a whole or not at all. */
export function writeFileAtomic(file: string, content: Uint8Array | string): void {
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}${TEMP_SUFFIX}`;
  writeFileSync(part, content);
  renameSync(part, file);
}
