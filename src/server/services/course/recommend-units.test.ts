import { beforeEach, expect, it } from 'vitest';
import type { ServiceContext } from '~/server/context';
import { userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { createUnit, type UnitWithItems } from '~prisma/factories/unit';
import { recommendUnits } from './recommend-units';

const db = await testDatabase();
let learner: Learner;
const units = new Map<string, UnitWithItems>();

beforeEach(async () => {
  await resetDatabase(db);
  learner = await createLearner(db);
  for (const [at, slug] of ['oldest', 'older', 'newer', 'newest'].entries()) {
    const publishedOn = new Date(Date.UTC(2026, 10, 10 + at));
    units.set(slug, await createUnit(db, { slug, publishedOn }));
    await db.unitItem.updateMany({
      where: { unit: { slug }, kind: 'WORD', position: 1 },
      data: { text: `${slug}ish` },
    });
  }
});

const slugs = async (ctx: ServiceContext) =>
  (await recommendUnits({ ctx })).map(({ unit }) => unit.slug);

/** A card of the unit's first word. */
const dueOn = (slug: string, day: string, over: object = {}) =>
  db.card.create({
    data: {
      userId: learner.id,
      itemId: units.get(slug)!.items[0]!.id,
      dueOn: new Date(day),
      attempts: 1,
      ...over,
    },
  });

it('a visitor, and who has not practised yet, sees the newest', async () => {
  const newest = ['newest', 'newer', 'older'];
  expect(await slugs(visitorContext(db))).toEqual(newest);
  expect(await slugs(userContext(db, learner))).toEqual(newest);
});

it('a learner sees first the unit whose word is due today', async () => {
  await dueOn('oldest', '2026-11-20');
  const [first] = await recommendUnits({ ctx: userContext(db, learner) });
  expect(first).toMatchObject({ unit: { slug: 'oldest' }, dueWords: 1 });
});

it('words that are due later, set aside, or somebody else’s change nothing', async () => {
  await dueOn('oldest', '2026-12-20');
  await dueOn('older', '2026-11-20', { suspendedAt: new Date() });
  const other = await createLearner(db);
  await dueOn('newer', '2026-11-20', { userId: other.id });
  expect(await slugs(userContext(db, learner))).toEqual(['newest', 'newer', 'older']);
});

it('a unit that was taken back is offered to nobody', async () => {
  await dueOn('oldest', '2026-11-20');
  await db.unit.update({ where: { slug: 'oldest' }, data: { withdrawnAt: new Date() } });
  expect(await slugs(userContext(db, learner))).not.toContain('oldest');
});
