/** Called by Next once when a server process starts: starts the background jobs. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { requireHttpLayer } = await import('~/server/http-layer-check');
  requireHttpLayer();
  const { env } = await import('~/env');
  const { startWorker } = await import('~/server/jobs/worker');
  const { SHARED_JOBS, PER_PROCESS_JOBS } = await import('~/server/jobs/job-list');
  startWorker(env().WORKER === 'off' ? PER_PROCESS_JOBS : [...PER_PROCESS_JOBS, ...SHARED_JOBS]);
}

/** Called by Next for each request that failed, before its status is sent. */
export function onRequestError(error: unknown): void {
  const { digest } = (error ?? {}) as { digest?: unknown };
  if (digest !== 'SERVICE_UNAVAILABLE') return;
  // Set by the web server's HTTP layer.
  const markUnavailable: unknown = Reflect.get(globalThis, Symbol.for('shuoyi.page-unavailable'));
  if (typeof markUnavailable === 'function') markUnavailable();
}
