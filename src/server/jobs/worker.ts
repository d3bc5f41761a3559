import 'server-only';
import { setMaxListeners } from 'node:events';
import { withJobSpan } from '~/server/telemetry/job-span';
import { log } from '~/server/telemetry/log.mjs';
import { metrics } from '~/server/telemetry/metrics';
import { recordJobRun } from './job-runs';

/** Work that the server repeats by itself. Several servers may run a job at the same time: it claims its rows by
 *  conditional updates. */
export interface Job {
  /** Shown in logs. */
  name: string;
  /** Pause between the end of one run and the start of the next. */
  intervalMs: number;
  /** Pause before the first run, for what need not burden a start; none when absent. */
  firstRunAfterMs?: number;
  /** A run that did at least this many is followed by the next one at once: its batch was full, so that more may wait.
   *  It is compared with the number that `run` resolves to. Without it every run is followed by the pause. */
  goesOnAfter?: number;
  run(): Promise<unknown>;
}

export interface Worker {
  /** Starts no further run; resolves when those under way have ended. */
  stop(): Promise<void>;
}

/** Starts every job, at once unless it waits, and repeats each, never two runs of one job at the same time. A run that
 *  throws is logged and tried again after the pause. */
export function runJobs(jobs: readonly Job[]): Worker {
  const stopping = new AbortController();
  // One listener for each job that waits for its next run.
  setMaxListeners(jobs.length, stopping.signal);
  const loops = jobs.map(async (job) => {
    if (job.firstRunAfterMs) await delay(job.firstRunAfterMs, stopping.signal);
    while (!stopping.signal.aborted) {
      try {
        const done = await withJobSpan(job.name, () => job.run());
        recordJobRun(job.name);
        if (typeof done === 'number' && done >= (job.goesOnAfter ?? Infinity)) {
          await letOthersRun();
          continue;
        }
      } catch (error) {
        metrics.jobRuns.inc({ job_name: job.name, outcome: 'failed' });
        log.error({ job: job.name, error }, 'A job failed; it is tried again.');
      }
      await delay(job.intervalMs, stopping.signal);
    }
  });
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

/** A turn of the event loop, so that a job that goes on keeps signals and the other jobs waiting for no longer. */
const letOthersRun = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Resolves after `ms`, or at once when the signal aborts. */
function delay(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(untilStopped, ms);
    function untilStopped() {
      clearTimeout(timer);
      signal.removeEventListener('abort', untilStopped);
      resolve();
    }
    signal.addEventListener('abort', untilStopped);
  });
}

const globals = globalThis as { shuoyiWorker?: Worker };

/** Starts this process's one worker, which starts no further run after SIGTERM or SIGINT. */
export function startWorker(jobs: readonly Job[]): void {
  if (globals.shuoyiWorker) return;
  const worker = runJobs(jobs);
  globals.shuoyiWorker = worker;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => worker.stop());
}
