import { join } from 'node:path';
import { freePort } from '~/launcher/machine/free-port';
import { ROOT } from '~/launcher/machine/root';
import { type Contender, httpContender } from '../contender';
import type { Environment } from '../environment';
import { parseJson, pick } from '../json';
import { type StartedServer, startServer } from '../start-server';
import { graphql } from './graphql';
import { createDatabase, isInstalled, queryNumber, restoreDatabase } from './shop-database';

/** Number of carts: more than connections, so that no two requests wait for one cart. */
const CARTS = 64;

const ADD = `mutation ($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 1) {
  ... on Order { id totalQuantity totalWithTax
    lines { id quantity unitPriceWithTax linePriceWithTax productVariant { id name } } }
  ... on ErrorResult { errorCode message } } }`;

/** Starts the installed Vendure with its one product and some carts.
 *  @returns null when it is not installed */
export async function startVendure(environment: Environment): Promise<Contender | null> {
  const folder = join(environment.options.folder, 'vendure');
  if (!isInstalled(folder)) return null;
  await createDatabase(environment, 'vendure');
  await restoreDatabase(environment, 'vendure', folder);
  const server = await startVendureServer(environment, folder, {});
  const shop = `${server.origin}/shop-api`;
  const { json } = await graphql(shop, '{ products { items { variants { id } } } }');
  const id = pick(json, 'data', 'products', 'items', 0, 'variants', 0, 'id');
  const body = JSON.stringify({ query: ADD, variables: { id } });
  const tokens: string[] = [];
  for (let index = 0; index < CARTS; index++) {
    const first = await graphql(shop, ADD, { variables: { id } });
    tokens.push(first.token ?? '');
  }
  const quantities = new Array<number>(CARTS).fill(1);
  return httpContender({
    name: 'Vendure',
    pid: server.pid,
    origin: server.origin,
    connections: environment.options.connections,
    request: (index) => ({
      method: 'POST',
      path: '/shop-api',
      headers: {
        authorization: `Bearer ${tokens[index % CARTS]}`,
        'content-type': 'application/json',
      },
      body,
    }),
    isRight: ({ status, body }, index) =>
      status === 200 &&
      pick(parseJson(body), 'data', 'addItemToOrder', 'totalQuantity') ===
        ++quantities[index % CARTS]!,
    count: () => queryNumber(environment, 'vendure', 'SELECT sum(quantity) FROM order_line'),
  });
}

/** Starts Vendure's server on its database. */
export async function startVendureServer(
  environment: Environment,
  folder: string,
  env: Record<string, string>,
): Promise<StartedServer> {
  const port = await freePort();
  const server = await startServer({
    name: 'vendure',
    command: [
      environment.options.node,
      join(ROOT, 'tools/research/bench/peers/shops/vendure-server.mjs'),
    ],
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: environment.databaseUrl('vendure'),
      VENDURE_DISABLE_TELEMETRY: 'true',
      ...env,
    },
    port,
    readyPath: '/health',
    logs: environment.scratch,
    processors: environment.pinning?.server,
  });
  environment.started.push(server);
  return server;
}
