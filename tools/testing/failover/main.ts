/** `npm run drill:failover`: kills the primary of a replicated PostgreSQL under the product's load, promotes the
 *  replica, and checks that nothing acknowledged is lost and that the site serves again in time. Exit code 0: all
 *  facts hold; 1: one does not; 2: the drill could not run. `-- --seconds=N` of load on either side of the
 *  failover. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { postgresBinaries } from '~/test/real-postgres';
import { startReplicatedPostgres } from '~/test/replicated-postgres';
import { findLost, Journal } from '../load/journal';
import { Person } from '../load/person';
import { readStored } from '../load/read-stored';
import { report } from '../load/report';
import { startLoad } from '../load/run-load';
import { choosePort, readShop, startProduct, startWorker } from '../load/served-product';
import { callTable, describeWrites } from '../load/table';

/** Time within which the site must serve again, ms. */
const LIMIT_MS = 15_000;
/** Time until a monitor of the primary would declare it lost, ms. */
const DETECTION_MS = 2000;

/** Maximum time until the first writes of the load, ms. */
const WRITING_MS = 120_000;

const seconds = Number(process.argv.find((word) => word.startsWith('--seconds='))?.slice(10) ?? 15);
const bin = postgresBinaries();
if (!bin) {
  console.error('The drill needs Debian’s PostgreSQL, 15 or newer: apt install postgresql-15.');
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'shuoyi-failover-'));
chmodSync(folder, 0o755);
const began = performance.now();
const since = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
const log = (sentence: string) => console.log(`${since(began).padStart(8)}  ${sentence}`);

/** Seconds from `start` until work succeeds. */
async function untilDone(start: number, work: () => Promise<unknown>): Promise<number> {
  for (;;) {
    try {
      await work();
      return performance.now() - start;
    } catch {
      await delay(50);
    }
  }
}

/** Resolves when the load has written something.
 *  @throws Error after two minutes without a write, because the drill would then prove nothing */
async function untilWriting(isWriting: () => boolean): Promise<void> {
  const deadline = performance.now() + WRITING_MS;
  while (!isWriting()) {
    if (performance.now() > deadline)
      throw new Error(
        'Nobody had written anything after two minutes: the machine is too busy for this drill.',
      );
    await delay(100);
  }
}

// Durable, as in production: every COMMIT waits for both disks.
const servers = await startReplicatedPostgres(bin, []);
log('A primary and a synchronous replica are up.');
const options = {
  folder,
  dataDir: join(folder, 'data'),
  port: await choosePort(),
  databaseUrl: servers.url,
  webProcesses: 2,
};
const product = await startProduct(options);
const worker = startWorker(options);
const origin = `http://127.0.0.1:${options.port}`;
log('The product serves on both hosts, with two web processes and a worker.');
let code = 1;
try {
  const journal = new Journal();
  const shop = await readShop(origin, servers.primary.url);
  // A person whose cart must be read from the database.
  const person = new Person(origin, '10.255.0.1');
  await person.rest('cart/add', { id: shop.productId });
  const load = startLoad(shop, journal, { lanes: 4, pauseMs: 20 });
  await delay(seconds * 1000);
  // On a busy machine no visit may have reached that step yet.
  const isWriting = () => journal.attempts.size > 0 && journal.acknowledgedAt.length > 0;
  await untilWriting(isWriting);
  log(`Before the failover: ${describeWrites(journal)}.`);

  const killedAt = performance.now();
  await servers.primary.kill();
  log('The primary was killed (SIGKILL, every process of it).');
  const lastBefore = journal.acknowledgedAt.findLast((at) => at <= killedAt) ?? killedAt;
  const answers = {
    read: untilDone(killedAt, async () => {
      if (!(await person.rest('cart')).result) throw new Error('no answer');
    }),
    ready: untilDone(killedAt, async () => {
      if (!(await fetch(`${origin}/api/health/ready`)).ok) throw new Error('not ready');
    }),
  };
  await delay(DETECTION_MS);
  await servers.promote();
  const promoted = performance.now() - killedAt;
  log('The replica was promoted.');
  const [read, ready] = await Promise.race([
    Promise.all([answers.read, answers.ready]),
    delay(4 * LIMIT_MS).then(() => [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as const),
  ]);
  await delay(seconds * 1000);
  await load.stop();
  const firstWrite = journal.acknowledgedAt.find((at) => at > killedAt + promoted) ?? Infinity;
  const write = firstWrite - killedAt;
  log(`In all: ${describeWrites(journal)}.`);

  const stored = await readStored(journal, servers.replica.url);
  const lost = findLost(journal, stored);
  const inTime = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  console.log(`\n${callTable(journal)}\n`);
  console.log(
    `From the kill: replica promoted ${inTime(promoted)}, first write acknowledged ${inTime(write)},`,
  );
  console.log(
    `first read answered ${inTime(read)}, ready for a balancer ${inTime(ready)} (limit ${inTime(LIMIT_MS)}).`,
  );
  console.log(`No write was acknowledged for ${inTime(firstWrite - lastBefore)}.\n`);
  const slowest = Math.max(read, write, ready);
  const late = slowest <= LIMIT_MS ? [] : [`the last one after ${inTime(slowest)}`];
  const isWritten = isWriting() && write < Infinity;
  const holds = report([
    ['No acknowledged write is lost and none was done twice', lost],
    ['No call was answered wrongly', journal.wrong],
    ['The site reads, writes and is ready within the limit', late],
    ['Writes were acknowledged on both sides', isWritten ? [] : ['they were not']],
  ]);
  code = holds ? 0 : 1;
} catch (error) {
  console.error(error);
  code = 2;
} finally {
  await worker.stop();
  await product.stop();
  await servers.stop();
  if (code === 0) rmSync(folder, { recursive: true, force: true });
  else console.log(`The output of the product is in ${folder}.`);
}
process.exit(code);
