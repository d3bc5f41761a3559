import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hasUsedMembership } from '~/server/services/refund/has-used-membership';
import { createLearner } from '~prisma/factories/learner';
import { createMediaLesson } from '~prisma/factories/media-lesson';
import { createUnit } from '~prisma/factories/unit';
import { testDatabase } from './db';

const db = await testDatabase();

/** The INSERT statements of the migration, which derive openings from earlier rows. */
function backfill(): string[] {
  const folder = readdirSync('prisma/migrations').find((name) => name.endsWith('members_openings'));
  const sql = readFileSync(`prisma/migrations/${folder}/migration.sql`, 'utf8');
  return sql.split(';').filter((statement) => /^INSERT/m.test(statement));
}

it('The migration of members’ openings derives them from used content, not from content that was only added', async () => {
  const { id: userId } = await createLearner(db);
  const before = new Date('2026-10-01T00:00:00Z');
  const bought = new Date('2026-11-01T00:00:00Z');
  const after = new Date('2026-11-02T00:00:00Z');
  const enrolled = async (slug: string, over: object, access: 'FREE' | 'VIP' = 'VIP') => {
    const unit = await createUnit(db, { slug, access });
    const times = { startedAt: after, lastActiveAt: after };
    await db.enrolment.create({ data: { userId, unitId: unit.id, ...times, ...over } });
    return unit.items[0]!.id;
  };
  await enrolled('only-added', {});
  await enrolled('further-on', { currentIndex: 3 });
  await enrolled('gone-back-to', { startedAt: before });
  await enrolled('free', { currentIndex: 3 }, 'FREE');
  const old = { startedAt: before, lastActiveAt: before };
  const itemId = await enrolled('reviewed-later', old);
  const attempt = { userId, itemId, mode: 'SPEAK', score: 80, passed: true, words: [] } as const;
  for (const madeAt of [before, after])
    await db.attempt.create({
      data: { ...attempt, id: crypto.randomUUID(), engine: 'x', accent: 'US', madeAt },
    });
  const queued = (await createUnit(db, { slug: 'queued', access: 'VIP' })).items[0]!.id;
  await db.card.create({ data: { userId, itemId: queued, dueOn: before, createdAt: before } });
  for (const [slug, heard] of [
    ['film-added', []],
    ['film-heard', [[0, 5000]]],
  ] as const) {
    const { id: lessonId } = await createMediaLesson(db, { slug, access: 'VIP' });
    const times = { startedAt: after, lastActiveAt: after };
    await db.mediaProgress.create({
      data: { userId, lessonId, ...times, heard: heard.map((range) => [...range]) },
    });
  }
  const statements = backfill();
  expect(statements).toHaveLength(2);
  for (const statement of statements) await db.$executeRawUnsafe(statement);
  const known = await db.membersOpening.findMany({ orderBy: { content: 'asc' } });
  expect(known.map(({ content, openedAt }) => [content, openedAt])).toEqual([
    ['media:film-heard', after],
    ['unit:further-on', after],
    ['unit:gone-back-to', after],
    ['unit:queued', before],
    ['unit:reviewed-later', before],
  ]);
  await db.membersOpening.deleteMany({ where: { openedAt: after } });
  expect(await hasUsedMembership(db, userId, bought)).toBe(false);
});
