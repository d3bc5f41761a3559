import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '~/launcher/machine/free-port';
import { type Contender, httpContender } from '../contender';
import type { Environment } from '../environment';
import { parseJson, pick } from '../json';
import { startServer } from '../start-server';
import { createDatabase, isInstalled, queryNumber, restoreDatabase } from './shop-database';

const CARTS = 64;

/** The fields of a cart that our response has, too. By default Medusa sends some forty more. */
const FIELDS = 'id,total,items.id,items.title,items.quantity,items.unit_price,items.total';

interface Seeded {
  key: string;
  regionId: string;
  channelId: string;
  variantId: string;
}

export const medusaEnv = (environment: Environment): Record<string, string> => ({
  NODE_ENV: 'production',
  DATABASE_URL: environment.databaseUrl('medusa'),
  MEDUSA_DISABLE_TELEMETRY: 'true',
});

/** Starts the installed Medusa with its one product and some carts.
 *  @returns null when it is not installed */
export async function startMedusa(environment: Environment): Promise<Contender | null> {
  const folder = join(environment.options.folder, 'medusa');
  if (!isInstalled(folder)) return null;
  const seeded = JSON.parse(readFileSync(join(folder, 'seeded.json'), 'utf8')) as Seeded;
  await createDatabase(environment, 'medusa');
  await restoreDatabase(environment, 'medusa', folder);
  const port = await freePort();
  const server = await startServer({
    name: 'medusa',
    command: [
      environment.options.node,
      join(folder, 'node_modules/@medusajs/cli/cli.js'),
      ...['start', '--host', '127.0.0.1', '--port', String(port)],
    ],
    cwd: folder,
    env: medusaEnv(environment),
    port,
    readyPath: '/health',
    logs: environment.scratch,
    processors: environment.pinning?.server,
  });
  environment.started.push(server);
  const headers = { 'content-type': 'application/json', 'x-publishable-api-key': seeded.key };
  const carts: string[] = [];
  for (let index = 0; index < CARTS; index++)
    carts.push(await createCart(server.origin, headers, seeded));
  const body = JSON.stringify({ variant_id: seeded.variantId, quantity: 1 });
  const quantities = new Array<number>(CARTS).fill(0);
  return httpContender({
    name: 'Medusa',
    pid: server.pid,
    origin: server.origin,
    connections: environment.options.connections,
    request: (index) => ({
      method: 'POST',
      path: `/store/carts/${carts[index % CARTS]}/line-items?fields=${FIELDS}`,
      headers,
      body,
    }),
    isRight: ({ status, body }, index) =>
      status === 200 &&
      pick(parseJson(body), 'cart', 'items', 0, 'quantity') === ++quantities[index % CARTS]!,
    count: () =>
      queryNumber(environment, 'medusa', 'SELECT coalesce(sum(quantity), 0) FROM cart_line_item'),
  });
}

async function createCart(
  origin: string,
  headers: Record<string, string>,
  { regionId, channelId }: Seeded,
): Promise<string> {
  const response = await fetch(`${origin}/store/carts`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ region_id: regionId, sales_channel_id: channelId }),
  });
  const id = pick(await response.json(), 'cart', 'id');
  if (typeof id !== 'string') throw new Error(`Medusa made no cart (${response.status}).`);
  return id;
}
