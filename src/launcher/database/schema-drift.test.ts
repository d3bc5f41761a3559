/** @module-tag extended */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MIGRATIONS_DIR } from './paths';
import { schemaDrift } from './schema-drift';

it('The committed migrations produce the database that the schema describes', async () => {
  expect(await schemaDrift(), 'run: npm run db:new -- name').toBeNull();
});

it('Schema drift reports a column, an index and an enum value missing from a migration', {
  tags: ['extended'],
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shuoyi-migrations-'));
  try {
    cpSync(MIGRATIONS_DIR, folder, { recursive: true });
    edit(join(folder, '20261122142643_order_wanted_path/migration.sql'), /ALTER TABLE[^;]*;/);
    edit(join(folder, '20261122154500_foreign_key_indexes/migration.sql'), /CREATE INDEX[^;]*;/);
    edit(join(folder, '20261121190247_pause_membership/migration.sql'), /ALTER TYPE[^;]*RESUME';/);
    const drift = await schemaDrift({ folder });
    expect(drift).toContain('ALTER TABLE "Order" ADD COLUMN     "wantedPath" TEXT');
    expect(drift).toContain('CREATE INDEX "CartRow_productId_idx"');
    expect(drift).toContain("'RESUME'");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

function edit(file: string, statement: RegExp) {
  const sql = readFileSync(file, 'utf8');
  const rest = sql.replace(statement, '');
  expect(rest).not.toBe(sql);
  writeFileSync(file, rest);
}
