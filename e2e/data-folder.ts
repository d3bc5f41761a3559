import { existsSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Environment variable with the folder that `first-start.ts` fills. `npm test` sets it, and removes the folder at its
 *  end: it starts Playwright several times. */
const FILLED = 'E2E_FILLED_FOLDER';

/** The folder of the first start; undefined before that, unless `npm test` has named it. */
export const filledFolder = (): string | undefined => process.env[FILLED];

/** Lets the data folders of this run, also those of Playwright's workers, begin as copies of `folder`. */
export function copyFrom(folder: string): void {
  process.env[FILLED] = folder;
}

/** Makes a data folder of its own: a copy of the one that the first start of this run has migrated and seeded,
 *  or an empty one before that. @returns its absolute path */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shuoyi-e2e-'));
  const filled = filledFolder();
  if (filled && existsSync(filled)) await cp(filled, folder, { recursive: true });
  return folder;
}
