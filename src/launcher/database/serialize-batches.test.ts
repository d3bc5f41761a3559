/** @module-tag extended */
import pg from 'pg';
import { expect, it } from 'vitest';
import { startEmbedded } from './embedded';

it('The embedded server returns every connection its own results while others are in transactions', async () => {
  const server = await startEmbedded();
  const pool = new pg.Pool({ connectionString: server.url, max: 8 });
  try {
    await pool.query('CREATE TABLE t (id int PRIMARY KEY, v int)');
    const alone = async (value: number) =>
      (await pool.query('SELECT $1::int AS v', [value])).rows[0].v;
    const inTransaction = async (value: number) => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        await client.query('INSERT INTO t VALUES ($1, $2) ON CONFLICT DO NOTHING', [
          value % 20,
          value,
        ]);
        const { rows } = await client.query("SELECT $1::int AS v, 'other' AS k", [value]);
        await client.query(value % 3 === 0 ? 'ROLLBACK' : 'COMMIT');
        return rows[0].v;
      } finally {
        client.release();
      }
    };
    const numbers = Array.from({ length: 300 }, (_, index) => index);
    const results = numbers.map((value) => (value % 2 === 0 ? alone(value) : inTransaction(value)));
    expect(await Promise.all(results)).toEqual(numbers);
  } finally {
    await pool.end();
    await server.stop();
  }
});

it('The embedded server serves other connections after one died in the middle of a query', async () => {
  const server = await startEmbedded();
  const dying = new pg.Client(server.url);
  const living = new pg.Client(server.url);
  dying.on('error', () => {});
  try {
    await Promise.all([dying.connect(), living.connect()]);
    await dying.query('BEGIN');
    const { stream } = (dying as unknown as { connection: { stream: import('node:net').Socket } })
      .connection;
    const parse = Buffer.from('P\0\0\0\x11\0SELECT 1\0\0\0', 'latin1');
    await new Promise<void>((resolve) => stream.write(parse, () => resolve()));
    stream.destroy();
    expect((await living.query('SELECT $1::int AS v', [7])).rows[0].v).toBe(7);
  } finally {
    await living.end();
    await server.stop();
  }
});
