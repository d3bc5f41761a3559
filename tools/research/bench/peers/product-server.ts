import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '~/launcher/machine/free-port';
import { ROOT } from '~/launcher/machine/root';
import type { Environment } from './environment';
import { createShoppers, type Shoppers } from './shoppers';
import { type StartedServer, startServer } from './start-server';

export interface ProductServer extends StartedServer {
  db: pg.Pool;
  shoppers: Shoppers;
}

/** Starts our product, built, as one web process without the worker, on a database with shoppers. Each shopper
 *  has an address of their own, as people have, and the limits of the throttle are as high as they go. */
export async function startProductServer(environment: Environment): Promise<ProductServer> {
  const { options, pinning, postgres, scratch } = environment;
  const admin = new pg.Client(postgres.url);
  await admin.connect();
  await admin.query('CREATE DATABASE shuoyi');
  await admin.end();
  const port = await freePort();
  const url = environment.databaseUrl('shuoyi');
  const server = await startServer({
    name: 'shuoyi',
    command: [options.node, join(ROOT, 'src/launcher/start.mjs')],
    cwd: ROOT,
    env: {
      PORT: String(port),
      APP_URL: `http://127.0.0.1:${port}`,
      APP_SECRET: 'bench-secret-bench-secret-bench-secret-01',
      SANDBOX_BANK_SECRET: 'bench-secret-bench-secret-bench-secret-02',
      DATA_DIR: join(scratch, 'data'),
      DATABASE_URL: url,
      THROTTLE_SCALE: '1000',
      TRUSTED_PROXIES: 'loopback',
      WEB_PROCESSES: '1',
      WORKER: 'off',
    },
    port,
    readyPath: '/api/front/auth',
    logs: scratch,
    processors: pinning?.server,
  });
  environment.started.push(server);
  const db = new pg.Pool({ connectionString: url, max: 2 });
  environment.started.push({ stop: () => db.end() });
  return { ...server, db, shoppers: await createShoppers(db) };
}
