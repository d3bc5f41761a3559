import 'server-only';
import { metrics } from '~/server/telemetry/metrics';

/** Times of the last successful runs of this process's jobs, by `performance.now()`. */
const lastRuns = new Map<string, number>();

/** Records that a job has ended well. */
export function recordJobRun(job: string): void {
  metrics.jobRuns.inc({ job_name: job, outcome: 'done' });
  lastRuns.set(job, performance.now());
}

/** Returns and clears the runs that were recorded since the previous call. */
export function takeJobRuns(): { job: string; ageMs: number }[] {
  const now = performance.now();
  const runs = Array.from(lastRuns, ([job, ranAt]) => ({ job, ageMs: now - ranAt }));
  lastRuns.clear();
  return runs;
}
