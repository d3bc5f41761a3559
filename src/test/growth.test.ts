import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDaysToDay, dayToDate, getMonday } from '~/domain/day';
import { firstRecentWeek } from '~/domain/spaced-repetition/recent-weeks';
import { rankingInputs } from '~/server/services/course/recommend-units';
import {
  getMyUnitsOverview,
  listMyUnits,
  myUnitsOverview,
  myUnitsPage,
  unitProgress,
} from '~/server/services/lesson/queries';
import { saveAttempts } from '~/server/services/lesson/save-attempts';
import { listMyMedia, myMedia } from '~/server/services/media-lesson/queries';
import { getNextSteps } from '~/server/services/next-step/get-next-steps';
import { dayParameters, nextStepInputs } from '~/server/services/next-step/next-step-inputs';
import { listOrders, ordersPage } from '~/server/services/order/list-orders';
import { getWeek, practiceWeek } from '~/server/services/progress/practice-week';
import {
  getProgressReport,
  progressReport,
  readProgressReport,
} from '~/server/services/progress/progress-report';
import { dueCards, planDueCards } from '~/server/services/spaced-repetition/due-cards';
import {
  listSuspendedCards,
  suspendedCardsPage,
} from '~/server/services/spaced-repetition/list-suspended-cards';
import { getReviewToday, reviewCounts } from '~/server/services/spaced-repetition/review-today';
import { buildAttempt } from '~prisma/factories/attempt';
import { createLearner } from '~prisma/factories/learner';
import { createMediaLesson } from '~prisma/factories/media-lesson';
import { TEST_NOON } from '~prisma/factories/noon';
import { createOrder } from '~prisma/factories/order';
import { createPlan } from '~prisma/factories/plan';
import { createUnit, type UnitWithItems } from '~prisma/factories/unit';
import { type TestContext, userContext } from './context';
import { countRowsRead } from './count-rows';
import { testDatabase } from './db';
import { listStatements } from './list-statements';

const TODAY = '2026-11-21';
const MONDAY = getMonday(TODAY);

const db = await testDatabase();
let unit: UnitWithItems;
/** A learner with few rows, and one with ten times as many of every kind. */
let few: TestContext;
let many: TestContext;

beforeAll(async () => {
  unit = await createUnit(db);
  const units = Array.from({ length: 400 }, (_, index) => ({
    slug: `unit-${index}`,
    category: 'general',
    level: 'B1',
    envelope: [0],
    headlineZh: '茶',
    headlineEn: 'Tea',
    summaryZh: '茶',
    summaryEn: 'Tea',
    publishedOn: dayToDate('2026-11-01'),
    contentHash: 'test',
  }));
  await db.unit.createMany({ data: units as never });
  [few, many] = [await createGrownLearner(100), await createGrownLearner(1000)];
  await db.$executeRaw`ANALYZE`;
});

const userId = ({ actor }: TestContext) => (actor.kind === 'user' ? actor.id : '');

/** The sound of the report whose counts are compared. */
const SOUND = 'IY';

/** Creates a learner with `size` orders, practice days, weeks of 30 phonemes, and units in My Learning (at
 *  most 400). The checkpoint covers all of it, because the last practice was today. */
async function createGrownLearner(size: number): Promise<TestContext> {
  const learner = await createLearner(db);
  const ctx = userContext(db, learner);
  const { id } = learner;
  await createOrder(db, learner, { plan: await createPlan(db) });
  const copies = size - 1;
  await db.$executeRaw`
    WITH first AS (SELECT * FROM "Order" WHERE "userId" = ${id}::uuid), copy AS (
      INSERT INTO "Order" ("id", "number", "userId", "total", "checkoutKey", "createdAt", "expiresAt")
      SELECT gen_random_uuid(), "number" || '-' || n, "userId", "total", gen_random_uuid()::text,
        "createdAt" - n * interval '1 hour', "expiresAt"
      FROM first, generate_series(1, ${copies}::int) n RETURNING "id"
    )
    INSERT INTO "OrderLine" ("id", "orderId", "productId", "nameZh", "nameEn", "unitPrice", "qty", "subtotal")
    SELECT gen_random_uuid(), copy."id", l."productId", l."nameZh", l."nameEn", l."unitPrice", l."qty", l."subtotal"
    FROM copy, "OrderLine" l JOIN first ON first."id" = l."orderId"`;
  await db.$executeRaw`
    INSERT INTO "PracticeDay" ("userId", "day", "attempts")
    SELECT ${id}::uuid, ${TODAY}::date - n, 1 FROM generate_series(1, ${size}::int) n`;
  await db.$executeRaw`
    INSERT INTO "PhonemeStat" ("userId", "week", "expected", "heard", "count")
    SELECT ${id}::uuid, ${MONDAY}::date - 7 * w, sound, sound, 10
    FROM generate_series(0, ${Math.ceil(size / 7)}::int) w, generate_series(1, 30) p,
      LATERAL (SELECT CASE WHEN p = 1 THEN ${SOUND} ELSE 'P' || p END AS sound) s`;
  await db.$executeRaw`
    INSERT INTO "Enrolment" ("id", "userId", "unitId", "lastActiveAt", "completedAt")
    SELECT gen_random_uuid(), ${id}::uuid, "id", ${TEST_NOON}::timestamptz - n * interval '1 hour', 
      CASE WHEN n % 2 = 0 THEN ${TEST_NOON}::timestamptz END
    FROM (SELECT "id", row_number() OVER (ORDER BY "slug") AS n FROM "Unit") u
    WHERE n <= ${size}`;
  const attempt = buildAttempt(unit.items[0]!, { id: randomUUID(), madeAt: TEST_NOON });
  await saveAttempts({ ctx, input: { attempts: [attempt] } });
  return ctx;
}

