/** Benchmark of growth: what a learner's calls cost with a million attempts and 100,000 orders in the tables, beside
 *  the same learner in small tables; of a learner with a week and eleven orders, and of one with a year and a
 *  hundred.
 *
 *      npm run bench:growth [-- --small] [--runs=N]
 *
 *  On Debian's PostgreSQL, two databases of one server. The calls of all accounts alternate; each row says the
 *  median ratios of the rounds with their quartiles: large tables to small ones for both learners, the year to the
 *  week in small tables, and the same call measured twice (A/A). Exit 1 when large tables cost more than 1.5 times. The last line is one JSON object; times are milliseconds. */
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import superjson from 'superjson';
import { migrate } from '~/launcher/database/migrations';
import { PAGE_SIZE } from '~/schemas/paging';
import { NO_CLIENT, type ServiceContext } from '~/server/context';
import { connect, type Database } from '~/server/db';
import { recommendUnits } from '~/server/services/course/recommend-units';
import { getMyUnitsOverview, getUnitProgress, listMyUnits } from '~/server/services/lesson/queries';
import { saveAttempts } from '~/server/services/lesson/save-attempts';
import { listMyMedia } from '~/server/services/media-lesson/queries';
import { getNextSteps } from '~/server/services/next-step/get-next-steps';
import { listOrders } from '~/server/services/order/list-orders';
import { getWeek } from '~/server/services/progress/practice-week';
import { getProgressReport } from '~/server/services/progress/progress-report';
import { openReview } from '~/server/services/review/open-review';
import { listSuspendedCards } from '~/server/services/spaced-repetition/list-suspended-cards';
import { getReviewToday } from '~/server/services/spaced-repetition/review-today';
import { postgresBinaries, startPostgres } from '~/test/real-postgres';
import { buildAttempt } from '~prisma/factories/attempt';
import { median } from './compare-times';
import { createBuyer, fillTables, scatterRows, type TableSizes } from './grown-tables';
import { practiseYear } from './practised-year';
import { applySettings } from './settings';

const LIMIT = 1.5;
const NOON = new Date('2026-11-21T04:00:00Z');
const UNITS = 60;
const isSmall = process.argv.includes('--small');
const ROUNDS = 15;
const RUNS = Number(process.argv.find((word) => word.startsWith('--runs='))?.slice(7) ?? 12);

type Call = (verb: { ctx: ServiceContext }) => Promise<unknown>;

const CALLS: Record<string, Call> = {
  'order.list': ({ ctx }) => listOrders({ ctx, input: {} }),
  'lesson.mine': ({ ctx }) => listMyUnits({ ctx, input: { filter: 'all' } }),
  'lesson.overview': getMyUnitsOverview,
  'lesson.progress': getUnitProgress,
  'progress.week': getWeek,
  'progress.report': getProgressReport,
  'review.today': getReviewToday,
  'review.open': ({ ctx }) => openReview({ ctx, input: {} }),
  'review.suspendedCards': ({ ctx }) => listSuspendedCards({ ctx, input: {} }),
  'course.recommendations': recommendUnits,
  'mediaLesson.mine': listMyMedia,
  'nextStep.today': ({ ctx }) => getNextSteps({ ctx, input: {} }),
};

applySettings();
const bin = postgresBinaries();
if (!bin) {
  console.log('Install PostgreSQL 15 or newer (Debian: apt install postgresql).');
  process.exit(2);
}
const server = await startPostgres(bin);
const [small, large] = await Promise.all([openDatabase('small'), openDatabase('large')]);
const began = performance.now();
await fillTables(small, { units: UNITS, years: 1, orders: 100 }, NOON);
const sizes: TableSizes = isSmall
  ? { units: UNITS, years: 4, orders: 5_000 }
  : { units: UNITS, years: 45, orders: 100_000 };
await fillTables(large, sizes, NOON);
const LITTLE = { days: 7, orders: PAGE_SIZE + 1 };
const MUCH = { days: 365, orders: 100 };
const accounts = {
  /** A week, and a full page of orders with one more, in small tables, twice: a page of three orders instead
   *  would be compared with one of ten, which says nothing of growth. */
  little: await createAccount(small, LITTLE),
  again: await createAccount(small, LITTLE),
  /** The same in large tables. */
  littleInLarge: await createAccount(large, LITTLE),
  /** A year and a hundred orders, in small and in large tables. */
  much: await createAccount(small, MUCH),
  muchInLarge: await createAccount(large, MUCH),
};
await scatterRows(small);
await scatterRows(large);
await printSizes();
const failed = await measureAll();
await Promise.all([small.$disconnect(), large.$disconnect()]);
await server.stop();
process.exit(failed.length > 0 ? 1 : 0);

