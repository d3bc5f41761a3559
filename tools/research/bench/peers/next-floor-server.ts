import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '~/launcher/machine/free-port';
import { ROOT } from '~/launcher/machine/root';
import type { Environment } from './environment';
import { type StartedServer, startServer } from './start-server';

const SOURCE = join(ROOT, 'tools/research/bench/peers/next-floor');
const NEXT = join(ROOT, 'node_modules/next');

interface NextFloorOptions {
  /** Path of the Node program that runs it. */
  node: string;
  /** Folder of its output. */
  logs: string;
  /** The database for its route with a SELECT. */
  databaseUrl?: string;
  /** Processors of the server; all when left out. */
  processors?: string | undefined;
}

/** Starts a bare application of the same framework, in the version that we use: a static page, a route that
 *  does nothing, and a route with one SELECT. It must have been built. */
export async function serveNextFloor(floor: NextFloorOptions): Promise<StartedServer> {
  const { node, logs, databaseUrl = '', processors } = floor;
  const port = await freePort();
  return startServer({
    name: 'next-floor',
    command: [node, join(NEXT, 'dist/bin/next'), 'start', '--port', String(port)],
    cwd: floorFolder(),
    env: {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      DATABASE_URL: databaseUrl,
    },
    port,
    readyPath: '/',
    logs,
    processors,
  });
}

/** `serveNextFloor` as one of the servers of a comparison. */
export async function startNextFloor(environment: Environment): Promise<StartedServer> {
  const { options, pinning, scratch: logs } = environment;
  const server = await serveNextFloor({
    node: options.node,
    logs,
    databaseUrl: environment.databaseUrl('shuoyi'),
    processors: pinning?.server,
  });
  environment.started.push(server);
  return server;
}

/** Folder of the bare application. It is outside of the project, because from inside the framework's compiler would
 *  find the project's own configuration and start code. Each content has a folder of its own, so that a change causes a
 *  build. */
const floorFolder = () => join(tmpdir(), `shuoyi-next-floor-${digestOf(SOURCE).slice(0, 16)}`);

/** Copies the bare application to a folder of its own and builds it, unless that was done.
 *  @throws Error with the compiler's output when it cannot be built */
export function buildNextFloor(): void {
  const folder = floorFolder();
  const stamp = join(folder, 'built');
  if (existsSync(stamp)) return;
  console.log('Building the bare application of the framework …');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(SOURCE, folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [join(NEXT, 'dist/bin/next'), 'build'],
    {
      cwd: folder,
      encoding: 'utf8',
      timeout: 300_000,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
      },
    },
  );
  if (status !== 0) throw new Error(`The bare application was not built:\n${stdout}${stderr}`);
  writeFileSync(stamp, '');
}

/** A digest of the application's files, of the framework's version and of its path. */
function digestOf(folder: string): string {
  const hash = createHash('sha256')
    .update(NEXT)
    .update(readFileSync(join(NEXT, 'package.json')));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.\w+$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}
