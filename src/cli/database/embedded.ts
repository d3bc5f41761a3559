import { createServer } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

export interface EmbeddedDatabase {
  /** PostgreSQL address on loopback. */
  url: string;
  /** Everything in it, as a tar that `template` takes. */
  dump(): Promise<Blob>;
  stop(): Promise<void>;
}

/** Connections that one embedded server takes; more are refused. */
export const EMBEDDED_CONNECTIONS = 20;

/** A loopback port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Starts PostgreSQL as WebAssembly in this process and serves the wire protocol on loopback.
 *  Two processes on one folder destroy its data: callers hold the lock of `data-lock.ts`.
 *  @param folder   where the data lives; without it, in memory
 *  @param template an earlier dump to begin with; only for a new database */
export async function startEmbedded(folder?: string, template?: Blob): Promise<EmbeddedDatabase> {
  const db = await PGlite.create({ dataDir: folder ?? 'memory://', loadDataDir: template });
  const port = await freePort();
  const server = new PGLiteSocketServer({
    db,
    host: '127.0.0.1',
    port,
    maxConnections: EMBEDDED_CONNECTIONS,
  });
  await server.start();
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    dump: () => db.dumpDataDir('none'),
    stop: async () => {
      await server.stop();
      await db.close();
    },
  };
}
