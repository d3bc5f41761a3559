// The floor of reading a session: fastify and one prepared SELECT on the product's own tables.
// node session-server.mjs PORT DATABASE_URL
import { createHash } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';

const [port, connectionString] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 10 });

const SESSION = {
  name: 'session',
  text: `SELECT u.email, u.name, u.gender, u.phone, u.avatar, u.pronunciation
    FROM "Session" s JOIN "User" u ON u.id = s."userId"
    WHERE s."sessionToken" = $1 AND s.expires > now() AND u."disabledAt" IS NULL`,
};

const app = fastify();
app.get('/', () => ({ result: true }));
app.get('/session', async (request) => {
  const token = /shuoyi-session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const sessionToken = createHash('sha256').update(token).digest('hex');
  const { rows } = await pool.query({ ...SESSION, values: [sessionToken] });
  return rows[0] ? { result: true, user: rows[0] } : { result: false, user: null };
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
