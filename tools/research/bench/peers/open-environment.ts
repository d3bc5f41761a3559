import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresBinaries, startPostgres } from '~/test/real-postgres';
import type { Environment } from './environment';
import type { Options } from './options';
import { findPinning, pinned, pinThisProcess } from './pinning';

/** Durable, as a shop runs it: every commit waits for the disk. */
const DURABLE = ['fsync=on', 'synchronous_commit=on', 'shared_buffers=512MB'];

/** Starts PostgreSQL, and pins it and this process to the processors that the servers do not use.
 *  @throws Error where PostgreSQL is not installed */
export async function openEnvironment(options: Options): Promise<Environment> {
  const bin = postgresBinaries();
  if (!bin) throw new Error('bench:peers needs PostgreSQL (Debian’s package postgresql-15).');
  const pinning = findPinning();
  if (pinning && !options.install) pinThisProcess(pinning.rest);
  if (!pinning)
    console.log('Nothing is pinned: that needs taskset (package util-linux) and two processors.');
  const scratch = mkdtempSync(join(tmpdir(), 'shuoyi-peers-'));
  mkdirSync(options.folder, { recursive: true });
  const postgres = await startPostgres(bin, { settings: DURABLE, prefix: pinned(pinning?.rest) });
  const databaseUrl = (name: string) => postgres.url.replace(/postgres$/, name);
  return { options, pinning, postgres, databaseUrl, scratch, started: [] };
}

/** Stops everything that was started, the last first. */
export async function closeEnvironment({ started, postgres, scratch }: Environment): Promise<void> {
  for (const server of started.reverse()) await server.stop();
  await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
}
