import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '~/launcher/database/migrations';
import { ROOT } from '~/launcher/machine/root';
import { createScratchDatabase, type ScratchDatabase } from './scratch-database';

/** Folder of dumps: each has rows of every table, and is named after the last migration of its database. */
export const DUMPS_DIR = join(ROOT, 'prisma/dumps');

export function readDump(lastMigration: string): string {
  return readFileSync(join(DUMPS_DIR, `${lastMigration}.sql`), 'utf8');
}

export interface DumpedDatabase extends ScratchDatabase {
  client: pg.Client;
}

/** Creates a database at the migration `lastMigration`, with the rows of its dump. */
export async function createDumpedDatabase(lastMigration: string): Promise<DumpedDatabase> {
  const { url, stop } = await createScratchDatabase();
  const client = new pg.Client(url);
  const end = async () => {
    await client.end();
    await stop();
  };
  try {
    await migrate(url, { upTo: lastMigration });
    await client.connect();
    await client.query('DELETE FROM _prisma_migrations');
    await client.query(readDump(lastMigration));
  } catch (error) {
    await end();
    throw error;
  }
  return { url, client, stop: end };
}
