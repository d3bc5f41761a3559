import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '~/launcher/database/migrations';
import { createScratchDatabase } from './scratch-database';

/** The last migration before the one that adds `voidedAt` to invoices. */
const BEFORE = '20261128110000_invoice_not_issued';

const VOIDED = '00000000-0000-4000-8000-000000000001';
const ISSUED = '00000000-0000-4000-8000-000000000002';

it('An invoice that was voided before there was a field for it has the time of that change, and no other has one', async () => {
  const database = await createScratchDatabase();
  onTestFinished(() => database.stop());
  await migrate(database.url, { upTo: BEFORE });
  const client = new pg.Client(database.url);
  await client.connect();
  // The invoices have no orders, which the foreign key would require.
  await client.query('SET session_replication_role = replica');
  await client.query(
    `INSERT INTO "Invoice" ("orderId", kind, status, amount, number, "issuedAt") VALUES
       ($1, 'MEMBER', 'VOIDED', 990, 'AB12345678', '2026-11-01T04:00:00Z'),
       ($2, 'MEMBER', 'ISSUED', 990, 'AB12345679', '2026-11-01T04:00:00Z')`,
    [VOIDED, ISSUED],
  );
  await client.query(
    `INSERT INTO "InvoiceChange" (id, "orderId", "from", "to", actor, reason, at) VALUES
       (gen_random_uuid(), $1, 'DUE', 'ISSUED', 'system', '', '2026-11-01T04:00:00Z'),
       (gen_random_uuid(), $1, 'VOID_DUE', 'VOIDED', 'system', 'voided', '2026-11-03T04:00:00Z'),
       (gen_random_uuid(), $1, 'VOIDED', 'VOIDED', 'system', 'corrected', '2026-11-09T04:00:00Z'),
       (gen_random_uuid(), $2, 'DUE', 'ISSUED', 'system', '', '2026-11-01T04:00:00Z')`,
    [VOIDED, ISSUED],
  );
  await client.query('SET session_replication_role = origin');
  await client.end();
  await migrate(database.url);
  const migrated = new pg.Client(database.url);
  await migrated.connect();
  const { rows } = await migrated.query('SELECT "orderId", "voidedAt" FROM "Invoice" ORDER BY 1');
  await migrated.end();
  expect(rows).toEqual([
    { orderId: VOIDED, voidedAt: new Date('2026-11-03T04:00:00Z') },
    { orderId: ISSUED, voidedAt: null },
  ]);
});
