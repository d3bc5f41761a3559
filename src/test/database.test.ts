import { beforeEach, describe, expect, it } from 'vitest';
import { resetDatabase, testDatabase } from '~/test/db';

const db = await testDatabase();

describe('The test database', () => {
  beforeEach(() => resetDatabase(db));

  it('The test database has every committed migration', async () => {
    const rows = await db.$queryRaw<{ finished: boolean }[]>`
      SELECT finished_at IS NOT NULL AS finished FROM _prisma_migrations`;
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.finished)).toBe(true);
  });

  it('Every foreign key has an index, so that deleting a row scans no table', async () => {
    const withoutIndex = await db.$queryRaw`
      SELECT conrelid::regclass::text AS "table", conname::text AS "key" FROM pg_constraint
      WHERE contype = 'f' AND NOT EXISTS (
        SELECT 1 FROM pg_index WHERE indrelid = conrelid AND indkey[0] = conkey[1])`;
    expect(withoutIndex).toEqual([]);
  });

  it('A reset empties the test database, rows with foreign keys included', async () => {
    const user = await db.user.create({
      data: { email: 'a@example.com', name: 'A', passwordHash: 'x', cart: { create: {} } },
    });
    await resetDatabase(db);
    expect(await db.user.findUnique({ where: { id: user.id } })).toBeNull();
    expect(await db.cart.count()).toBe(0);
  });

  it('Foreign keys are checked after a reset', async () => {
    const unknownUserId = '00000000-0000-4000-8000-000000000000';
    await expect(db.cart.create({ data: { userId: unknownUserId } })).rejects.toThrow(
      /[Ff]oreign key/,
    );
  });

  it('Exactly one of several concurrent conditional updates takes effect', async () => {
    const { id } = await db.seedRecord
      .create({ data: { name: 'race', contentHash: '0' } })
      .then((row) => ({ id: row.name }));
    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        db.seedRecord.updateMany({
          where: { name: id, contentHash: '0' },
          data: { contentHash: `won by ${index}` },
        }),
      ),
    );
    expect(claims.filter((claim) => claim.count === 1)).toHaveLength(1);
  });
});
