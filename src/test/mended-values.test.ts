import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate, migrationNames } from '~/launcher/database/migrations';
import { MIGRATIONS_DIR } from '~/launcher/database/paths';
import { createScratchDatabase, type ScratchDatabase } from './scratch-database';

const MENDING = '20261128122000_phones_without_the_extra_zero';

let database: ScratchDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createScratchDatabase();
  const names = await migrationNames(MIGRATIONS_DIR);
  await migrate(database.url, { upTo: names[names.indexOf(MENDING) - 1]! });
  client = new pg.Client(database.url);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.stop();
});

it('Migrations mend phone numbers with the extra zero, and codes of coupons with another hyphen, and no other', async () => {
  const phones = [
    ...['+8860912345678', '+88600912345678', '+886912345678', '0912345678', '+88', null],
    ...['+8109012345678', '+447700900123', '+390612345678'],
  ];
  for (const [index, phone] of phones.entries())
    await client.query(
      `INSERT INTO "User" (id, email, name, phone, "passwordHash", "updatedAt") VALUES ($1, $2, '', $3, '', now())`,
      [randomUUID(), `${index}@shuoyi.example`, phone],
    );
  for (const code of ['NEW–YEAR', 'TEA‐TIME', 'TEA-TIME', 'ALL—IN−ONE', 'PLAIN'])
    await client.query(
      `INSERT INTO "Coupon" (id, code, kind, value, "validFrom") VALUES ($1, $2, 'FIXED', 1, now())`,
      [randomUUID(), code],
    );
  await migrate(database.url);
  const people = await client.query('SELECT phone FROM "User" ORDER BY email');
  expect(people.rows.map(({ phone }) => phone)).toEqual([
    ...['+886912345678', '+886912345678', '+886912345678', '0912345678', '+88', null],
    ...['+819012345678', '+447700900123', '+390612345678'],
  ]);
  const coupons = await client.query('SELECT code FROM "Coupon" ORDER BY value, "createdAt"');
  expect(coupons.rows.map(({ code }) => code).sort()).toEqual(
    ['NEW-YEAR', 'TEA‐TIME', 'TEA-TIME', 'ALL-IN-ONE', 'PLAIN'].sort(),
  );
});
