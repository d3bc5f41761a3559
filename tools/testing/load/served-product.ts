import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '~/launcher/machine/free-port';
import { ROOT } from '~/launcher/machine/root';
import { waitUntilReady } from '~/launcher/wait-until-ready.mjs';
import type { Shop } from './visit';

/** Maximum time of a start, which may build, and of a stop, ms. */
const START_MS = 300_000;
const STOP_MS = 30_000;

/** A process of the product that was started. */
export interface Started {
  pid: number;
  /** Resolves with the code or the signal when it has ended. */
  ended: Promise<string>;
  /** Ends it as an operator does. */
  stop(): Promise<void>;
}

export interface ProductOptions {
  /** Folder of its output. */
  folder: string;
  dataDir: string;
  port: number;
  /** Address of PostgreSQL; null for the embedded database. */
  databaseUrl: string | null;
  /** Number of web processes; the launcher's choice if absent. */
  webProcesses?: number;
  /** Folder of the release; this one if absent. */
  root?: string;
  /** Settings beside those that every load wants. */
  settings?: Readonly<Record<string, string>>;
}

/** The environment of the product and its worker: every limit at its maximum, and visitors' addresses taken
 *  from a header. */
function environment({ dataDir, port, databaseUrl, webProcesses, settings }: ProductOptions) {
  const { DATABASE_URL: _, NODE_ENV: __, ...rest } = process.env;
  return {
    ...rest,
    PORT: String(port),
    APP_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    THROTTLE_SCALE: '1000',
    TRUSTED_PROXIES: 'loopback',
    ...(webProcesses !== undefined && { WEB_PROCESSES: String(webProcesses) }),
    LOG_LEVEL: 'warn',
    ...(databaseUrl && {
      DATABASE_URL: databaseUrl,
      APP_SECRET: 'load-secret-load-secret-load-secret-0001',
      SANDBOX_BANK_SECRET: 'load-secret-load-secret-load-secret-0002',
      WORKER: 'off',
    }),
    ...settings,
  } as unknown as NodeJS.ProcessEnv;
}

/** Starts the product and waits until it serves. */
export async function startProduct(options: ProductOptions): Promise<Started> {
  const product = start(options, 'product', ['src/launcher/start.mjs']);
  await Promise.race([
    waitUntilReady(options.port, '/api/health/ready', START_MS),
    product.ended.then((reason) => {
      const lines = readFileSync(join(options.folder, 'product.log'), 'utf8').split('\n');
      throw new Error(`The product ended with ${reason}:\n${lines.slice(-20).join('\n')}`);
    }),
  ]);
  return product;
}

/** Starts the worker of a product on PostgreSQL, as a supervisor would. */
export function startWorker(options: ProductOptions): Started {
  return start(options, 'worker', [
    '--conditions=react-server',
    '--import=tsx',
    'src/launcher/worker.ts',
  ]);
}

function start(options: ProductOptions, name: string, command: readonly string[]): Started {
  mkdirSync(options.folder, { recursive: true });
  const output = openSync(join(options.folder, `${name}.log`), 'a');
  const child = spawn(process.execPath, command, {
    cwd: options.root ?? ROOT,
    env: environment(options),
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
    child.once('error', (error) => resolve(error.message));
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  ended.then(() => process.off('exit', kill));
  return {
    pid: child.pid ?? 0,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      const force = setTimeout(kill, STOP_MS);
      await ended;
      clearTimeout(force);
    },
  };
}

/** The address of the database that a product uses. */
export function databaseUrlOf({ dataDir, databaseUrl }: ProductOptions): string {
  return databaseUrl ?? readFileSync(join(dataDir, 'database-url'), 'utf8').trim();
}

/** Reads what visits need to know of a running product. */
export async function readShop(origin: string, databaseUrl: string): Promise<Shop> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const first = async (sql: string) => String((await client.query(sql)).rows[0]?.first);
  const productId = await first(
    `SELECT id AS first FROM "Product" WHERE "onSale" AND kind = 'PLAN' ORDER BY position LIMIT 1`,
  );
  const slug = await first(
    `SELECT slug AS first FROM "Unit" WHERE access = 'FREE' AND "withdrawnAt" IS NULL ORDER BY slug LIMIT 1`,
  );
  await client.end();
  return { origin, productId, slug };
}

/** A free port for each run, or that of PORT. */
export async function choosePort(): Promise<number> {
  return process.env.PORT ? Number(process.env.PORT) : freePort();
}
