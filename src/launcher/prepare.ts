/** Started by the launcher: checks the settings, builds the pages, migrates and fills the database, passes
 *  the web server's options to the launcher, and ends. */
import { once } from 'node:events';
import { join, relative } from 'node:path';
import { readEnv, stillSamples } from '~/env';
import { DEMO_EMAIL } from '~/lib/demo-email';
import { appSettings } from './app-settings';
import { buildIfChanged } from './build';
import { makeDataFolder } from './data-folder';
import { embeddedUrl } from './database/embedded';
import { explainingFailures } from './database/explain-failure';
import { migrate } from './database/migrations';
import { probeDatabase } from './database/probe-database';
import { seedDatabase } from './database/seed-database';
import { freePort, waitUntilPortIsFree } from './machine/free-port';
import { loadSecrets } from './secrets';
import { type LauncherSettings, launcherSettings } from './settings';
import { heapLimit, poolOfProcess } from './shares';
import { startWarnings } from './start-warnings';

/** Maximum wait for the port: the web server of a killed launcher takes a moment to end. */
const PORT_TIMEOUT_MS = 5000;

const [mode] = process.argv.slice(2);
const stopping = new AbortController();
let building: Promise<void> | undefined;

/** Ends a running build, and then this process. */
async function abort(): Promise<void> {
  stopping.abort();
  await building?.catch(() => {});
  process.exit(1);
}

process.on('SIGTERM', abort);
process.on('disconnect', abort);

/** Sends a message to the launcher, and waits until it is sent. */
function tell(message: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    if (process.send === undefined) throw new Error('The launcher starts this file.');
    process.send(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });
}

function build(): Promise<void> {
  building = buildIfChanged(stopping.signal);
  building.catch(() => {}); // awaited later; until then it must not count as unhandled
  return building;
}

/** Waits for the launcher's message that the embedded database is open. */
async function openDatabase(dataDir: string): Promise<string> {
  const port = await freePort();
  const opened = once(process, 'message');
  await tell({ database: { dataDir, port } });
  await opened;
  return embeddedUrl(port);
}

async function prepare(settings: LauncherSettings): Promise<void> {
  const { port, dataDir, embedded, webProcesses } = settings;
  const wide = makeDataFolder(dataDir);
  const warnings = startWarnings(process.env, mode === 'dev' ? 1 : webProcesses);
  for (const sentence of [...(wide ? [wide] : []), ...warnings]) console.warn(sentence);
  const url = embedded ? await openDatabase(dataDir) : null;
  const secrets = embedded ? loadSecrets(dataDir) : null;
  const app = appSettings(process.env, settings, url && secrets ? { url, secrets } : null);
  // The verbs that seed the demo account read the same settings as the web server.
  Object.assign(process.env, app);
  const env = readEnv(app);
  const address = env.LISTEN_ADDRESS;
  if (!(await waitUntilPortIsFree(port, PORT_TIMEOUT_MS, address))) {
    throw new Error(
      `Port ${port} is taken by another program${address ? `, or ${address} (LISTEN_ADDRESS) is no address of this machine` : ''}. Set PORT to another one.`,
    );
  }
  const built = mode === 'start' ? build() : Promise.resolve();
  if (!embedded) await tell({ database: null });
  await explainingFailures(env.DATABASE_URL, () => migrate(env.DATABASE_URL));
  await probeDatabase(env.DATABASE_URL);
  const demo = secrets && { email: DEMO_EMAIL, password: secrets.demoPassword };
  await seedDatabase(env.DATABASE_URL, demo);
  await built;
  stopping.signal.throwIfAborted();

  const processes = mode === 'dev' ? 1 : webProcesses;
  await tell({
    port,
    address,
    processes,
    heapMb: mode === 'dev' ? null : heapLimit(processes, process.env.NODE_OPTIONS),
    env: {
      ...app,
      WEB_PROCESSES: String(processes),
      DATABASE_POOL: String(poolOfProcess(env.DATABASE_POOL, processes)),
    },
    message: readyMessage(env.APP_URL, dataDir, demo),
  });
}

/** Path relative to the working directory, if it is inside. */
function shortPath(path: string): string {
  const short = relative('', path);
  return short.startsWith('..') ? path : short;
}

function readyMessage(
  url: string,
  dataDir: string,
  demo: { email: string; password: string } | null,
): string {
  const samples = stillSamples(process.env);
  return [
    '',
    `說譯 Shuoyi is ready at ${url} (English: ${url}/en)`,
    ...(demo ? [`Demo account: ${demo.email}, password ${demo.password}`] : []),
    ...(process.env.SMTP_URL
      ? []
      : [`Mails are written as .eml files to ${shortPath(join(dataDir, 'mail'))}`]),
    ...(process.env.DATABASE_URL && samples.length > 0
      ? [`Visitors still see samples in the place of ${samples.join(', ')}`]
      : []),
    'Ctrl-C stops it.',
    '',
  ].join('\n');
}

try {
  if (mode === 'build') await build();
  else await prepare(launcherSettings(process.env));
  process.exit(0);
} catch (error) {
  if (stopping.signal.aborted) await abort();
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
