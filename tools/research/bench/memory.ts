/** Benchmark of a year of daily use: the queries of the review pages and the saving of an attempt, for an
 *  account with a year of practice among others like it, as a ratio to a new account.
 *
 *      npm run bench:memory
 *
 *  On Debian's PostgreSQL where it is installed, else on the embedded server. Prints the query plans; the
 *  last line is one JSON object. */

import { startEmbedded } from '~/launcher/database/embedded';
import { migrate } from '~/launcher/database/migrations';
import { NO_CLIENT, type ServiceContext } from '~/server/context';
import { connect, type Database } from '~/server/db';
import { listMyUnits } from '~/server/services/lesson/queries';
import { saveAttempts } from '~/server/services/lesson/save-attempts';
import { getWeek } from '~/server/services/progress/practice-week';
import { getProgressReport } from '~/server/services/progress/progress-report';
import { openReview } from '~/server/services/review/open-review';
import { getReviewToday } from '~/server/services/spaced-repetition/review-today';
import { postgresBinaries, startPostgres } from '~/test/real-postgres';
import { buildAttempt } from '~prisma/factories/attempt';
import { createLearner } from '~prisma/factories/learner';
import { createUnit } from '~prisma/factories/unit';
import { practiseYear } from './growth/practised-year';
import { medianTime } from './median-time';
import { applySettings } from './settings';

const UNITS = 60;
const DAYS = 365;
const LEARNERS = 6;
const ROUNDS = { runs: 31, warmUp: 5 };
const NOON = new Date('2026-11-21T04:00:00Z');

applySettings();
const bin = postgresBinaries();
const server = bin ? await startPostgres(bin) : await startEmbedded();
await migrate(server.url);
const db = connect(server.url, 4);
const { units, practised, fresh } = await fill(db);
await printCounts(db);
for (const [name, sql] of largeQueries(practised)) await explain(db, name, sql);
const ratios = await compare();
const attempts = await db.attempt.count();
console.log(JSON.stringify({ learners: LEARNERS, days: DAYS, attempts, ratios }));
await db.$disconnect();
await server.stop();
process.exit(0);

async function fill(db: Database) {
  const units = [];
  for (let i = 0; i < UNITS; i++) units.push(await createUnit(db));
  // Every unit of the factory teaches the same word; different lemmas are needed here.
  await db.$executeRaw`UPDATE "UnitItem" SET "text" = "text" || ' ' || "id"`;
  const learners = [];
  for (let i = 0; i < LEARNERS; i++) learners.push(await createLearner(db));
  for (const { id } of learners) await practiseYear(db, { userId: id, days: DAYS, until: NOON });
  const fresh = await createLearner(db);
  await db.$executeRaw`ANALYZE`;
  return { units, practised: learners[1]!.id, fresh: fresh.id };
}

async function printCounts(db: Database): Promise<void> {
  const userId = practised;
  const [attempts, cards, reviews, days] = await Promise.all([
    db.attempt.count({ where: { userId } }),
    db.card.count({ where: { userId } }),
    db.reviewLog.count({ where: { userId } }),
    db.practiceDay.count({ where: { userId } }),
  ]);
  console.log(`${bin ? 'PostgreSQL' : 'Embedded'}, ${LEARNERS} learners with a year each:`);
  console.log(`${attempts} attempts, ${cards} cards, ${reviews} reviews, ${days} days\n`);
}

async function compare(): Promise<Record<string, number>> {
  const items = units.flatMap((unit) => unit.items);
  let attemptCount = 0;
  const works: Record<string, (call: { ctx: ServiceContext }) => Promise<unknown>> = {
    today: getReviewToday,
    openReview: ({ ctx }) => openReview({ ctx, input: {} }),
    week: getWeek,
    progress: getProgressReport,
    myUnits: ({ ctx }) => listMyUnits({ ctx, input: { filter: 'all' } }),
    saveAttempt: ({ ctx }) => {
      const item = items[attemptCount++ % items.length]!;
      return saveAttempts({ ctx, input: { attempts: [buildAttempt(item, { madeAt: NOON })] } });
    },
  };
  const ratios: Record<string, number> = {};
  console.log('Median ms: a new account, one with a year of practice');
  for (const [name, work] of Object.entries(works)) {
    const newAccount = await medianTime(() => work({ ctx: toContext(fresh) }), ROUNDS);
    const year = await medianTime(() => work({ ctx: toContext(practised) }), ROUNDS);
    ratios[name] = Number((year / newAccount).toFixed(2));
    console.log(
      `${name.padEnd(12)} ${newAccount.toFixed(2).padStart(7)} ${year.toFixed(2).padStart(7)}  ${ratios[name]} ×`,
    );
  }
  return ratios;
}

function toContext(id: string): ServiceContext {
  return {
    db,
    actor: { kind: 'user', id, sessionId: id, role: 'USER', visitorHash: null },
    client: NO_CLIENT,
    language: 'zh',
    now: () => NOON,
  };
}

/** The queries whose tables grow with practice, as the services send them. */
function largeQueries(userId: string): [string, string][] {
  return [
    [
      'due cards',
      `SELECT "id", "stability", "difficulty", "reps", "lapses", "lastReviewedAt" FROM "Card"
       WHERE "userId" = '${userId}' AND "suspendedAt" IS NULL AND "knownAt" IS NULL
         AND ("buriedUntil" IS NULL OR "buriedUntil" <= '2026-11-21') AND "dueOn" <= '2026-11-21'`,
    ],
    [
      'words by level',
      `SELECT min(u."level"), max(c."stability") FROM "Card" c
       JOIN "UnitItem" i ON i."id" = c."itemId" JOIN "Unit" u ON u."id" = i."unitId"
       WHERE c."userId" = '${userId}' AND i."kind" = 'WORD' AND c."reps" > 0 GROUP BY lower(i."text")`,
    ],
    [
      'sounds',
      `SELECT "expected", "heard", sum("count") FROM "PhonemeStat" WHERE "userId" = '${userId}'
       GROUP BY 1, 2`,
    ],
    [
      'days practised',
      `SELECT "day", "attempts", "spokenMs" FROM "PracticeDay" WHERE "userId" = '${userId}'
       AND "attempts" > 0 ORDER BY "day"`,
    ],
    [
      'card of an item',
      `SELECT * FROM "Card" WHERE "userId" = '${userId}' AND "itemId" = (SELECT "id" FROM "UnitItem" LIMIT 1)`,
    ],
  ];
}

async function explain(db: Database, name: string, sql: string): Promise<void> {
  const rows = await db.$queryRawUnsafe<Record<string, string>[]>(
    `EXPLAIN (ANALYZE, COSTS OFF, BUFFERS OFF) ${sql}`,
  );
  console.log(`── ${name}`);
  for (const row of rows) console.log(`   ${Object.values(row)[0]}`);
  console.log();
}