const CALLS: [name: string, call: (ctx: TestContext) => Promise<unknown>][] = [
  ['list of orders', (ctx) => listOrders({ ctx, input: {} })],
  ['page of My Learning', (ctx) => listMyUnits({ ctx, input: { filter: 'all' } })],
  ['overview of My Learning', (ctx) => getMyUnitsOverview({ ctx })],
  ['practice week', (ctx) => getWeek({ ctx })],
  ['progress report', (ctx) => getProgressReport({ ctx })],
  ['review of today', (ctx) => getReviewToday({ ctx })],
  ['plan of a review', (ctx) => planDueCards({ ctx })],
  ['list of suspended cards', (ctx) => listSuspendedCards({ ctx, input: {} })],
  ['list of media lessons', (ctx) => listMyMedia({ ctx })],
];

const position = { at: null, id: null };
const READS: [name: string, read: (user: string) => Promise<number>][] = [
  ['list of orders', (user) => countRowsRead(db, ordersPage, { user, ...position })],
  [
    'page of My Learning',
    (user) => countRowsRead(db, myUnitsPage, { user, filter: 'all', ...position }),
  ],
  [
    'practice week',
    (user) =>
      countRowsRead(db, practiceWeek, { user, monday: MONDAY, end: addDaysToDay(MONDAY, 7) }),
  ],
  [
    'progress report',
    (user) =>
      countRowsRead(db, progressReport, {
        user,
        first: addDaysToDay(MONDAY, -77),
        monday: MONDAY,
        end: addDaysToDay(MONDAY, 7),
        recent: firstRecentWeek(MONDAY),
      }),
  ],
];

/** Reads that grow only with an account's cards or units. */
const OTHERS: typeof READS = [
  [
    'review of today',
    (user) => countRowsRead(db, reviewCounts, { user, today: TODAY, until: '2027-01-20' }),
  ],
  ['plan of a review', (user) => countRowsRead(db, dueCards, { user, today: TODAY })],
  [
    'list of suspended cards',
    (user) => countRowsRead(db, suspendedCardsPage, { user, ...position }),
  ],
  ['ranking of units', (user) => countRowsRead(db, rankingInputs, { user, today: TODAY })],
  ['list of media lessons', (user) => countRowsRead(db, myMedia, { user })],
];

describe('The calls of a learner whose history has grown', () => {
  it.each(CALLS)('The %s is one statement, however long the history is', async (_, call) => {
    for (const ctx of [few, many]) expect(await listStatements(() => call(ctx))).toHaveLength(1);
  });

  it.each([...READS, ...OTHERS])(
    'The %s reads no more rows of a long history than of a short one',
    async (_, read) => {
      const [short, long] = [await read(userId(few)), await read(userId(many))];
      expect(long).toBeLessThan(short * 1.1 + 1);
    },
  );

  it('The next step is two statements, however long the history is', async () => {
    for (const ctx of [few, many])
      expect(await listStatements(() => getNextSteps({ ctx, input: {} }))).toHaveLength(2);
  });

  it('The overview of My Learning and the next step read a handful of index entries for each further unit', async () => {
    const read = (ctx: TestContext) =>
      countRowsRead(db, myUnitsOverview, { user: userId(ctx), today: TODAY });
    expect((await read(many)) - (await read(few))).toBeLessThan(5 * 300);
    const steps = (ctx: TestContext) =>
      countRowsRead(db, nextStepInputs, { user: userId(ctx), ...dayParameters(TODAY) });
    expect((await steps(many)) - (await steps(few))).toBeLessThan(5 * 300);
    const progress = (ctx: TestContext) => countRowsRead(db, unitProgress, { user: userId(ctx) });
    expect((await progress(many)) - (await progress(few))).toBeLessThan(5 * 300);
  });

  it('The list of media lessons has at most one row for each published one', async () => {
    for (let index = 0; index < 3; index++) await createMediaLesson(db);
    await db.mediaProgress.createMany({
      data: (await db.mediaLesson.findMany()).map(({ id: lessonId }) => ({
        lessonId,
        userId: userId(many),
      })),
      skipDuplicates: true,
    });
    expect(await listMyMedia({ ctx: many })).toHaveLength(await db.mediaLesson.count());
  });

  it('The whole history is still in the streak and in the report', async () => {
    expect((await getWeek({ ctx: many })).streak).toMatchObject({ length: 1001, best: 1001 });
    expect((await getWeek({ ctx: few })).streak).toMatchObject({ length: 101, best: 101 });
    const { sounds } = await readProgressReport(db, {
      user: userId(many),
      now: many.now(),
      reliable: new Set([SOUND]),
    });
    expect(sounds.find(({ sound }) => sound === SOUND)).toMatchObject({
      now: { said: 40, clear: 1 },
      before: { said: 10 * (Math.ceil(1000 / 7) - 3), clear: 1 },
    });
  });
});
