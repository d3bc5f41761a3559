import { double, text } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { type Database, runStatement } from '~/server/db';

/** Stores the last run of jobs, by the clock of the database. Several workers may write one job: the newest stays. */
export async function saveJobRuns(
  db: Database,
  runs: readonly { job: string; ageMs: number }[],
): Promise<void> {
  const jobs = runs.map(({ job }) => job);
  const ages = runs.map(({ ageMs }) => ageMs);
  // The rows are sorted, so that two workers cause no deadlock.
  await db.$executeRaw`
    INSERT INTO "JobRun" ("job", "ranAt")
    SELECT DISTINCT ON (run.job) run.job, now() - run.age * interval '1 millisecond'
    FROM unnest(${jobs}::text[], ${ages}::float8[]) AS run(job, age)
    ORDER BY run.job, run.age
    ON CONFLICT ("job") DO UPDATE SET "ranAt" = GREATEST("JobRun"."ranAt", EXCLUDED."ranAt")`;
}

const jobAges = statement({
  name: 'job-ages',
  parameters: {},
  row: { job: text, seconds: double },
  sql: () => `
    SELECT "job", GREATEST(0, extract(epoch FROM now() - "ranAt"))::float8 AS seconds FROM "JobRun"`,
});

/** Seconds since the last successful run of each job. */
export async function readJobAges(db: Database): Promise<Map<string, number>> {
  const rows = await runStatement(db, jobAges, {});
  return new Map(rows.map(({ job, seconds }) => [job, seconds]));
}
