import { beforeEach, describe, expect, it } from 'vitest';
import { type MyUnitFilter, myUnitsSchema } from '~/schemas/lesson';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { buildAttempt } from '~prisma/factories/attempt';
import { createLearner } from '~prisma/factories/learner';
import { TEST_NOON } from '~prisma/factories/noon';
import { createUnit } from '~prisma/factories/unit';
import { getMyUnitsOverview, getUnitProgress, listMyUnits } from './queries';
import { removeEnrolment } from './remove-enrolment';
import { saveAttempts } from './save-attempts';

const db = await testDatabase();
beforeEach(() => resetDatabase(db));

/** A unit without items. */
const createPlainUnit = (slug: string) =>
  createUnit(db, { slug, items: undefined, articles: undefined });

/** Creates a learner with units, every third of which is completed; units are practised in pairs at the same
 *  time. */
async function createEnrolledLearner(units: number) {
  const ctx = userContext(db, await createLearner(db));
  const userId = ctx.actor.kind === 'user' ? ctx.actor.id : '';
  for (let index = 0; index < units; index++) {
    const { id: unitId } = await createPlainUnit(`unit-${index}`);
    const lastActiveAt = new Date(TEST_NOON.getTime() - Math.floor(index / 2) * 60_000);
    const completedAt = index % 3 === 0 ? lastActiveAt : null;
    await db.enrolment.create({ data: { userId, unitId, lastActiveAt, completedAt } });
  }
  return ctx;
}

async function listPages(ctx: TestContext, filter: MyUnitFilter): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | null = null;
  do {
    const input = myUnitsSchema.parse({ filter, cursor: cursor ?? undefined });
    const page = await listMyUnits({ ctx, input });
    pages.push(page.rows.map(({ unit }) => unit.slug));
    cursor = page.nextCursor;
  } while (cursor);
  return pages;
}

describe('My Learning', () => {
  it('The pages of My Learning have every unit of the filter once, the latest practised first', async () => {
    const ctx = await createEnrolledLearner(25);
    const all = await listPages(ctx, 'all');
    expect(all.map((page) => page.length)).toEqual([10, 10, 5]);
    const rows = await db.enrolment.findMany({
      include: { unit: true },
      orderBy: [{ lastActiveAt: 'desc' }, { id: 'desc' }],
    });
    expect(all.flat()).toEqual(rows.map(({ unit }) => unit.slug));
    const [open, done] = [await listPages(ctx, 'open'), await listPages(ctx, 'done')];
    const isDone = new Map(rows.map(({ unit, completedAt }) => [unit.slug, completedAt !== null]));
    expect(open.flat()).toEqual(all.flat().filter((slug) => !isDone.get(slug)));
    expect(done.flat()).toEqual(all.flat().filter((slug) => isDone.get(slug)));
  });

  it('The overview of My Learning counts the units and offers the others', async () => {
    const ctx = await createEnrolledLearner(3);
    for (let index = 0; index < 7; index++)
      await createUnit(db, { slug: `other-${index}`, publishedOn: new Date(`2026-11-1${index}`) });
    await createUnit(db, { slug: 'tomorrow', publishedOn: new Date('2026-11-22') });
    await createUnit(db, { slug: 'withdrawn', withdrawnAt: TEST_NOON });
    const overview = await getMyUnitsOverview({ ctx });
    expect(overview).toMatchObject({ open: 2, done: 1 });
    expect(overview.addable.map(({ slug }) => slug)).toEqual(
      [6, 5, 4, 3, 2, 1].map((index) => `other-${index}`),
    );
    await removeEnrolment({ ctx, input: { slug: 'unit-1' } });
    const after = await getMyUnitsOverview({ ctx });
    expect([after.open, after.addable[0]?.slug]).toEqual([1, 'unit-1']);
  });

  it('The overview of a new account is empty but for the units to add', async () => {
    await createUnit(db, { slug: 'tea' });
    const ctx = userContext(db, await createLearner(db));
    expect(await getMyUnitsOverview({ ctx })).toEqual({
      open: 0,
      done: 0,
      addable: [
        {
          slug: 'tea',
          headline: { zh: '茶和雨傘', en: 'Tea and umbrellas' },
          level: 'B1',
          access: 'FREE',
        },
      ],
    });
  });

  it('The results of a unit are the same in the list and in the progress of all units', async () => {
    const ctx = userContext(db, await createLearner(db));
    const unit = await createUnit(db, { slug: 'tea' });
    await createUnit(db, { slug: 'other' });
    // Two sentences: the numbers of single words are in no average.
    const [one, two] = unit.items.slice(10);
    const again = { score: 40, status: 'again' as const };
    const words = buildAttempt(two!).words.map((word) => ({ ...word, ...again }));
    const attempts = [
      buildAttempt(one!, { score: 80, passed: true }),
      buildAttempt(two!, { score: 40, passed: false, words }),
    ];
    await saveAttempts({ ctx, input: { attempts } });
    const { rows } = await listMyUnits({ ctx, input: { filter: 'all' } });
    expect(rows).toEqual([
      {
        unit: { slug: 'tea', headline: { zh: '茶和雨傘', en: 'Tea and umbrellas' } },
        currentIndex: 0,
        triedItems: 2,
        passedItems: 1,
        bestAverage: 60,
        lastActiveAt: expect.any(Date),
        completedAt: null,
      },
    ]);
    expect(await getUnitProgress({ ctx })).toEqual(
      new Map([['tea', { tried: 2, currentIndex: 0, completed: false }]]),
    );
  });

  it('My Learning is for users alone', async () => {
    const ctx = visitorContext(db);
    for (const query of [getMyUnitsOverview, getUnitProgress])
      await expect(query({ ctx })).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
  });
});
