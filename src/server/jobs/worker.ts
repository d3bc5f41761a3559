import 'server-only';
import { setMaxListeners } from 'node:events';

/** Something that the server does by itself, again and again. Several servers may run it at the same
 *  time: each job claims its rows by conditional updates. */
export interface Job {
  /** Shown in logs. */
  name: string;
  /** Pause between the end of one run and the start of the next. */
  intervalMs: number;
  run(): Promise<unknown>;
}

export interface Worker {
  /** No run starts any more; resolves when those under way have ended. */
  stop(): Promise<void>;
}

/** Starts every job at once and repeats each, never two runs of one job at the same time. A run that
 *  throws is logged and tried again after the pause. */
export function runJobs(
  jobs: readonly Job[],
  log: (text: string, error: unknown) => void = console.error,
): Worker {
  const stopping = new AbortController();
  // One for each job that pauses.
  setMaxListeners(jobs.length, stopping.signal);
  const loops = jobs.map(async (job) => {
    while (!stopping.signal.aborted) {
      try {
        await job.run();
      } catch (error) {
        log(`The job "${job.name}" failed; it is tried again.`, error);
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

/** Starts this process's one worker; it takes no new run once the process is told to end. */
export function startWorker(jobs: readonly Job[]): void {
  if (globals.shuoyiWorker) return;
  const worker = runJobs(jobs);
  globals.shuoyiWorker = worker;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => worker.stop());
}
