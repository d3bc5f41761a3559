import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '~/launcher/database/migrations';
import { ROOT } from '~/launcher/machine/root';
import { createScratchDatabase, type ScratchDatabase } from './scratch-database';

/** Each file holds rows of every table, from a database whose last migration is named like the file. */
export const DUMPS_DIR = join(ROOT, 'prisma/dumps');

export function readDump(lastMigration: string): string {
  return readFileSync(join(DUMPS_DIR, `${lastMigration}.sql`), 'utf8');
}

export interface DumpedDatabase extends ScratchDatabase {
  client: pg.Client;
}

/** A database as it was after the migration `last`, with the rows that were dumped then. */
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
