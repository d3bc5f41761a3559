/** Benchmark of instances: throughput of two web servers behind Caddy and PgBouncer, compared with one.
 *
 *  npm run bench:instances [-- --rounds=3 --seconds=20 --lanes=8]
 *
 *  Visits as people make them (`tools/testing/load/`), without a pause, on one durable PostgreSQL with a worker.
 *  Rounds with one server and with both take turns. All processes share this machine: on two processors a second
 *  server cannot double anything, and the ratio holds for this machine only. The last line is one JSON object. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { migrate } from '~/launcher/database/migrations';
import { seedDatabase } from '~/launcher/database/seed-database';
import { freePort } from '~/launcher/machine/free-port';
import { startPooler } from '~/test/pooler';
import { postgresBinaries, startPostgres } from '~/test/real-postgres';
import { Journal } from '~tools/testing/load/journal';
import { startLoad } from '~tools/testing/load/run-load';
import { readShop, startProduct, startWorker } from '~tools/testing/load/served-product';
import { percentile, toTable } from '~tools/testing/load/table';
import { hasCaddy, startBalancer } from '~tools/testing/upgrade/balancer';

const number = (name: string, otherwise: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const rounds = number('rounds', 3);
const seconds = number('seconds', 20);
const lanes = number('lanes', 8);
const bin = postgresBinaries();
if (!bin || !hasCaddy()) {
  console.log('Install PostgreSQL, PgBouncer and Caddy: apt install postgresql-15 pgbouncer caddy');
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'shuoyi-instances-'));
chmodSync(folder, 0o755);
const stops: (() => Promise<unknown>)[] = [];
let code = 1;
try {
  const postgres = await startPostgres(bin, { settings: [] });
  stops.push(postgres.stop);
  await migrate(postgres.url);
  await seedDatabase(postgres.url, null);
  const pooler = await startPooler(postgres.url);
  stops.push(pooler.stop);
  const ports = [await freePort(), await freePort()];
  const options = (name: string, port: number) => ({
    folder: join(folder, name),
    dataDir: join(folder, 'data'),
    port,
    databaseUrl: pooler.toPooled(postgres.url),
    webProcesses: 1,
  });
  for (const [index, port] of ports.entries())
    stops.push((await startProduct(options(`server-${index}`, port))).stop);
  stops.push(startWorker(options('worker', ports[0] ?? 0)).stop);
  const origins = new Map<number, string>();
  for (const servers of [1, 2]) {
    const port = await freePort();
    stops.push(await startBalancer(port, ports.slice(0, servers), folder));
    origins.set(servers, `http://127.0.0.1:${port}`);
  }
  await measure(2, 5);
  const rates = new Map<number, number[]>([
    [1, []],
    [2, []],
  ]);
  const rows: string[][] = [['servers', 'calls a second', 'p50 ms', 'p99 ms', 'not answered']];
  for (let round = 0; round < rounds; round += 1)
    for (const servers of round % 2 === 0 ? [1, 2] : [2, 1]) {
      const { rate, p50, p99, failed } = await measure(servers, seconds);
      rates.get(servers)?.push(rate);
      rows.push([String(servers), ...[rate, p50, p99].map((value) => value.toFixed(0)), failed]);
    }
  console.log(`${toTable(rows)}\n`);
  const [one = 0, two = 0] = [1, 2].map((servers) => percentile(rates.get(servers) ?? [], 0.5));
  console.log(JSON.stringify({ one, two, ratio: Number((two / one).toFixed(2)), lanes, seconds }));
  code = 0;

  /** Makes visits for some time. @returns calls per second, and their times, ms */
  async function measure(servers: number, duration: number) {
    const journal = new Journal();
    const origin = origins.get(servers) ?? '';
    const shop = {
      ...(await readShop(origin, postgres.url)),
      comeFrom: (visit: number) => `127.0.1.${1 + (visit % 200)}`,
    };
    const began = performance.now();
    const load = startLoad(shop, journal, { lanes, pauseMs: 0 });
    await delay(duration * 1000);
    await load.stop();
    const took = (performance.now() - began) / 1000;
    const times = [...journal.kinds.values()].flatMap((kind) => kind.times);
    const failed = String(journal.unanswered.length + journal.wrong.length);
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
    return { rate: times.length / took, p50, p99, failed };
  }
} catch (error) {
  console.error(error);
} finally {
  for (const stop of stops.reverse()) await stop();
  if (code === 0) rmSync(folder, { recursive: true, force: true });
  else console.log(`The output is in ${folder}.`);
}
process.exit(code);
