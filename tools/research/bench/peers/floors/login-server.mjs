// The floor of a log-in over HTTP: node:http, pg and argon2 by hand, on the product's own tables, with two prepared
// statements. It limits no guesses, knows no devices and writes no audit log.
// node login-server.mjs PORT DATABASE_URL
import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { verify } from '@node-rs/argon2';
import pg from 'pg';

// One hash at a time, because it has one processor. libuv reads the variable when the first hash starts.
process.env.UV_THREADPOOL_SIZE = '1';

const [port, connectionString] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 10 });

const CREDENTIALS = {
  name: 'credentials',
  text: `SELECT id, email, name, "passwordHash" FROM "User"
    WHERE email = $1 AND "disabledAt" IS NULL`,
};
const NEW_SESSION = {
  name: 'new-session',
  text: `INSERT INTO "Session" (id, "sessionToken", "userId", expires)
    VALUES (gen_random_uuid(), $1, $2, now() + interval '30 days')`,
};

async function logIn({ email, password }) {
  const { rows } = await pool.query({ ...CREDENTIALS, values: [email] });
  const account = rows[0];
  if (!account || !(await verify(account.passwordHash, password))) return { result: false };
  const token = randomBytes(32).toString('base64url');
  const sessionToken = createHash('sha256').update(token).digest('hex');
  await pool.query({ ...NEW_SESSION, values: [sessionToken, account.id] });
  return { result: true, token, user: { email: account.email, name: account.name } };
}

createServer(async (request, response) => {
  if (request.method !== 'POST') return response.end();
  let body = '';
  for await (const chunk of request) body += chunk;
  const { token, ...rest } = await logIn(JSON.parse(body));
  const result = JSON.stringify(rest);
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(result),
    ...(token && { 'set-cookie': `shuoyi-session=${token}; Path=/; HttpOnly; SameSite=Lax` }),
  });
  response.end(result);
}).listen(Number(port), '127.0.0.1');
