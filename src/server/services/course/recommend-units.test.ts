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
  for (const [index, slug] of ['oldest', 'older', 'newer', 'newest'].entries()) {
    const publishedOn = new Date(Date.UTC(2026, 10, 10 + index));
    units.set(slug, await createUnit(db, { slug, publishedOn }));
    await db.unitItem.updateMany({
      where: { unit: { slug }, kind: 'WORD', position: 1 },
      data: { text: `${slug}ish` },
    });
  }
});

const slugs = async (ctx: ServiceContext) =>
  (await recommendUnits({ ctx })).map(({ unit }) => unit.slug);

/** Creates a card of the unit's first word. */
const createCardDue = (slug: string, day: string, over: object = {}) =>
  db.card.create({
    data: {
      userId: learner.id,
      itemId: units.get(slug)!.items[0]!.id,
      dueOn: new Date(day),
      attempts: 1,
      ...over,
    },
  });

it('The newest units are recommended to visitors and to users without practice', async () => {
  const newest = ['newest', 'newer', 'older'];
  expect(await slugs(visitorContext(db))).toEqual(newest);
  expect(await slugs(userContext(db, learner))).toEqual(newest);
});

it('A unit with a word that is due today is recommended first', async () => {
  await createCardDue('oldest', '2026-11-20');
  const [first] = await recommendUnits({ ctx: userContext(db, learner) });
  expect(first).toMatchObject({ unit: { slug: 'oldest' }, dueWords: 1 });
});

it('Words that are due later, suspended or of another user do not affect the recommendations', async () => {
  await createCardDue('oldest', '2026-12-20');
  await createCardDue('older', '2026-11-20', { suspendedAt: new Date() });
  const other = await createLearner(db);
  await createCardDue('newer', '2026-11-20', { userId: other.id });
  expect(await slugs(userContext(db, learner))).toEqual(['newest', 'newer', 'older']);
});

it('A withdrawn unit is not recommended', async () => {
  await createCardDue('oldest', '2026-11-20');
  await db.unit.update({ where: { slug: 'oldest' }, data: { withdrawnAt: new Date() } });
  expect(await slugs(userContext(db, learner))).not.toContain('oldest');
});
