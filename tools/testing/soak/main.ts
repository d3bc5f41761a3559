/** `npm run soak -- --minutes=60`: mixed load on the product, whose worker, a web process and the database are
 *  killed in the first part of the time. At the end no acknowledged write may be lost, no response may have been
 *  wrong, and no process may hold more memory than after the last fault. Exit code 0: all facts hold; 1: one does
 *  not; 2: it could not run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findLost, Journal } from '../load/journal';
import { readStored } from '../load/read-stored';
import { report } from '../load/report';
import { startLoad } from '../load/run-load';
import { choosePort, readShop } from '../load/served-product';
import { callTable, describeWrites, toTable } from '../load/table';
import { type MemorySamples, measureGrowth } from './memory';
import { readOptions, type SoakOptions } from './options';
import { SlowClient } from './slow-client';
import { SoakedProduct } from './soaked-product';

/** Shares of the time at which each process is killed, and from which on memory is sampled. */
const FAULTS_AT = { worker: 0.1, web: 0.2, database: 0.3 };
const WATCH_FROM = 0.45;
const PAUSE_MS = 40;
const SAMPLE_MS = 1000;
/** Maximum time until the product is ready after a fault, and until the worker has done the waiting work,
 *  ms. */
const RECOVERY_MS = 60_000;

const began = performance.now();
const log = (sentence: string) =>
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(8)} s  ${sentence}`);

async function soak(options: SoakOptions, folder: string): Promise<boolean> {
  const port = await choosePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = options.data ?? join(folder, 'data');
  log(
    `The load lasts for ${options.seconds} s or more, because each fault waits for the one before; it begins when the product serves, minutes later on a busy machine.`,
  );
  const product = await SoakedProduct.start(options.database, { folder, dataDir }, port);
  log(
    `The product serves on ${options.database === 'postgres' ? 'PostgreSQL' : 'the embedded database'}.`,
  );
  try {
    const journal = new Journal();
    const shop = await readShop(origin, product.databaseUrl);
    const load = startLoad(shop, journal, { lanes: options.lanes, pauseMs: PAUSE_MS });
    const slow = Array.from({ length: options.slowClients }, () => new SlowClient(port));
    const reading = Promise.all(slow.map((client) => client.run()));
    const start = performance.now();
    const until = (share: number) =>
      delay(Math.max(0, start + share * options.seconds * 1000 - performance.now()));

    const late: string[] = [];
    const fault = async (what: string, act: () => unknown) => {
      const at = performance.now();
      await act();
      const ms = await untilReady(origin, at);
      log(`${what}; ready again after ${(ms / 1000).toFixed(1)} s.`);
      if (ms > RECOVERY_MS) late.push(`${what}: ${ms.toFixed(0)} ms`);
    };
    await until(FAULTS_AT.worker);
    await untilTrue(() => missingKinds(journal).length === 0);
    await fault('The worker was killed', () => product.killWorker());
    await until(FAULTS_AT.web);
    await fault('A web process was killed', () => product.killWebProcess());
    await until(FAULTS_AT.database);
    await fault('The database was killed and started again', () => product.restartDatabase());

    const lastFault = performance.now();
    const writesAgain = () => journal.acknowledgedAt.some((at) => at > lastFault);
    await untilTrue(writesAgain);
    await until(WATCH_FROM);
    const end =
      Math.max(start, performance.now() - WATCH_FROM * options.seconds * 1000) +
      options.seconds * 1000;
    const memory = new Map<number, MemorySamples>();
    while (performance.now() < end) {
      for (const { name, pid, residentBytes } of product.processes()) {
        const samples = memory.get(pid) ?? { name, pid, residentBytes: [] };
        memory.set(pid, samples);
        samples.residentBytes.push(residentBytes);
      }
      await delay(SAMPLE_MS);
    }
    await load.stop();
    for (const client of slow) client.stop();
    await reading;
    const waiting = await untilWorkerIsDone(product.databaseUrl);
    log(`The load has ended: ${describeWrites(journal)}.`);

    const lost = findLost(journal, await readStored(journal, product.databaseUrl));
    const growths = [...memory.values()].map(measureGrowth);
    console.log(`\n${callTable(journal)}\n\n${memoryTable(growths)}\n`);
    const wrong = [...journal.wrong, ...slow.flatMap((client) => client.wrong)];
    const unheard = slow.filter(({ begun }) => begun === 0).map(() => 'a slow client got nothing');
    const grown = growths.filter(({ isTooMuch }) => isTooMuch).map(({ name }) => `${name} grows`);
    const tooBrief = growths.length === 0 || growths.some(({ isTooMuch }) => isTooMuch === null);
    return report([
      ['No acknowledged write is lost and none was done twice', lost],
      ['Every kind of write was acknowledged', missingKinds(journal)],
      ['No call was answered wrongly', wrong],
      [`Each of ${slow.length} slow clients was answered`, unheard],
      ['The product was ready again after each fault', late],
      ['Writes were acknowledged after the last fault', writesAgain() ? [] : ['none was']],
      ['The worker has done everything that is due', waiting],
      [
        tooBrief
          ? 'Memory was watched too briefly to tell more than the table says'
          : 'No process holds more than 15 % or 32 MB more, last third to first (medians)',
        grown,
      ],
    ]);
  } finally {
    await product.stop();
  }
}

/** Waits until a condition holds, or a minute is over. */
async function untilTrue(isSo: () => boolean): Promise<void> {
  const start = performance.now();
  while (!isSo() && performance.now() - start < RECOVERY_MS) await delay(50);
}

async function untilReady(origin: string, start: number): Promise<number> {
  for (;;) {
    const isReady = await fetch(`${origin}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    const ms = performance.now() - start;
    if (isReady || ms > RECOVERY_MS) return ms;
    await delay(50);
  }
}

