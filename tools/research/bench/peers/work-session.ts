import type { Work } from './compare';
import { httpContender } from './contender';
import type { Environment } from './environment';
import { startFloor } from './floor-servers';
import type { LoadResponse } from './http-lane';
import { parseJson, pick } from './json';
import type { ProductServer } from './product-server';
import type { StartedServer } from './start-server';

interface Servers {
  product: ProductServer;
  nextFloor: StartedServer;
}

/** Who is logged in? The product's REST call and the batch-free tRPC call, beside one SELECT behind a bare
 *  route of the framework and behind fastify. */
export async function sessionWork(
  environment: Environment,
  { product, nextFloor }: Servers,
): Promise<Work> {
  const { shoppers } = product;
  const fastify = await startFloor(environment, 'session-server.mjs');
  const contender = (
    name: string,
    { origin, pid }: StartedServer,
    path: string,
    ...email: string[]
  ) =>
    httpContender({
      name,
      pid,
      origin,
      connections: environment.options.connections,
      request: (index) => ({
        method: 'GET',
        path,
        headers: {
          cookie: shoppers.sessionCookie(index),
          'x-forwarded-for': shoppers.address(index),
        },
      }),
      isRight: ({ status, body }: LoadResponse, index) =>
        status === 200 && pick(parseJson(body), ...email) === shoppers.email(index),
    });
  const trpcPath = 'result.data.json.email'.split('.');
  return {
    name: 'session',
    contenders: [
      contender('ours', product, '/api/front/auth', 'user', 'email'),
      contender('ours, tRPC', product, '/api/trpc/auth.me', ...trpcPath),
      contender('bare Next route, one SELECT', nextFloor, '/session', 'user', 'email'),
      contender('fastify, one SELECT', fastify, '/session', 'user', 'email'),
    ],
    comparisons: [
      { ours: 'ours', other: 'bare Next route, one SELECT', wanted: 0.8 },
      { ours: 'ours, tRPC', other: 'bare Next route, one SELECT', wanted: null },
      { ours: 'ours', other: 'fastify, one SELECT', wanted: null },
    ],
    missing: [],
  };
}
