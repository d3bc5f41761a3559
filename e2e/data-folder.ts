import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Environment variable with the folder that `first-start.ts` has filled. */
const FILLED = 'E2E_FILLED_FOLDER';

/** Lets the data folders of this run, also those of Playwright's workers, begin as copies of `folder`. */
export function copyFrom(folder: string): void {
  process.env[FILLED] = folder;
}

/** Makes a data folder of its own: a copy of the one that the first start of this run has migrated and seeded,
 *  or an empty one before that. @returns its absolute path */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shuoyi-e2e-'));
  const filled = process.env[FILLED];
  if (filled) await cp(filled, folder, { recursive: true });
  return folder;
}
