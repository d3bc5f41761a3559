import { randomBytes, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackup } from '~/launcher/backup/create-backup';
import { restoreBackup } from '~/launcher/backup/restore-backup';
import { startEmbedded } from '~/launcher/database/embedded';
import { migrate } from '~/launcher/database/migrations';
import { connect } from '~/server/db';
import { saveAttempts } from '~/server/services/lesson/save-attempts';
import { userContext } from '~/test/context';
import {
  drillMigrations,
  fillDrillTables,
  onDatabase,
  readEverything,
} from '~/test/drill-database';
import { createDumpedDatabase, type DumpedDatabase } from '~/test/dumped-database';
import { createScratchDatabase } from '~/test/scratch-database';
import { changeSettings } from '~/test/settings';
import { buildAttempt } from '~prisma/factories/attempt';
import { createLearner } from '~prisma/factories/learner';
import { createOrder } from '~prisma/factories/order';
import { createPlan } from '~prisma/factories/plan';
import { createUnit } from '~prisma/factories/unit';

/** The last migration of the dump that has rows of every table. */
const DUMP = '20261122143505_members_openings';
/** A passphrase would take a second of computation each time, by design. */
const KEY = await generateIdentity();

const folder = mkdtempSync(join(tmpdir(), 'shuoyi-drill-'));
const migrationsFolder = drillMigrations(folder);
const dataDir = join(folder, 'data');
const secrets = randomBytes(40);
let shop: DumpedDatabase;

beforeAll(async () => {
  shop = await createDumpedDatabase(DUMP);
  await migrate(shop.url, { folder: migrationsFolder });
  await fillDrillTables(shop.url);
  mkdirSync(join(dataDir, 'media/avatars'), { recursive: true });
  writeFileSync(join(dataDir, 'media/avatars/one.webp'), randomBytes(300_000));
  writeFileSync(join(dataDir, 'secrets.json'), secrets);
  writeFileSync(join(dataDir, 'lock'), 'of a process');
});
afterAll(() => shop.stop());

const backUp = async (url: string, key: string | null = KEY) => {
  const path = join(folder, randomUUID());
  return { path, result: await createBackup({ url, dataDir, path, key }) };
};
const newDataDir = () => join(folder, `data-${randomUUID()}`);

