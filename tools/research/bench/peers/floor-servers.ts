import { join } from 'node:path';
import { freePort } from '~/launcher/machine/free-port';
import { ROOT } from '~/launcher/machine/root';
import type { Environment } from './environment';
import { type StartedServer, startServer } from './start-server';

const FLOORS = join(ROOT, 'tools/research/bench/peers/floors');

/** Starts a hand-written server, which does the least that a kind of work needs.
 *  @param file name of its program in `floors/` */
export async function startFloor(environment: Environment, file: string): Promise<StartedServer> {
  const { options, pinning, scratch } = environment;
  const port = await freePort();
  const url = environment.databaseUrl('shuoyi');
  const server = await startServer({
    name: file.replace(/\.mjs$/, ''),
    command: [options.node, join(FLOORS, file), String(port), url],
    cwd: ROOT,
    env: { NODE_ENV: 'production' },
    port,
    readyPath: '/',
    logs: scratch,
    processors: pinning?.server,
  });
  environment.started.push(server);
  return server;
}
