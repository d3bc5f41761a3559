import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { startEmbedded } from '../launcher/database/embedded';
import { workerUrl } from './db';

export interface ScratchDatabase {
  url: string;
  stop(): Promise<void>;
}

/** An empty database of the kind that this run tests on, without any migration. */
export async function createScratchDatabase(): Promise<ScratchDatabase> {
  const databases = inject('databases');
  if (databases.kind === 'embedded') return startEmbedded();
  const url = new URL(workerUrl(databases));
  const name = `scratch_${randomUUID().replaceAll('-', '')}`;
  const connected = (sql: string) => runOnServer(url.href, sql);
  await connected(`CREATE DATABASE ${name}`);
  const scratch = new URL(url);
  scratch.pathname = name;
  return { url: scratch.href, stop: () => connected(`DROP DATABASE ${name} WITH (FORCE)`) };
}

async function runOnServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql);
  await client.end();
}
