/** Next calls this once when a server process starts: the place where background work begins. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env } = await import('~/env');
  if (env().WORKER === 'off') return;
  const { startWorker } = await import('~/server/jobs/worker');
  const { JOBS } = await import('~/server/jobs/job-list');
  startWorker(JOBS);
}
