import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { migrate, migrationNames } from '~/launcher/database/migrations';
import { MIGRATIONS_DIR } from '~/launcher/database/paths';
import { createScratchDatabase } from './scratch-database';

const MENDING = '20261128190391_days_of_imports';

/** An article of the pool and its copy in a unit. */
interface Case {
  title: string;
  /** The date of its source, and the date in the unit. */
  said: string | null;
  shown: string;
  /** Title and address in the unit, if they differ. */
  shownTitle?: string;
  url?: string;
  isUsed?: boolean;
}

const CASES: Case[] = [
  { title: 'Without a date', said: null, shown: '2026-11-20' },
  { title: 'Of a chosen source', said: null, shown: '2026-11-20', isUsed: false },
  { title: 'With the day of its import', said: '2026-11-20', shown: '2026-11-20' },
  { title: 'Corrected by hand', said: null, shown: '2026-11-18' },
  { title: 'Another title', said: null, shown: '2026-11-20', shownTitle: 'A title' },
  { title: 'Elsewhere', said: null, shown: '2026-11-20', url: 'https://other.example/' },
];

it('A migration takes the day of an import away where no source has said it, and no other day', async () => {
  const database = await createScratchDatabase();
  onTestFinished(() => database.stop());
  const names = await migrationNames(MIGRATIONS_DIR);
  await migrate(database.url, { upTo: names[names.indexOf(MENDING) - 1]! });
  const client = new pg.Client(database.url);
  await client.connect();
  const ids = { unit: randomUUID(), other: randomUUID(), source: randomUUID(), free: randomUUID() };
  // The units themselves are left out.
  await client.query('SET session_replication_role = replica');
  await client.query(
    `INSERT INTO "NewsSource" (id, name, "lastImportedAt") VALUES ($1, 'Harbour', now()), ($2, 'Our pieces', now())`,
    [ids.source, ids.free],
  );
  const pieces: string[] = [];
  for (const [index, { title, said, shown, ...one }] of CASES.entries()) {
    const id = randomUUID();
    if (one.isUsed !== false) pieces.push(id);
    // In Taipei it is already the next morning; the day was written in UTC.
    await client.query(
      `INSERT INTO "ImportedArticle" (id, "sourceId", hash, signature, bands, title, body, "publishedOn", category,
         "categoryGuessed", level, "importedAt")
       VALUES ($1, $2, $3, '{}', '{}', $4, 'Text.', $5, 'general', false, 'B1', '2026-11-20T20:00:00Z')`,
      [id, one.isUsed === false ? ids.free : ids.source, `${index}`, title, said],
    );
    for (const unit of [ids.unit, ids.other])
      await client.query(
        `INSERT INTO "UnitArticle" (id, "unitId", position, title, body, author, licence, url, "publishedOn")
         VALUES ($1, $2, $3, $4, 'Text.', 'Harbour', 'CC BY 4.0', $5, $6)`,
        [randomUUID(), unit, index + 1, one.shownTitle ?? title, one.url ?? null, shown],
      );
  }
  const items = { words: [], sentences: pieces.map((pieceId) => ({ pieceId, text: 'Text.' })) };
  await client.query(
    `INSERT INTO "UnitDraft" (id, category, level, seed, options, objective, items, alternatives, texts, "lastArticleId",
       "unitId", "updatedAt")
     VALUES ($1, 'general', 'B1', 1, $2, '{}', $3, '[]', '{}', $1, $4, now())`,
    [randomUUID(), { sources: ['Our pieces'] }, items, ids.unit],
  );
  await client.query('SET session_replication_role = origin');
  await client.end();
  await migrate(database.url);
  const migrated = new pg.Client(database.url);
  await migrated.connect();
  const { rows } = await migrated.query<{ unitId: string; day: string | null }>(
    `SELECT "unitId", "publishedOn"::text AS day FROM "UnitArticle" ORDER BY position`,
  );
  await migrated.end();
  const daysOf = (unit: string) =>
    rows.filter(({ unitId }) => unitId === unit).map(({ day }) => day);
  expect(daysOf(ids.unit)).toEqual([null, null, ...CASES.slice(2).map(({ shown }) => shown)]);
  // A unit that was not made from these articles, such as a seeded one.
  expect(daysOf(ids.other)).toEqual(CASES.map(({ shown }) => shown));
});
