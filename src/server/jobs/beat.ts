import 'server-only';
import { jobDatabase } from '~/server/db';
import { saveJobRuns } from '~/server/monitoring/job-run-rows';
import { takeJobRuns } from './job-runs';
import type { Job } from './worker';

/** Writes the worker's beat and the last run of each job, for servers on other machines. */
export const beatJob: Job = {
  name: 'beat',
  intervalMs: 10_000,
  run: () => saveJobRuns(jobDatabase(), [...takeJobRuns(), { job: 'beat', ageMs: 0 }]),
};