/** Work that the worker has not done in time. */
async function untilWorkerIsDone(databaseUrl: string): Promise<string[]> {
  const start = performance.now();
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query<{ requests: number; mails: number }>(
        // Work that a killed worker had claimed is due again when its claim ends, some minutes later.
        `SELECT (SELECT count(*)::int FROM "AccountRequest" WHERE "nextTryAt" <= now()) AS requests,
          (SELECT count(*)::int FROM "OutboxMessage"
           WHERE status = 'PENDING' AND "nextTryAt" <= now()) AS mails`,
      );
      const { requests = 0, mails = 0 } = rows[0] ?? {};
      if (requests + mails === 0) return [];
      if (performance.now() - start > RECOVERY_MS)
        return [`${requests} requests of accounts and ${mails} mails are due`];
      await delay(200);
    }
  } finally {
    await client.end();
  }
}

function missingKinds({ emails, attempts, sessions, carts }: Journal): string[] {
  const added = carts.reduce((sum, cart) => sum + cart.acknowledged, 0);
  const counts = {
    'sign-ups': emails.size,
    'log-ins': sessions.size,
    practice: attempts.size,
    carts: added,
  };
  return Object.entries(counts).flatMap(([kind, count]) => (count === 0 ? [`no ${kind}`] : []));
}

function memoryTable(growths: readonly ReturnType<typeof measureGrowth>[]): string {
  const mb = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);
  const verdict = { true: 'GROWS', false: 'steady', null: 'too brief' };
  return toTable([
    ['process', 'first third MB', 'last third MB', 'verdict'],
    ...growths.map(({ name, pid, first, last, isTooMuch }) => [
      `${name} (${pid})`,
      mb(first),
      mb(last),
      verdict[`${isTooMuch}`],
    ]),
  ]);
}

const folder = mkdtempSync(join(tmpdir(), 'shuoyi-soak-'));
try {
  const holds = await soak(readOptions(process.argv.slice(2)), folder);
  if (holds) rmSync(folder, { recursive: true, force: true });
  else console.log(`The output of the product is in ${folder}.`);
  process.exit(holds ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
