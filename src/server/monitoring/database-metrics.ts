import 'server-only';
import { Gauge, Registry } from 'prom-client';
import type { Database } from '~/server/db';
import { readBackupAge } from '~/server/services/backup/backup-age';
import { readClockDifference } from './clock-difference';
import { readJobAges } from './job-run-rows';
import { readQueues, readRecentMails, readRecentPayments } from './queue-rows';

/** Age at which the rows are read again, ms. */
const CACHE_MS = 10_000;

/** The metrics that are read from rows, the same in every process. They are read on request, every ten seconds
 *  at most. While the database is unreachable, `shuoyi_database_up` is 0 and the others are missing. */
export function createDatabaseMetrics(db: () => Database) {
  const registry = new Registry();
  const registers = [registry];
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });
  const up = gauge('shuoyi_database_up', 'Whether the database answered the last reading.', []);
  const depth = gauge('shuoyi_queue_depth', 'Rows that wait in a queue.', ['queue']);
  const age = gauge(
    'shuoyi_queue_oldest_age_seconds',
    'Time that the oldest row of a queue has waited; 0 when it is empty.',
    ['queue'],
  );
  const mails = gauge('shuoyi_mails_last_day', 'Mails of the last 24 hours by lane and state.', [
    'lane',
    'status',
  ]);
  const payments = gauge(
    'shuoyi_payments_last_day',
    'Payments that began in the last 24 hours, by state.',
    ['gateway', 'status'],
  );
  const clock = gauge(
    'shuoyi_clock_difference_seconds',
    'By how much the clock of this server is ahead of the database’s.',
    [],
  );
  const jobs = gauge(
    'shuoyi_job_last_run_age_seconds',
    'Time since the last run of a job that ended well, whichever worker made it.',
    ['job_name'],
  );
  const backup = gauge(
    'shuoyi_last_backup_age_seconds',
    'Time since the newest backup; before the first one, since the database was made.',
    [],
  );
  let readAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<void> | null = null;

  async function readRows(): Promise<void> {
    for (const one of [depth, age, mails, payments, clock, jobs]) one.reset();
    backup.remove();
    try {
      for (const row of await readQueues(db())) {
        depth.set({ queue: row.queue }, row.depth);
        age.set({ queue: row.queue }, row.age);
      }
      for (const { lane, status, count } of await readRecentMails(db()))
        mails.set({ lane, status }, count);
      for (const { gateway, status, count } of await readRecentPayments(db()))
        payments.set({ gateway, status }, count);
      for (const [job, seconds] of await readJobAges(db())) jobs.set({ job_name: job }, seconds);
      clock.set(await readClockDifference(db()));
      const seconds = await readBackupAge(db());
      if (seconds !== null) backup.set(seconds);
      up.set(1);
    } catch {
      up.set(0);
    }
    readAt = performance.now();
  }

  return {
    registry,
    /** The text of Prometheus. */
    async read(): Promise<string> {
      if (performance.now() - readAt >= CACHE_MS)
        pending ??= readRows().finally(() => {
          pending = null;
        });
      await pending;
      return registry.metrics();
    },
  };
}
