import { createHash } from 'node:crypto';
import { cookies } from 'next/headers';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const SESSION = {
  name: 'session',
  text: `SELECT u.email, u.name, u.gender, u.phone, u.avatar, u.pronunciation
    FROM "Session" s JOIN "User" u ON u.id = s."userId"
    WHERE s."sessionToken" = $1 AND s.expires > now() AND u."disabledAt" IS NULL`,
};

/** Reads a session by one prepared SELECT on the product's own tables. */
export async function GET() {
  const token = (await cookies()).get('shuoyi-session')?.value ?? '';
  const sessionToken = createHash('sha256').update(token).digest('hex');
  const { rows } = await pool.query({ ...SESSION, values: [sessionToken] });
  return Response.json(rows[0] ? { result: true, user: rows[0] } : { result: false, user: null });
}
