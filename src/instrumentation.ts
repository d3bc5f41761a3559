/** Next calls this once when a server process starts: the place where background work begins. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env } = await import('~/env');
  const { startWorker } = await import('~/server/jobs/worker');
  const { JOBS, SERVER_JOBS } = await import('~/server/jobs/job-list');
  startWorker(env().WORKER === 'off' ? SERVER_JOBS : [...SERVER_JOBS, ...JOBS]);
}
