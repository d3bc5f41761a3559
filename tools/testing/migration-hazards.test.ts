import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { migrationHazards } from './migration-hazards';

/** The last migration from before the rule that migrations state their effects on running servers. */
const LAST_EXEMPT = '20261124004500_practice_reminders';

const migrations = readdirSync('prisma/migrations').filter(
  (name) => /^\d/.test(name) && name > LAST_EXEMPT,
);

describe('Migrations', () => {
  it.each(migrations)(
    'The migration %s says what it does to a server that still runs',
    async (name) => {
      const sql = readFileSync(`prisma/migrations/${name}/migration.sql`, 'utf8');
      expect(await migrationHazards(sql)).toEqual([]);
    },
  );

  it('Every migration has a semicolon at the end of a statement only, where Prisma divides it', async () => {
    const { parse } = await import('libpg-query');
    for (const name of migrations) {
      const sql = readFileSync(`prisma/migrations/${name}/migration.sql`, 'utf8');
      const divided = sql.split(';').filter((part) => part.replace(/--.*$/gm, '').trim());
      expect([name, divided.length]).toEqual([name, (await parse(sql)).stmts?.length]);
    }
  });

  it.each([
    ['ALTER TABLE "Order" ALTER COLUMN "total" TYPE BIGINT', /writes the table anew/],
    ['ALTER TABLE "Order" SET LOGGED', /writes the table anew/],
    ['ALTER TABLE "Order" SET UNLOGGED', /writes the table anew/],
    ['ALTER TABLE "Order" ADD COLUMN "key" UUID DEFAULT gen_random_uuid()', /differs by row/],
    [
      'ALTER TABLE "Order" ADD COLUMN "double" INT GENERATED ALWAYS AS ("total" * 2) STORED',
      /generated/,
    ],
    ['ALTER TABLE "Order" ADD COLUMN "note" TEXT NOT NULL', /inserts rows without/],
    ['ALTER TABLE "Order" ADD COLUMN "userId" UUID REFERENCES "User" ("id")', /NOT VALID/],
    ['ALTER TABLE "Order" ALTER COLUMN "note" SET NOT NULL', /SET NOT NULL/],
    ['ALTER TABLE "Order" ADD FOREIGN KEY ("userId") REFERENCES "User" ("id")', /NOT VALID/],
    ['ALTER TABLE "Order" ADD CHECK ("total" > 0)', /NOT VALID/],
    ['ALTER TABLE "Order" ADD UNIQUE ("number")', /USING INDEX/],
    ['ALTER TABLE "Order" DROP COLUMN "note"', /reads the column/],
    ['ALTER TABLE "Order" RENAME COLUMN "note" TO "remark"', /old name/],
    ['ALTER TABLE "Order" RENAME TO "Purchase"', /old name/],
    ["ALTER TYPE \"Level\" RENAME VALUE 'a' TO 'b'", /old value/],
    ['CREATE INDEX ON "Order" ("note")', /CONCURRENTLY/],
    ['DROP TABLE "Order"', /dropped/],
    ['UPDATE "Order" SET "note" = \'\'', /locked/],
    ['DELETE FROM "Order"', /locked/],
  ])('%s is refused unless it is accepted with a reason', async (statement, hazard) => {
    expect((await migrationHazards(`SELECT 1; ${statement};`)).join()).toMatch(hazard);
    expect(await migrationHazards(`SELECT '說';\n-- accepts: few rows\n${statement};`)).toEqual([]);
    expect(await migrationHazards(`-- accepts: few rows\nSELECT 1;\n${statement};`)).toHaveLength(
      1,
    );
    expect(await migrationHazards(`-- accepts:\n${statement};`)).toHaveLength(1);
  });

  it.each([
    'ALTER TABLE "Order" ADD COLUMN "note" TEXT',
    'ALTER TABLE "Order" ADD COLUMN "note" TEXT NOT NULL DEFAULT \'\'',
    'ALTER TABLE "Order" ADD COLUMN "at" TIMESTAMPTZ NOT NULL DEFAULT now()',
    'ALTER TABLE "Order" ADD CONSTRAINT "c" CHECK ("total" > 0) NOT VALID; ALTER TABLE "Order" VALIDATE CONSTRAINT "c"; ALTER TABLE "Order" ALTER COLUMN "total" SET NOT NULL',
    'ALTER TABLE "Order" ADD CONSTRAINT "k" UNIQUE USING INDEX "Order_number"',
    'CREATE INDEX CONCURRENTLY ON "Order" ("note")',
    'CREATE TABLE "New" ("id" INT); CREATE INDEX ON "New" ("id"); ALTER TABLE "New" ADD FOREIGN KEY ("id") REFERENCES "Order" ("id")',
    'ALTER TYPE "Level" ADD VALUE \'c\'',
  ])('%s needs no acceptance', async (sql) => {
    expect(await migrationHazards(sql)).toEqual([]);
  });
});
