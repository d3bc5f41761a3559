import type { Work } from './compare';
import { type Contender, httpContender } from './contender';
import type { Environment } from './environment';
import { startFloor } from './floor-servers';
import type { LoadResponse } from './http-lane';
import { parseJson, pick } from './json';
import type { ProductServer } from './product-server';
import { startMedusa } from './shops/medusa';
import { startVendure } from './shops/vendure';
import type { StartedServer } from './start-server';

interface Servers {
  product: ProductServer;
  nextFloor: StartedServer;
}

/** One more of a product in somebody's cart, durably. The response is the whole cart; its quantity must be
 *  exactly one more than before, and afterwards the database must hold as many as were acknowledged. */
export async function cartWork(
  environment: Environment,
  { product, nextFloor }: Servers,
): Promise<Work> {
  const { shoppers } = product;
  const { connections } = environment.options;
  const fields = { id: shoppers.productId, qty: 1 };
  const onOurTables = (
    name: string,
    { origin, pid }: StartedServer,
    path: string,
    body: string,
    ...cart: (string | number)[]
  ): Contender =>
    httpContender({
      name,
      pid,
      origin,
      connections,
      request: (index) => ({
        method: 'POST',
        path,
        headers: {
          cookie: shoppers.sessionCookie(index),
          'content-type': 'application/json',
          'x-forwarded-for': shoppers.address(index),
        },
        body,
      }),
      isRight: ({ status, body }: LoadResponse, index) =>
        status === 200 &&
        pick(parseJson(body), ...cart, 'totalQty') === shoppers.expectAdded(index),
      prepare: shoppers.resetCarts,
      count: shoppers.totalQty,
    });
  const plain = JSON.stringify(fields);
  const contenders = [
    onOurTables('ours', product, '/api/front/cart/add', plain, 'cart'),
    onOurTables(
      'ours, tRPC',
      product,
      '/api/trpc/cart.add',
      JSON.stringify({ json: fields }),
      ...['result', 'data', 'json'],
    ),
    httpContender({
      name: 'bare Next route doing nothing',
      pid: nextFloor.pid,
      origin: nextFloor.origin,
      connections,
      request: (index) => ({
        method: 'POST',
        path: '/nothing',
        headers: { cookie: shoppers.sessionCookie(index), 'content-type': 'application/json' },
        body: plain,
      }),
      isRight: ({ status, body }) => status === 200 && pick(parseJson(body), 'result') === true,
    }),
    onOurTables(
      'node:http and pg by hand',
      await startFloor(environment, 'cart-server.mjs'),
      '/',
      plain,
      'cart',
    ),
  ];
  const comparisons = [
    { ours: 'ours', other: 'bare Next route doing nothing', wanted: 0.5 },
    { ours: 'ours, tRPC', other: 'bare Next route doing nothing', wanted: null },
    { ours: 'ours', other: 'node:http and pg by hand', wanted: null },
  ];
  const missing: string[] = [];
  for (const [name, start, wanted] of [
    ['Vendure', startVendure, 5],
    ['Medusa', startMedusa, null],
  ] as const) {
    const shop = await start(environment);
    if (!shop) {
      missing.push(`${name} is not installed: npm run bench:peers -- --install`);
      continue;
    }
    contenders.push(shop);
    comparisons.push({ ours: 'ours', other: name, wanted });
  }
  return { name: 'cart', contenders, comparisons, missing };
}
