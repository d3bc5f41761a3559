import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { MIGRATIONS_DIR } from '~/launcher/database/paths';
import { ROOT } from '~/launcher/machine/root';

/** Copies the committed migrations and adds one with kinds of columns that they lack.
 *  @returns the folder */
export function drillMigrations(within: string): string {
  const folder = join(within, 'migrations');
  cpSync(MIGRATIONS_DIR, folder, { recursive: true });
  const last = join(folder, '29990101000000_drill');
  mkdirSync(last);
  cpSync(join(ROOT, 'src/test/drill-migration.sql'), join(last, 'migration.sql'));
  return folder;
}

/** Rows with values that a copy may get wrong: NULL and the text "NULL", quotes, line ends, other zones, bytes,
 *  size. */
const ROWS = `
  INSERT INTO "DrillParent" ("name") SELECT 'parent ' || n FROM generate_series(1, 3000) n;
  INSERT INTO "DrillChild" ("parentId", "mood", "moods", "texts", "bytes", "at", "local", "day", "span", "float",
    "exact", "json", "raw", "flag")
  VALUES
    (2, 'two words', '{calm,"two words",說}', ARRAY['', 'NULL', NULL, 'a,"b"\\', E'line\\nend\\ttab'],
      decode('00ff5c27220a', 'hex'), '2026-03-29 02:30:00.123456+08', '0044-03-15 00:00 BC', 'infinity',
      '1 year -2 days 03:04:05.6', 'NaN', 12345678901234567890.00010, '{"a": [1, null, "\\\\u0041 說 🍵"]}',
      '{"b" :  1, "b": 2}', true),
    (NULL, NULL, '{}', '{}', '', '-infinity', '2026-01-01 24:00', '2026-02-28', '0', '-0', -0.0,
      'null', '""', false),
    (3, '說', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1e-300, NULL, NULL, NULL, NULL);
  INSERT INTO "DrillChild" ("parentId", "bytes", "raw")
  SELECT 4, decode(repeat('00112233445566778899aabbccddeeff', 65536), 'hex'), to_json(repeat('長', 500000));
  UPDATE "DrillParent" SET "childId" = 1, "search" = 'not what the trigger makes' WHERE "id" = 2;
  SELECT setval('"DrillNumber"', 100, false);`;

export async function fillDrillTables(url: string): Promise<void> {
  await onDatabase(url, (client) => client.query(ROWS));
}

/** Every row of every table in the database's text form, sorted, and the value of each sequence. */
export async function readEverything(url: string): Promise<Map<string, string[]>> {
  return onDatabase(url, async (client) => {
    const list = `SELECT relname, relkind::text FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'S') ORDER BY relname COLLATE "C"`;
    const everything = new Map<string, string[]>();
    for (const { relname, relkind } of (await client.query(list)).rows) {
      const row = relkind === 'S' ? '(t.last_value, t.is_called)' : 't';
      const found = await client.query(
        `SELECT md5(${row}::text) AS row FROM ${pg.escapeIdentifier(relname)} t ORDER BY 1`,
      );
      everything.set(
        relname,
        found.rows.map((result) => result.row as string),
      );
    }
    return everything;
  });
}

export async function onDatabase<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
