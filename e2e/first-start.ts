import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { App } from './app';
import { copyFrom, filledFolder } from './data-folder';

/** Starts the product once on an empty data folder, as after a clone, and stops it: every other start of this run
 *  begins with a copy of that folder. @returns function that removes the folder, unless `npm test` does */
export default async function firstStart(): Promise<(() => Promise<void>) | undefined> {
  const named = filledFolder();
  if (process.env.E2E_URL || (named && existsSync(named))) return;
  const app = await App.start();
  await app.stop();
  if (named) {
    await rename(app.dataDir, named);
    return;
  }
  copyFrom(app.dataDir);
  return () => rm(app.dataDir, { recursive: true, force: true });
}
