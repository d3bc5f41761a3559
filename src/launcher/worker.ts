/** `npm run worker`: runs the server's jobs (mail, expiries, reconciliation, refunds …) in a process of its
 *  own, on DATABASE_URL. Several may run: each job claims its rows. The servers beside it run with
 *  WORKER=off. On METRICS_PORT it serves its health and its metrics. */
import { setTimeout as delay } from 'node:timers/promises';
import { readEnv } from '~/env';
import { SHARED_JOBS } from '~/server/jobs/job-list';
import { runJobs } from '~/server/jobs/worker';
import { openWorkerAddress } from '~/server/monitoring/worker-address';
import { makeDataFolder } from './data-folder';
import { FirstConnectionError } from './database/explain-failure';
import { probeDatabase } from './database/probe-database';
import { requireDatabaseUrl } from './database/require-database-url';
import { watchLoop } from './loop-watch.mjs';
import { startWarnings } from './start-warnings';

/** No job computes for so long in this process, because long computations have processes of their own. */
const HUNG_MS = 120_000;

/** Longest wait of a stop for a collector of traces, ms. */
const TRACES_MS = 3_000;

let tracing: { stop(): Promise<void> } | undefined;

try {
  const url = requireDatabaseUrl();
  const settings = readEnv(process.env);
  const wide = makeDataFolder(settings.DATA_DIR);
  for (const sentence of [...(wide ? [wide] : []), ...startWarnings(process.env, null)])
    console.warn(sentence);
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = settings;
  if (endpoint) {
    const { startTracing } = await import('~/server/telemetry/tracing-sdk');
    tracing = startTracing({ endpoint, ratio, process: 'worker' });
  }
  if (settings.METRICS_PORT) await openWorkerAddress(settings.METRICS_PORT);
  // A database that is not up yet is no error, because each job is tried again.
  await probeDatabase(url).catch((error) => {
    if (!(error instanceof FirstConnectionError && error.passes)) throw error;
    console.error(error.message);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
watchLoop(HUNG_MS);
const worker = runJobs(SHARED_JOBS);
console.log(`The worker runs ${SHARED_JOBS.length} jobs.`);
let ending = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    if (ending) return;
    ending = true;
    await worker.stop();
    await Promise.race([tracing?.stop().catch(() => {}), delay(TRACES_MS)]);
    process.exit(0);
  });
