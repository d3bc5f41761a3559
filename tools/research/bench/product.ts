import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '~/launcher/machine/free-port';
import { ROOT } from '~/launcher/machine/root';
import { connect, type Database } from '~/server/db';

export interface Product {
  /** Base URL of the REST contract: `http://localhost:PORT/api/front`. */
  restUrl: string;
  origin: string;
  db: Database;
  stop(): Promise<void>;
}

/** Starts the built product on a free port with a data folder of its own and with high rate limits, and
 *  waits until it responds. */
export async function startProduct(): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shuoyi-bench-'));
  const port = await freePort();
  const { DATABASE_URL: _, NODE_ENV: __, ...rest } = process.env;
  const settings = { PORT: String(port), DATA_DIR: dataDir, THROTTLE_SCALE: '1000' };
  const child = spawn(process.execPath, [join(ROOT, 'src/launcher/start.mjs')], {
    cwd: ROOT,
    env: { ...rest, ...settings } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://localhost:${port}`;
  await Promise.race([
    waitUntilReady(`${origin}/api/front/auth`),
    ended.then(() => Promise.reject(new Error('The product did not start.'))),
  ]);
  const db = connect((await readFile(join(dataDir, 'database-url'), 'utf8')).trim(), 3);
  const stop = async () => {
    await db.$disconnect();
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  return { restUrl: `${origin}/api/front`, origin, db, stop };
}

async function waitUntilReady(url: string): Promise<void> {
  for (;;) {
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
