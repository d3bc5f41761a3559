/** Benchmark of growth: what a learner's and an operator's calls cost with a million attempts and 100,000 orders in
 *  the tables, beside the same in small tables; of a learner with a week and eleven orders, and of one with a year
 *  and a hundred.
 *
 *  npm run bench:growth [-- --small] [--runs=N]
 *
 *  On Debian's PostgreSQL, two databases of one server. The calls of all accounts alternate; each row has the
 *  median ratios of the rounds with their quartiles: large tables to small ones for both learners, the year to
 *  the week in small tables, and the same call measured twice (A/A). Exit 1 when a learner's call costs more than
 *  1.5 times as much in large tables, or an operator's more than ten times the usual. The last line is one JSON
 *  object; times are milliseconds. */
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import type { Role } from '~/domain/role';
import { migrate } from '~/launcher/database/migrations';
import { PAGE_SIZE } from '~/schemas/paging';
import { NO_CLIENT, type ServiceContext } from '~/server/context';
import { connect, type Database } from '~/server/db';
import { saveAttempts } from '~/server/services/lesson/save-attempts';
import { postgresBinaries, startPostgres } from '~/test/real-postgres';
import { buildAttempt } from '~prisma/factories/attempt';
import { createLearner } from '~prisma/factories/learner';
import { applySettings } from '../settings';
import { createBuyer, fillTables, scatterRows, type TableSizes } from './grown-tables';
import { type Learners, measureLearners } from './measure-learners';
import { measureOperators, type Operator } from './measure-operators';
import { practiseYear } from './practised-year';

const NOON = new Date('2026-11-21T04:00:00Z');
const UNITS = 60;
const isSmall = process.argv.includes('--small');
const RUNS = Number(process.argv.find((word) => word.startsWith('--runs='))?.slice(7) ?? 12);

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
// A full page and one more: a shorter page would be compared with one of ten orders, which shows no growth.
const LITTLE = { days: 7, orders: PAGE_SIZE + 1 };
const MUCH = { days: 365, orders: 100 };
const learners: Learners = {
  little: await createAccount(small, LITTLE),
  again: await createAccount(small, LITTLE),
  littleInLarge: await createAccount(large, LITTLE),
  much: await createAccount(small, MUCH),
  muchInLarge: await createAccount(large, MUCH),
};
const operators = { small: await createOperator(small), large: await createOperator(large) };
await scatterRows(small);
await scatterRows(large);
await printSizes();
const ofLearners = await measureLearners(learners, RUNS);
const ofOperators = await measureOperators(operators, RUNS);
console.log(JSON.stringify({ isSmall, learners: ofLearners, operators: ofOperators }));
await Promise.all([small.$disconnect(), large.$disconnect()]);
await server.stop();
process.exit(ofLearners.failed.length + ofOperators.failed.length > 0 ? 1 : 0);

async function openDatabase(name: string): Promise<Database> {
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = server.url.replace(/\/postgres$/, `/${name}`);
  await migrate(url);
  return connect(url, 4);
}

function contextOf(db: Database, id: string, role: Role): ServiceContext {
  return {
    db,
    actor: { kind: 'user', id, sessionId: id, role, visitorHash: null },
    client: NO_CLIENT,
    language: 'zh',
    now: () => NOON,
  };
}

/** Creates an account that has practised daily until today and bought something. */
async function createAccount(
  db: Database,
  { days, orders }: { days: number; orders: number },
): Promise<ServiceContext> {
  const buyer = await createBuyer(db, orders);
  await practiseYear(db, { userId: buyer.id, days, until: NOON });
  const ctx = contextOf(db, buyer.id, 'USER');
  // This practice moves the checkpoint on, as every practice does.
  const item = await db.unitItem.findFirstOrThrow();
  await saveAttempts({ ctx, input: { attempts: [buildAttempt(item, { madeAt: NOON })] } });
  return ctx;
}

/** Creates an owner, and finds a buyer with ten orders among the others. */
async function createOperator(db: Database): Promise<Operator> {
  const owner = await createLearner(db, { role: 'OWNER' });
  const ctx = contextOf(db, owner.id, 'OWNER');
  const { id, email, orders } = await db.user.findFirstOrThrow({
    where: { email: 'buyer-7@shuoyi.example' },
    select: { id: true, email: true, orders: { select: { number: true }, take: 1 } },
  });
  return { ctx, buyer: { id, email, order: orders[0]!.number } };
}

async function printSizes(): Promise<void> {
  const [attempts, orders] = await Promise.all([large.attempt.count(), large.order.count()]);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${attempts} attempts and ${orders} orders in the large tables (${seconds} s)\n`);
}
