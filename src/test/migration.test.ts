import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, migrationNames } from '~/launcher/database/migrations';
import { MIGRATIONS_DIR } from '~/launcher/database/paths';
import { connect } from '~/server/db';
import { createDumpedDatabase, DUMPS_DIR, type DumpedDatabase, readDump } from './dumped-database';
import { INVALID_AMOUNTS } from './invalid-amounts';
import { readRenames } from './renames';

type Row = Record<string, unknown>;

const [last = ''] = readdirSync(DUMPS_DIR).map((file) => file.replace(/\.sql$/, ''));

describe('A database of an earlier version', () => {
  let database: DumpedDatabase;
  let before: Map<string, Row[]>;
  let applied: string[];

  beforeAll(async () => {
    database = await createDumpedDatabase(last);
    before = await allRows(database.client);
    applied = await migrate(database.url);
  });
  afterAll(() => database.stop());

  it('The dump of an earlier version has rows of every table', () => {
    expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([]);
  });

  it('A database of an earlier version is migrated to the newest one', async () => {
    const names = await migrationNames(MIGRATIONS_DIR);
    expect(applied).toEqual(names.slice(names.indexOf(last) + 1));
    expect(await migrate(database.url)).toEqual([]);
  });

  it('The migrations lose and change no row', async () => {
    const after = await allRows(database.client);
    const renames = readRenames(applied);
    for (const [table, rows] of before) {
      const renamed = rows.map((row) => renames.row(table, row));
      const columns = Object.keys(renamed[0]!);
      const remaining = after.get(renames.table(table))!.map((row) => pick(row, columns));
      expect([table, sorted(remaining)]).toEqual([table, sorted(renamed)]);
    }
  });

  it('The current client reads a migrated database', async () => {
    const db = connect(database.url, 2);
    const order = await db.order.findFirst({
      where: { status: 'PARTLY_REFUNDED' },
      include: { lines: true, payments: { include: { events: true } } },
    });
    expect(order).toMatchObject({
      total: 16_260,
      discount: 300,
      lines: [{ qty: 2, unitPrice: 8280, subtotal: 16_560, discount: 300 }],
      payments: [{ gateway: 'stripe', amount: 16_260, events: [{ kind: 'refunded' }] }],
    });
    const charges = await db.sandboxCharge.findMany({ orderBy: { pageToken: 'asc' } });
    expect(charges.map(({ status }) => status).join()).toBe('OPEN,CAPTURED,DECLINED,CANCELLED');
    const slugs = ['tou', 'privacy', 'refund'] as const;
    expect(await db.legalText.count({ where: { slug: { in: [...slugs] } } })).toBe(3);
    const unit = await db.unit.findUnique({ where: { slug: 'tea' } });
    expect(unit).toMatchObject({ level: 'B1', category: 'general' });
    await db.$disconnect();
  });

  it.each(INVALID_AMOUNTS)(
    'A migrated database rejects a row that violates %s',
    async (constraint, sql) => {
      await expect(database.client.query(sql)).rejects.toMatchObject({ code: '23514', constraint });
    },
  );

  it('Every check constraint has a test with a row that violates it', async () => {
    const { rows } = await database.client.query<{ conname: string }>(
      `SELECT conname FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace`,
    );
    const tested = new Set(INVALID_AMOUNTS.map(([constraint]) => constraint));
    expect(rows.map(({ conname }) => conname).filter((name) => !tested.has(name))).toEqual([]);
  });
});

it('A migration of an earlier version is never changed', () => {
  const dump = readDump(last);
  const rows = /INTO _prisma_migrations .* VALUES \('[^']*', '(\w{64})', '[^']*', '(\w+)'/g;
  const checksums = [...dump.matchAll(rows)].map(([, checksum, name]) => [name, checksum]);
  expect(checksums).toHaveLength(dump.split('INTO _prisma_migrations').length - 1);
  for (const [name, checksum] of checksums) {
    const sql = readFileSync(join(MIGRATIONS_DIR, `${name}`, 'migration.sql'));
    expect([name, createHash('sha256').update(sql).digest('hex')]).toEqual([name, checksum]);
  }
});

/** Every table but Prisma's own, with its rows. */
async function allRows(client: pg.Client): Promise<Map<string, Row[]>> {
  const { rows: tables } = await client.query<{ tablename: string }>(
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`,
  );
  const all = new Map<string, Row[]>();
  for (const { tablename } of tables) {
    const found = await client.query<{ row: Row }>(
      `SELECT to_jsonb(t) AS row FROM "${tablename}" t`,
    );
    all.set(
      tablename,
      found.rows.map(({ row }) => row),
    );
  }
  return all;
}

function pick(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(columns.map((column) => [column, row[column]]));
}

function sorted(rows: readonly Row[]): string[] {
  return rows.map((row) => JSON.stringify(row)).sort();
}
