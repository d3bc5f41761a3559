import 'server-only';
import { metrics } from '~/server/telemetry/metrics';

/** When each job of this process last ended well, in `performance.now()`. */
const lastRuns = new Map<string, number>();

/** Records that a job has ended well. */
export function recordJobRun(job: string): void {
  metrics.jobRuns.inc({ job_name: job, outcome: 'done' });
  lastRuns.set(job, performance.now());
}

/** Takes what was recorded since the previous call. */
export function takeJobRuns(): { job: string; ageMs: number }[] {
  const now = performance.now();
  const runs = Array.from(lastRuns, ([job, ranAt]) => ({ job, ageMs: now - ranAt }));
  lastRuns.clear();
  return runs;
}
