import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../cli/database/embedded';
import { migrate } from '../cli/database/migrations';
import { postgresBinaries, startPostgres } from './real-postgres';

/** The databases of a run: worker `n` (counted from 1) uses `urls[n - 1]`. */
export interface TestDatabases {
  kind: 'postgres' | 'embedded';
  urls: string[];
}

declare module 'vitest' {
  export interface ProvidedContext {
    databases: TestDatabases;
  }
}

/** Gives every test worker a migrated database of its own: on Debian's PostgreSQL when it is there,
 *  else on the embedded server. `TEST_DATABASE=postgres|embedded` decides otherwise. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workers = Number(project.config.maxWorkers) || availableParallelism();
  const bin = postgresBinaries();
  const kind = process.env.TEST_DATABASE || (bin ? 'postgres' : 'embedded');
  if (kind === 'postgres') {
    if (!bin) throw new Error('TEST_DATABASE=postgres needs Debian’s package postgresql-15.');
    return providePostgres(project, bin, workers);
  }
  if (kind === 'embedded') return provideEmbedded(project, workers);
  throw new Error(`TEST_DATABASE is "${kind}"; it can be "postgres" or "embedded".`);
}

async function providePostgres(project: TestProject, bin: string, workers: number) {
  const server = await startPostgres(bin);
  try {
    const urls = await workerDatabases(server.url, workers);
    project.provide('databases', { kind: 'postgres', urls });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server.stop;
}

async function workerDatabases(serverUrl: string, workers: number): Promise<string[]> {
  const at = (name: string) => serverUrl.replace(/postgres$/, name);
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  await admin.query('CREATE DATABASE template_migrated');
  await migrate(at('template_migrated'));
  const names = Array.from({ length: workers }, (_, index) => `worker_${index + 1}`);
  for (const name of names) await admin.query(`CREATE DATABASE ${name} TEMPLATE template_migrated`);
  await admin.end();
  return names.map(at);
}

async function provideEmbedded(project: TestProject, workers: number) {
  const folder = mkdtempSync(join(tmpdir(), 'shuoyi-embedded-'));
  const template = join(folder, 'migrated.tar');
  const first = await startEmbedded();
  await migrate(first.url);
  writeFileSync(template, Buffer.from(await (await first.dump()).arrayBuffer()));
  await first.stop();
  const servers = Array.from({ length: workers }, () => startServer(template));
  const urls = await Promise.all(servers.map((server) => server.url));
  project.provide('databases', { kind: 'embedded', urls });
  return async () => {
    for (const { child } of servers) child.disconnect();
    rmSync(folder, { recursive: true, force: true });
  };
}

function startServer(template: string): { child: ChildProcess; url: Promise<string> } {
  const script = fileURLToPath(new URL('./embedded-server.ts', import.meta.url));
  const child = fork(script, [template], { execArgv: ['--import', 'tsx'] });
  const url = new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)));
    child.once('exit', (code) => reject(new Error(`The embedded test server ended with ${code}.`)));
  });
  return { child, url };
}
