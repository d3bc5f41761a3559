import { rm } from 'node:fs/promises';
import { App } from './app';
import { copyFrom } from './data-folder';

/** Starts the product once on an empty data folder, as after a clone, and stops it: what it built, migrated and
 *  seeded is where every other start of this run begins. @returns function that removes the folder */
export default async function firstStart(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_URL) return;
  const app = await App.start();
  await app.stop();
  copyFrom(app.dataDir);
  return () => rm(app.dataDir, { recursive: true, force: true });
}
