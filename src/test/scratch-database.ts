import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { startEmbedded } from '../launcher/database/embedded';
import { directUrl } from './db';

export interface ScratchDatabase {
  url: string;
  stop(): Promise<void>;
}

/** Creates an empty database of this run's kind, without any migration. */
export async function createScratchDatabase(): Promise<ScratchDatabase> {
  const databases = inject('databases');
  if (databases.kind === 'embedded') return startEmbedded();
  const url = new URL(directUrl(databases));
  const name = `scratch_${randomUUID().replaceAll('-', '')}`;
  const run = (sql: string) => runOnServer(url.href, sql);
  await run(`CREATE DATABASE ${name}`);
  const scratch = new URL(url);
  scratch.pathname = name;
  return { url: scratch.href, stop: () => run(`DROP DATABASE ${name} WITH (FORCE)`) };
}

async function runOnServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql);
  await client.end();
}
