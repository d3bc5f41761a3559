import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { freePort } from '~/launcher/machine/free-port';
import { serializeBatches } from './serialize-batches';

export interface EmbeddedDatabase {
  /** PostgreSQL address on loopback. */
  url: string;
  /** Dumps the data directory as a tar, for `template`. */
  dump(): Promise<Blob>;
  stop(): Promise<void>;
}

/** Maximum number of connections of one embedded server. */
const EMBEDDED_CONNECTIONS = 64;

export interface EmbeddedOptions {
  /** Data directory; without it, in memory. */
  folder?: string;
  /** Dump to start from; for a new database only. */
  template?: Blob;
  /** Port on loopback; without it, any free one. */
  port?: number;
}

/** The address of the embedded database. As behind a pooler, no connection has a session of its own, because
 *  all share PGlite's. */
export function embeddedUrl(port: number): string {
  return `postgresql://postgres@127.0.0.1:${port}/postgres?pgbouncer=true`;
}

/** Starts PostgreSQL as WebAssembly in this process and serves the wire protocol on loopback.
 *  Two processes on one folder destroy its data: callers hold the lock of `launcher/data-lock.ts`. */
export async function startEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const db = await PGlite.create({
    dataDir: options.folder ?? 'memory://',
    loadDataDir: options.template,
  });
  const port = options.port ?? (await freePort());
  const server = new PGLiteSocketServer({
    db: serializeBatches(db),
    host: '127.0.0.1',
    port,
    maxConnections: EMBEDDED_CONNECTIONS,
  });
  await server.start();
  return {
    url: embeddedUrl(port),
    dump: () => db.dumpDataDir('none'),
    stop: async () => {
      await server.stop();
      await db.close();
    },
  };
}
