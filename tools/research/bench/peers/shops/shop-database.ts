import { execFileSync } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { postgresBinaries } from '~/test/real-postgres';
import type { Environment } from '../environment';

/** The shop's database after its installation: one product, no cart. It is written last, so that its
 *  presence means a complete installation. */
const DUMP = 'database.sql';

export const isInstalled = (folder: string): boolean => existsSync(join(folder, DUMP));

export async function createDatabase({ postgres }: Environment, name: string): Promise<void> {
  const admin = new pg.Client(postgres.url);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
}

/** Writes a shop's database to its folder. */
export function dumpDatabase(environment: Environment, name: string, folder: string): void {
  const file = join(folder, DUMP);
  runPostgresProgram('pg_dump', [
    '--no-owner',
    `--file=${file}.new`,
    environment.databaseUrl(name),
  ]);
  renameSync(`${file}.new`, file);
}

/** Reads a shop's database from its folder, in one transaction: a commit for each table takes minutes. */
export async function restoreDatabase(
  environment: Environment,
  name: string,
  folder: string,
): Promise<void> {
  const url = environment.databaseUrl(name);
  runPostgresProgram('psql', ['-q', '-1', '-v', 'ON_ERROR_STOP=1', '-f', join(folder, DUMP), url]);
  await queryNumber(environment, name, 'SELECT 1');
}

function runPostgresProgram(program: string, args: string[]): void {
  const bin = postgresBinaries() ?? '';
  execFileSync(join(bin, program), args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
  });
}

/** The first number that a statement returns. */
export async function queryNumber(
  environment: Environment,
  name: string,
  statement: string,
): Promise<number> {
  const client = new pg.Client(environment.databaseUrl(name));
  await client.connect();
  const { rows } = await client.query({ text: statement, rowMode: 'array' });
  await client.end();
  return Number(rows[0]?.[0]);
}
