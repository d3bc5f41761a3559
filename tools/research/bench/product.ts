import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '~/launcher/machine/free-port';
import { connect, type Database } from '~/server/db';
import { databaseUrlOf, startProduct as serve } from '../../testing/load/served-product';

export interface Product {
  /** Base URL of the REST contract: `http://127.0.0.1:PORT/api/front`. */
  restUrl: string;
  origin: string;
  db: Database;
  stop(): Promise<void>;
}

/** Starts the built product on a free port with a data folder of its own, on the embedded database and with high rate
 *  limits, and waits until it responds. */
export async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'shuoyi-bench-'));
  const port = await freePort();
  const options = { folder, dataDir: join(folder, 'data'), port, databaseUrl: null };
  const product = await serve(options);
  const db = connect(databaseUrlOf(options), 3);
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await db.$disconnect();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { restUrl: `${origin}/api/front`, origin, db, stop };
}
