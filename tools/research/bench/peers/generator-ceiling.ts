import { httpContender } from './contender';
import type { Environment } from './environment';
import { startFloor } from './floor-servers';

/** Requests a second that the load generator reaches on an empty server: a contender near it is limited by
 *  the generator, not by itself. */
export async function generatorCeiling(environment: Environment): Promise<number> {
  const server = await startFloor(environment, 'empty-server.mjs');
  const empty = httpContender({
    name: 'empty server',
    pid: server.pid,
    origin: server.origin,
    connections: environment.options.connections,
    request: () => ({ method: 'GET', path: '/', headers: {} }),
    isRight: ({ body }) => body.length > 0,
  });
  await empty.run(1);
  const { done, seconds } = await empty.run(2);
  await server.stop();
  return done / seconds;
}
