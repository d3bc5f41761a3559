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
  /** Delay before the first run, so that it does not slow a start down; none when absent. */
  firstRunAfterMs?: number;
  /** If a run has handled at least this many items, the next one follows at once, because a full batch means that
   *  more may be waiting. It is compared with the number that `run` resolves to. Without it every run is followed
   *  by the pause. */
  goesOnAfter?: number;
  run(): Promise<unknown>;
}

export interface Worker {
  /** Starts no further run; resolves when the running ones have ended. */
  stop(): Promise<void>;
}

/** Starts every job, after its initial delay if it has one, and repeats each, without two runs of one job at the
 *  same time. A run that throws is logged and tried again after the pause. */
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

/** Waits for a turn of the event loop, so that a continuing job does not delay signals and other jobs. */
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
