import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../launcher/database/embedded';
import { migrate } from '../launcher/database/migrations';
import { startPooler } from './pooler';
import { postgresBinaries, startPostgres } from './real-postgres';

/** The databases of a run: the worker with the number i, from 1, uses `urls[i - 1]`. */
export interface TestDatabases {
  kind: 'postgres' | 'embedded';
  urls: string[];
  /** The same, without the pooler that may be in front of them. */
  directUrls: string[];
  /** Folder for files of tests; deleted after the run. */
  folder: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    databases: TestDatabases;
  }
}

/** Gives every test worker a migrated database of its own: on Debian's PostgreSQL when installed, else on
 *  the embedded server. `TEST_DATABASE=postgres|pooled|embedded` overrides this; `pooled` puts PgBouncer in
 *  front of PostgreSQL, and migrations bypass it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workers = Number(project.config.maxWorkers) || availableParallelism();
  const bin = postgresBinaries();
  const wanted = process.env.TEST_DATABASE || (bin ? 'postgres' : 'embedded');
  const pooled = wanted === 'pooled';
  const kind = pooled ? 'postgres' : wanted;
  if (kind !== 'postgres' && kind !== 'embedded')
    throw new Error(`TEST_DATABASE is "${kind}"; it can be "postgres", "pooled" or "embedded".`);
  if (kind === 'postgres' && !bin)
    throw new Error(`TEST_DATABASE=${wanted} needs Debian’s package postgresql-15.`);
  const folder = mkdtempSync(join(tmpdir(), 'shuoyi-tests-'));
  const {
    urls,
    directUrls = urls,
    stop,
  } = kind === 'postgres' && bin
    ? await startPostgresServer(bin, workers, pooled)
    : await startEmbeddedServer(folder, workers);
  project.provide('databases', { kind, urls, directUrls, folder });
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

interface StartedServer {
  urls: string[];
  directUrls?: string[];
  stop(): Promise<void> | void;
}

async function startPostgresServer(
  bin: string,
  workers: number,
  pooled: boolean,
): Promise<StartedServer> {
  const server = await startPostgres(bin);
  try {
    const urls = await workerDatabases(server.url, workers);
    if (!pooled) return { urls, stop: server.stop };
    const pooler = await startPooler(server.url);
    const stop = () => pooler.stop().then(server.stop);
    return { urls: urls.map(pooler.toPooled), directUrls: urls, stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function workerDatabases(serverUrl: string, workers: number): Promise<string[]> {
  const toUrl = (name: string) => serverUrl.replace(/postgres$/, name);
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  await admin.query('CREATE DATABASE template_migrated');
  await migrate(toUrl('template_migrated'));
  const names = Array.from({ length: workers }, (_, index) => `worker_${index + 1}`);
  for (const name of names) await admin.query(`CREATE DATABASE ${name} TEMPLATE template_migrated`);
  await admin.end();
  return names.map(toUrl);
}

async function startEmbeddedServer(folder: string, workers: number): Promise<StartedServer> {
  const template = join(folder, 'migrated.tar');
  const first = await startEmbedded();
  await migrate(first.url);
  writeFileSync(template, Buffer.from(await (await first.dump()).arrayBuffer()));
  await first.stop();
  const servers = Array.from({ length: workers }, () => startServer(template));
  const stop = () => {
    for (const { child } of servers) child.disconnect();
  };
  return { urls: await Promise.all(servers.map((server) => server.url)), stop };
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
