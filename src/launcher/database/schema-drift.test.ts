import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MIGRATIONS_DIR } from './paths';
import { schemaDrift } from './schema-drift';

it('the committed migrations make the database that the schema describes', async () => {
  expect(await schemaDrift(), 'run: npm run db:new -- name').toBeNull();
}, 60_000);

it('a migration whose SQL forgets a column, an index and a value of an enum is found out', async () => {
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
}, 60_000);

function edit(file: string, forgotten: RegExp) {
  const sql = readFileSync(file, 'utf8');
  const rest = sql.replace(forgotten, '');
  expect(rest).not.toBe(sql);
  writeFileSync(file, rest);
}
