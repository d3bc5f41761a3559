import { beforeEach, describe, expect, it } from 'vitest';
import { resetDatabase, testDatabase } from '~/test/db';

const db = await testDatabase();

describe('the database under test', () => {
  beforeEach(() => resetDatabase(db));

  it('has every committed migration', async () => {
    const rows = await db.$queryRaw<{ finished: boolean }[]>`
      SELECT finished_at IS NOT NULL AS finished FROM _prisma_migrations`;
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.finished)).toBe(true);
  });

  it('has an index for every foreign key, so that nothing is searched through when a row goes', async () => {
    const bare = await db.$queryRaw`
      SELECT conrelid::regclass::text AS "table", conname::text AS "key" FROM pg_constraint
      WHERE contype = 'f' AND NOT EXISTS (
        SELECT 1 FROM pg_index WHERE indrelid = conrelid AND indkey[0] = conkey[1])`;
    expect(bare).toEqual([]);
  });

  it('is empty again after a reset, foreign keys included', async () => {
    const user = await db.user.create({
      data: { email: 'a@example.com', name: 'A', passwordHash: 'x', cart: { create: {} } },
    });
    await resetDatabase(db);
    expect(await db.user.findUnique({ where: { id: user.id } })).toBeNull();
    expect(await db.cart.count()).toBe(0);
  });

  it('still checks foreign keys after a reset', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    await expect(db.cart.create({ data: { userId: nobody } })).rejects.toThrow(/[Ff]oreign key/);
  });

  it('gives a lost update to one of two only, in one conditional statement each', async () => {
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
