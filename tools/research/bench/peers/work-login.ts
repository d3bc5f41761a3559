import { startArgonLoop } from './argon-loop';
import type { Work } from './compare';
import { httpContender } from './contender';
import type { Environment } from './environment';
import { startFloor } from './floor-servers';
import { parseJson, pick } from './json';
import type { ProductServer } from './product-server';
import { PASSWORD } from './shoppers';
import type { StartedServer } from './start-server';

const BY_HAND = 'node:http, pg and argon2 by hand';

/** Log-ins with the right password, beside a hand-written server, and beside the checks of a password alone on the
 *  same processor. */
export async function loginWork(environment: Environment, product: ProductServer): Promise<Work> {
  const { shoppers, origin, db } = product;
  const tokenResponse = await fetch(`${origin}/api/front/auth/token`);
  const token = pick(await tokenResponse.json(), 'token');
  const [cookie = ''] = tokenResponse.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '');
  const contender = (name: string, { origin, pid }: StartedServer, path: string) =>
    httpContender({
      name,
      pid,
      origin,
      connections: environment.options.connections,
      request: (index) => ({
        method: 'POST',
        path,
        headers: {
          cookie,
          'content-type': 'application/json',
          'x-forwarded-for': shoppers.address(index),
        },
        body: JSON.stringify({ _token: token, email: shoppers.email(index), password: PASSWORD }),
      }),
      isRight: ({ status, body }, index) =>
        status === 200 && pick(parseJson(body), 'user', 'email') === shoppers.email(index),
      count: async () => {
        const { rows } = await db.query<{ count: string }>('SELECT count(*) FROM "Session"');
        return Number(rows[0]?.count);
      },
    });
  return {
    name: 'login',
    contenders: [
      contender('ours', product, '/api/front/auth/login'),
      contender(BY_HAND, await startFloor(environment, 'login-server.mjs'), '/'),
      startArgonLoop(environment, shoppers.passwordHash),
    ],
    comparisons: [
      { ours: 'ours', other: 'argon2 alone', wanted: 0.85 },
      { ours: 'ours', other: BY_HAND, wanted: null },
      { ours: BY_HAND, other: 'argon2 alone', wanted: null },
    ],
    missing: [],
  };
}
