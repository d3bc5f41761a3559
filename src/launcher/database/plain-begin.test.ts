/** @module-tag extended */
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { startEmbedded } from './embedded';

it('An idle transaction beyond its time-out does not stop the embedded database from responding', async () => {
  const database = await startEmbedded();
  const [idle, other] = [1, 2].map(() => new Client({ connectionString: database.url }));
  await Promise.all([idle, other].map((client) => client?.connect()));
  await idle?.query(
    'BEGIN; SET LOCAL statement_timeout = 5; SET LOCAL idle_in_transaction_session_timeout = 5',
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  await idle?.query('SELECT 1');
  await idle?.query('ROLLBACK');
  expect((await other?.query('SELECT 2 AS "two"'))?.rows).toEqual([{ two: 2 }]);
  await Promise.all([idle, other].map((client) => client?.end()));
  await database.stop();
});
