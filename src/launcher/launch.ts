import { join } from 'node:path';
import { readEnv } from '~/env';
import { appSettings } from './app-settings';
import { buildIfChanged } from './build';
import { makeDataFolder, openingFailure } from './data-folder';
import { lockDataFolder } from './data-lock';
import { embeddedUrl, startEmbedded } from './database/embedded';
import { migrate } from './database/migrations';
import { seedDatabase } from './database/seed-database';
import { freePort, waitUntilPortIsFree } from './machine/free-port';
import { publishDatabaseUrl } from './running-url';
import { loadSecrets } from './secrets';
import { launcherSettings } from './settings';
import { startWebServer, waitUntilReady } from './web-server';

/** Maximum wait for the port: the web server of a killed launcher takes a moment to end. */
const PORT_TIMEOUT_MS = 5000;

export interface Running {
  /** Public address. */
  url: string;
  dataDir: string;
  /** Demo account; only on the embedded default. */
  demo: { email: string; password: string } | null;
  /** Resolves with a sentence when the web server ends by itself. */
  crashed: Promise<string>;
}

/** Starts the whole product: settings, lock, database, migrations, content, build, web server. `undo`
 *  collects the clean-up of each step, also when a later one fails; call its entries in reverse order.
 *  @throws Error with a sentence for the person who started it */
export async function launch(
  mode: 'start' | 'dev',
  undo: (() => unknown)[],
  signal: AbortSignal,
): Promise<Running> {
  const settings = launcherSettings(process.env);
  const { port, dataDir, embedded } = settings;
  const databasePort = await freePort();
  makeDataFolder(dataDir);
  if (embedded) undo.push(lockDataFolder(dataDir));
  const secrets = embedded ? loadSecrets(dataDir) : null;
  const url = embeddedUrl(databasePort);
  const app = appSettings(process.env, settings, secrets && { url, secrets });
  const env = readEnv(app);
  if (!(await waitUntilPortIsFree(port, PORT_TIMEOUT_MS))) {
    throw new Error(`Port ${port} is taken by another program. Set PORT to another one.`);
  }

  const building = mode === 'start' ? buildIfChanged(signal) : Promise.resolve();
  building.catch(() => {}); // awaited below; until then it must not count as unhandled
  if (embedded) {
    const folder = join(dataDir, 'pg');
    const database = await startEmbedded({ folder, port: databasePort }).catch((error) => {
      throw openingFailure(folder, error);
    });
    undo.push(database.stop);
    undo.push(publishDatabaseUrl(dataDir, url));
  }
  await migrate(env.DATABASE_URL);
  const demo = secrets && { email: 'demo@shuoyi.example', password: secrets.demoPassword };
  await seedDatabase(env.DATABASE_URL, demo);
  await building;
  signal.throwIfAborted();

  const server = startWebServer(mode, port, app);
  undo.push(server.stop);
  await Promise.race([
    waitUntilReady(`http://127.0.0.1:${port}/`),
    server.crashed.then((sentence) => {
      throw new Error(sentence);
    }),
  ]);
  return { url: env.APP_URL, dataDir, demo, crashed: server.crashed };
}
