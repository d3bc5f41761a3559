/** Benchmark of size: the cost of a row, a save of practice results, a change of a cart and a page, for one
 *  PostgreSQL.
 *
 *  npm run bench:scale [-- --seconds=N] [--no-pages]
 *
 *  On Debian's PostgreSQL, durable (a COMMIT waits for the disk). Bytes of a row are those of its table with
 *  indexes and everything, divided by its rows; a call's cost is that of all of PostgreSQL's processes.
 *  `docs/scale.md` says what follows. The last line is one JSON object; times are milliseconds. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '~/launcher/database/migrations';
import { freePort } from '~/launcher/machine/free-port';
import { NO_CLIENT, type ServiceContext } from '~/server/context';
import { connect, type Database } from '~/server/db';
import { addItem } from '~/server/services/cart/add-item';
import { saveAttempts } from '~/server/services/lesson/save-attempts';
import { postgresBinaries, startPostgres } from '~/test/real-postgres';
import { buildAttempt } from '~prisma/factories/attempt';
import { createLearner } from '~prisma/factories/learner';
import { processTree } from '~tools/testing/load/process-tree';
import { databaseUrlOf, startProduct } from '~tools/testing/load/served-product';
import { fillTables, scatterRows } from './growth/grown-tables';
import { load } from './load';
import { applySettings } from './settings';

const NOON = new Date('2026-11-21T04:00:00Z');
const LEARNERS = 200;
const LANES = 8;
const VIEWS = 300;
const PAGES = ['/', '/course', '/price', '/en/faq'];
const TABLES = [
  'Attempt',
  'ReviewLog',
  'Card',
  'PracticeDay',
  'PhonemeStat',
  'Enrolment', // practice
  'Order',
  'OrderLine',
  'Payment',
  'Invoice', // an order
  'User',
];

const seconds = Number(process.argv.find((word) => word.startsWith('--seconds='))?.slice(10) ?? 10);
applySettings();
const bin = postgresBinaries();
if (!bin) {
  console.log('Install PostgreSQL 15 or newer (Debian: apt install postgresql).');
  process.exit(2);
}
const server = await startPostgres(bin, { settings: [] });
await migrate(server.url);
const db = connect(server.url, LANES);
await fillTables(db, { units: 60, years: 4, orders: 5_000 }, NOON);
await scatterRows(db);
const sizes = await measureSizes();
const writes = {
  'one practice result': await measureWrites(1),
  'twenty practice results': await measureWrites(20),
  'an addition to a cart': await measureCart(),
};
show(writes);
const pages = process.argv.includes('--no-pages') ? null : await measurePages();
console.log(JSON.stringify({ sizes, writes, pages }));
await db.$disconnect();
await server.stop();
process.exit(0);

async function measureSizes(): Promise<Record<string, number>> {
  const result: Record<string, number> = {};
  console.log('Bytes of a row, with its share of indexes:');
  for (const table of TABLES) {
    const [row] = await db.$queryRawUnsafe<{ rows: number; bytes: number }[]>(
      `SELECT (SELECT count(*)::int FROM "${table}") AS rows,
        pg_total_relation_size('"${table}"')::double precision AS bytes`,
    );
    if (!row) continue;
    result[table] = Math.round(row.bytes / row.rows);
    console.log(`  ${table.padEnd(14)}${String(result[table]).padStart(6)}  (${row.rows} rows)`);
  }
  return result;
}

function toContext(id: string): ServiceContext {
  const actor = { kind: 'user', id, sessionId: id, role: 'USER', visitorHash: null } as const;
  return { db, actor, client: NO_CLIENT, language: 'zh', now: () => new Date() };
}

async function createLearners(): Promise<ServiceContext[]> {
  const contexts = [];
  for (let n = 0; n < LEARNERS; n++) contexts.push(toContext((await createLearner(db)).id));
  return contexts;
}

async function measureWrites(size: number) {
  const learners = await createLearners();
  const items = await db.unitItem.findMany();
  let number = 0;
  return measure(async () => {
    const ctx = learners[number % LEARNERS]!;
    const attempts = Array.from({ length: size }, () =>
      buildAttempt(items[number++ % items.length]!, { madeAt: new Date() }),
    );
    const { saved } = await saveAttempts({ ctx, input: { attempts } });
    if (saved.length !== size) throw new Error('A practice result was refused.');
  });
}

async function measureCart() {
  const product = await db.product.findFirstOrThrow({ where: { onSale: true } });
  let number = 0;
  const learners = await createLearners();
  return measure(async () => {
    const ctx = learners[number++ % LEARNERS]!;
    await addItem({ ctx, input: { id: product.id, qty: 1 } });
    if (number % (LEARNERS * 90) === 0) await db.cartRow.updateMany({ data: { qty: 1 } });
  });
}

async function readWal(database: Database): Promise<number> {
  const [row] = await database.$queryRaw<{ bytes: number }[]>`
    SELECT (pg_current_wal_lsn() - '0/0'::pg_lsn)::double precision AS bytes`;
  return row?.bytes ?? Number.NaN;
}

async function measure(work: () => Promise<unknown>) {
  await load(work, { lanes: LANES, seconds: 2 });
  const before = { wal: await readWal(db), cpuMs: processTree(server.pid).cpuMs };
  const { perSecond, times } = await load(work, { lanes: LANES, seconds });
  return {
    perSecond: Math.round(perSecond),
    databaseCpuMs: (processTree(server.pid).cpuMs - before.cpuMs) / times.length,
    walBytes: Math.round(((await readWal(db)) - before.wal) / times.length),
  };
}

function show(measured: Record<string, Awaited<ReturnType<typeof measure>>>): void {
  console.log(`\n${LANES} calls at a time, from one Node process:`);
  for (const [name, { perSecond, databaseCpuMs, walBytes }] of Object.entries(measured))
    console.log(
      `  ${name.padEnd(24)}${perSecond} a second, ${databaseCpuMs.toFixed(2)} ms of PostgreSQL’s processor, ${walBytes} bytes of WAL`,
    );
}

/** Transactions for one view of a page, in a running product without its worker. */
async function measurePages(): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'shuoyi-scale-'));
  const port = await freePort();
  const dataDir = join(folder, 'data');
  const options = { folder, dataDir, port, databaseUrl: server.url, webProcesses: 1 };
  const product = await startProduct(options);
  const result: Record<string, number> = {};
  console.log('\nTransactions of a page’s view, after the first:');
  for (const path of PAGES) {
    const view = () => fetch(`http://127.0.0.1:${port}${path}`).then((response) => response.text());
    await view();
    const before = await countTransactions(databaseUrlOf(options));
    for (let n = 0; n < VIEWS; n++) await view();
    result[path] = ((await countTransactions(databaseUrlOf(options))) - before) / VIEWS;
    console.log(`  ${path.padEnd(14)}${result[path].toFixed(3)}`);
  }
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
  return result;
}

/** The transactions of all sessions so far; an idle session reports its own within seconds. */
async function countTransactions(url: string): Promise<number> {
  const counter = connect(url, 1);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const [row] = await counter.$queryRaw<{ count: number }[]>`
    SELECT xact_commit::double precision AS count FROM pg_stat_database WHERE datname = current_database()`;
  await counter.$disconnect();
  return row?.count ?? Number.NaN;
}
