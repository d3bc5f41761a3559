import 'server-only';
import { metrics } from '~/server/telemetry/metrics';

/** When each job of this process last ended well. */
const lastRuns = new Map<string, Date>();

/** Records that a job has ended well. */
export function recordJobRun(job: string): void {
  metrics.jobRuns.inc({ job, outcome: 'done' });
  lastRuns.set(job, new Date());
}

/** Takes what was recorded since the previous call. */
export function takeJobRuns(): { job: string; ranAt: Date }[] {
  const runs = Array.from(lastRuns, ([job, ranAt]) => ({ job, ranAt }));
  lastRuns.clear();
  return runs;
}