async function openDatabase(name: string): Promise<Database> {
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = server.url.replace(/\/postgres$/, `/${name}`);
  await migrate(url);
  return connect(url, 4);
}

/** Creates an account that has practised daily until today and bought something. */
async function createAccount(
  db: Database,
  { days, orders }: { days: number; orders: number },
): Promise<ServiceContext> {
  const { id } = await createBuyer(db, orders);
  await practiseYear(db, { userId: id, days, until: NOON });
  const ctx: ServiceContext = {
    db,
    actor: { kind: 'user', id, sessionId: id, role: 'USER', visitorHash: null },
    client: NO_CLIENT,
    language: 'zh',
    now: () => NOON,
  };
  // As every practice does, this one moves the checkpoint on.
  const item = await db.unitItem.findFirstOrThrow();
  await saveAttempts({ ctx, input: { attempts: [buildAttempt(item, { madeAt: NOON })] } });
  return ctx;
}

async function printSizes(): Promise<void> {
  const [attempts, orders] = await Promise.all([large.attempt.count(), large.order.count()]);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${attempts} attempts and ${orders} orders in the large tables (${seconds} s)\n`);
}

/** Mean duration of a call with the serialisation of its answer, ms. */
async function time(call: Call, ctx: ServiceContext): Promise<number> {
  const start = performance.now();
  for (let run = 0; run < RUNS; run++) superjson.stringify(await call({ ctx }));
  return (performance.now() - start) / RUNS;
}

async function measureAll(): Promise<string[]> {
  console.log(
    'ms and bytes in small tables: little, much; ratios of medians of rounds [quartiles]',
  );
  console.log(
    `${''.padEnd(24)}${'ms'.padStart(16)}${'bytes'.padStart(16)}   much, large : small  little, large : small  much : little       A/A`,
  );
  const result: Record<string, unknown> = {};
  const failed: string[] = [];
  for (const [name, call] of Object.entries(CALLS)) {
    const measured = await measure(call);
    const { times, bytes, ratios } = measured;
    result[name] = measured;
    const tooMuch = Math.max(ratios.muchGrown.median, ratios.littleGrown.median) > LIMIT;
    if (tooMuch) failed.push(name);
    const ms = `${times.little.toFixed(2)} ${times.much.toFixed(2)}`.padStart(16);
    const size = `${bytes.little} ${bytes.much}`.padStart(16);
    const row = [ratios.muchGrown, ratios.littleGrown, ratios.year, ratios.again]
      .map(showRatio)
      .join('  ');
    console.log(`${name.padEnd(24)}${ms}${size}   ${row}${tooMuch ? '  TOO MUCH' : ''}`);
  }
  console.log(JSON.stringify({ limit: LIMIT, isSmall, result }));
  return failed;
}

type Account = keyof typeof accounts;

async function measure(call: Call) {
  const order = Object.keys(accounts) as Account[];
  const samples = Object.fromEntries(order.map((name) => [name, [] as number[]]));
  for (let round = -2; round < ROUNDS; round++) {
    const inTurn = round % 2 === 0 ? order : order.toReversed();
    for (const name of inTurn) {
      const ms = await time(call, accounts[name]);
      if (round >= 0) samples[name]!.push(ms);
    }
  }
  const ratio = (name: Account, to: Account) =>
    spread(samples[name]!.map((ms, round) => ms / (samples[to]![round] ?? Number.NaN)));
  const sizeOf = async (ctx: ServiceContext) =>
    Buffer.byteLength(superjson.stringify(await call({ ctx })));
  return {
    times: { little: median(samples.little!), much: median(samples.much!) },
    bytes: { little: await sizeOf(accounts.little), much: await sizeOf(accounts.much) },
    ratios: {
      muchGrown: ratio('muchInLarge', 'much'),
      littleGrown: ratio('littleInLarge', 'little'),
      year: ratio('much', 'little'),
      again: ratio('again', 'little'),
    },
  };
}

function spread(ratios: readonly number[]) {
  const sorted = ratios.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return { median: median(ratios), lower: at(0.25), upper: at(0.75) };
}

function showRatio({ median, lower, upper }: ReturnType<typeof spread>): string {
  return `${median.toFixed(2)} [${lower.toFixed(2)}–${upper.toFixed(2)}]`.padEnd(17);
}
