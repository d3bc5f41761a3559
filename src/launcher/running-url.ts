import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from './data-folder';
import { DataFolderInUse, lockDataFolder } from './data-lock';
import { startEmbedded } from './database/embedded';
import { migrate } from './database/migrations';
import { launcherSettings } from './settings';

const NAME = 'database-url';

/** Writes the address of the embedded database into the data folder, for commands beside the server.
 *  @returns deletes the file */
export function publishDatabaseUrl(dataDir: string, url: string): () => void {
  const file = join(dataDir, NAME);
  writeFileSync(file, `${url}\n`, { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/** Connects to the database of this installation: that of DATABASE_URL, or the embedded one. When a server runs
 *  on the data folder, its database is used; otherwise this process opens it and locks the folder.
 *  @param createsDatabase whether to create an empty embedded database if there is none
 *  @param isAlone whether a running server on the data folder is an error
 *  @throws Error with a sentence for the user of the command */
export async function connectLocalDatabase({
  createsDatabase = false,
  isAlone = false,
} = {}): Promise<{ url: string; close: () => Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, close: async () => {} };
  const { dataDir } = launcherSettings(process.env);
  if (createsDatabase) makeDataFolder(dataDir);
  else if (!existsSync(join(dataDir, 'pg')))
    throw new Error(`There is no database in ${dataDir} yet: npm start creates one.`);
  let unlock: () => void;
  try {
    unlock = lockDataFolder(dataDir);
  } catch (error) {
    if (isAlone || !(error instanceof DataFolderInUse)) throw error;
    return { url: readPublishedUrl(dataDir), close: async () => {} };
  }
  const database = await startEmbedded({ folder: join(dataDir, 'pg') });
  const close = async () => {
    await database.stop();
    unlock();
  };
  await migrate(database.url);
  return { url: database.url, close };
}

function readPublishedUrl(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, NAME), 'utf8').trim();
  } catch (cause) {
    const sentence = 'The server is just starting or stopping. Try again in a moment.';
    throw new Error(sentence, { cause });
  }
}