describe('The drill of a restore', () => {
  it('A destroyed database is restored row for row, with sequences, generated columns and triggers', async () => {
    const before = await readEverything(shop.url);
    const { path, result } = await backUp(shop.url);
    expect(result).toMatchObject({ files: 2, isChecked: true });
    await onDatabase(shop.url, (client) =>
      client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'),
    );
    const target = newDataDir();
    const restored = await restoreBackup({
      url: shop.url,
      dataDir: target,
      path,
      key: KEY,
      replaces: false,
      migrationsFolder,
    });
    expect(restored).toMatchObject({
      rows: result.rows,
      migrated: [],
      skipped: [],
      replaced: null,
    });
    expect(await readEverything(shop.url)).toEqual(before);
    expect(readFileSync(join(target, 'secrets.json'))).toEqual(secrets);
    expect(readFileSync(join(target, 'media/avatars/one.webp'))).toEqual(
      readFileSync(join(dataDir, 'media/avatars/one.webp')),
    );
    expect(readdirSync(target).sort()).toEqual(['media', 'secrets.json']);
    // The rules are there again.
    await onDatabase(shop.url, async (client) => {
      const { rows } = await client.query(
        `INSERT INTO "DrillParent" ("name") VALUES ('new') RETURNING *`,
      );
      expect(rows[0]).toMatchObject({ id: 3002, upper: 'NEW', search: "'new':1" });
      const next = await client.query(`SELECT nextval('"DrillNumber"') AS next`);
      expect(next.rows[0]).toMatchObject({ next: '100' });
      const orphan = client.query('INSERT INTO "DrillChild" ("parentId") VALUES (99999)');
      await expect(orphan).rejects.toMatchObject({ code: '23503' });
    });
  });

  it('A backup of either database is restored into the other one', {
    tags: ['extended'],
  }, async () => {
    const { path } = await backUp(shop.url, null);
    const before = await readEverything(shop.url);
    const embedded = await startEmbedded();
    const server = await createScratchDatabase();
    try {
      const options = { key: null, replaces: false, migrationsFolder };
      await restoreBackup({ ...options, url: embedded.url, dataDir: newDataDir(), path });
      expect(await readEverything(embedded.url)).toEqual(before);
      const back = await backUp(embedded.url, null);
      await restoreBackup({ ...options, url: server.url, dataDir: newDataDir(), path: back.path });
      expect(await readEverything(server.url)).toEqual(before);
    } finally {
      await embedded.stop();
      await server.stop();
    }
  });

  it('A backup that is made while orders and attempts are written holds one moment', {
    tags: ['extended'],
  }, async () => {
    // The writers are faster than the limits for a person allow.
    changeSettings({ THROTTLE_SCALE: 1000 });
    const db = connect(shop.url, 4);
    const learner = await createLearner(db);
    const plan = await createPlan(db);
    const unit = await createUnit(db);
    const ctx = userContext(db, learner);
    let isWriting = true;
    let written = 0;
    const write = async () => {
      while (isWriting) {
        await createOrder(db, learner, { plan });
        const attempts = unit.items
          .slice(0, 3)
          .map((item) => buildAttempt(item, { id: randomUUID() }));
        await saveAttempts({ ctx, input: { attempts } });
        written += 1;
      }
    };
    const writers = [write(), write()];
    await expect.poll(() => written).toBeGreaterThan(4);
    const { path, result } = await backUp(shop.url);
    const writtenMeanwhile = written;
    await expect.poll(() => written).toBeGreaterThan(writtenMeanwhile);
    isWriting = false;
    await Promise.all(writers);
    await db.$disconnect();

    const target = await createScratchDatabase();
    await restoreBackup({
      url: target.url,
      dataDir: newDataDir(),
      path,
      key: KEY,
      replaces: false,
      migrationsFolder,
    });
    await onDatabase(target.url, async (client) => {
      const count = async (sql: string) => Number((await client.query(sql)).rows[0].count);
      const orders = await count(`SELECT count(*) FROM "Order" WHERE "userId" = '${learner.id}'`);
      expect(orders).toBeGreaterThan(4);
      expect(
        await count(`SELECT count(*) FROM "Order" o WHERE o."userId" = '${learner.id}' AND NOT
          (EXISTS (SELECT FROM "OrderLine" l WHERE l."orderId" = o.id)
          AND EXISTS (SELECT FROM "Payment" p WHERE p."orderId" = o.id))`),
      ).toBe(0);
      const attempts = `SELECT count(*) FROM "Attempt" WHERE "userId" = '${learner.id}'`;
      expect((await count(attempts)) % 3).toBe(0);
    });
    expect(result.rows).toBeGreaterThan(0);
    await target.stop();
  });

  it('A database or a folder with something in it is replaced only when that is said', async () => {
    const { path } = await backUp(shop.url, null);
    const before = await readEverything(shop.url);
    const target = newDataDir();
    const options = { url: shop.url, dataDir: target, path, key: null, migrationsFolder };
    await expect(restoreBackup({ ...options, replaces: false })).rejects.toThrow(
      /not empty.*--replace/,
    );
    expect(await readEverything(shop.url)).toEqual(before);
    await onDatabase(shop.url, (client) => client.query('DELETE FROM "DrillChild" WHERE "id" = 3'));
    mkdirSync(join(target, 'media'), { recursive: true });
    writeFileSync(join(target, 'media/kept'), 'kept');
    const { replaced } = await restoreBackup({ ...options, replaces: true });
    expect(await readEverything(shop.url)).toEqual(before);
    expect(readFileSync(join(replaced ?? '', 'media/kept'), 'utf8')).toBe('kept');
    expect(existsSync(join(target, 'media/kept'))).toBe(false);
    const empty = await createScratchDatabase();
    await expect(restoreBackup({ ...options, url: empty.url, replaces: false })).rejects.toThrow(
      /holds files.*--replace/,
    );
    await empty.stop();
  });

  it('A backup of an earlier version is migrated to this one', { tags: ['extended'] }, async () => {
    const earlier = await createDumpedDatabase(DUMP);
    const { path } = await backUp(earlier.url, null);
    const target = await createScratchDatabase();
    const options = { url: target.url, dataDir: newDataDir(), path, key: null, replaces: false };
    const { migrated } = await restoreBackup({ ...options, migrationsFolder });
    expect(migrated.at(-1)).toBe('29990101000000_drill');
    expect(migrated.length).toBeGreaterThan(5);
    await earlier.stop();
    await target.stop();
  });
});
