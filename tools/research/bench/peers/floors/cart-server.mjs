// The floor of a cart add: node:http and pg by hand, on the product's own tables, in five round trips with
// prepared statements. It validates nothing but the session and the quantity, and limits no rate.
// node cart-server.mjs PORT DATABASE_URL
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

const [port, connectionString] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 10 });

const LOCK = {
  name: 'lock',
  text: `SELECT c.id FROM "Session" s JOIN "User" u ON u.id = s."userId" JOIN "Cart" c ON c."userId" = u.id
    WHERE s."sessionToken" = $1 AND s.expires > now() AND u."disabledAt" IS NULL FOR UPDATE OF c`,
};
const ADD = {
  name: 'add',
  text: `INSERT INTO "CartRow" ("rowId", "cartId", "productId", qty, "seenPrice")
    SELECT gen_random_uuid(), $1, id, $3, price FROM "Product" WHERE id = $2 AND "onSale"
    ON CONFLICT ("cartId", "productId") DO UPDATE SET qty = "CartRow".qty + excluded.qty
    WHERE "CartRow".qty + excluded.qty <= 99`,
};
const VIEW = {
  name: 'view',
  text: `SELECT r."rowId", r.qty, p.id, p."nameZh" AS name, p.price, p.price * r.qty AS subtotal
    FROM "CartRow" r JOIN "Product" p ON p.id = r."productId"
    WHERE r."cartId" = $1 ORDER BY r."addedAt", r."productId"`,
};

async function addToCart(token, { id, qty }) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const sessionToken = createHash('sha256').update(token).digest('hex');
    const cart = (await client.query({ ...LOCK, values: [sessionToken] })).rows[0];
    const added = cart && (await client.query({ ...ADD, values: [cart.id, id, qty] })).rowCount;
    if (!added) {
      await client.query('ROLLBACK');
      return { result: false };
    }
    const items = (await client.query({ ...VIEW, values: [cart.id] })).rows;
    await client.query('COMMIT');
    const sum = (key) => items.reduce((total, item) => total + item[key], 0);
    const totals = { totalPrice: sum('subtotal'), totalItem: items.length, totalQty: sum('qty') };
    return { result: true, cart: { items, ...totals } };
  } finally {
    client.release();
  }
}

createServer(async (request, response) => {
  if (request.method !== 'POST') return response.end();
  let body = '';
  for await (const chunk of request) body += chunk;
  const token = /shuoyi-session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const result = JSON.stringify(await addToCart(token, JSON.parse(body)));
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(result),
  });
  response.end(result);
}).listen(Number(port), '127.0.0.1');
