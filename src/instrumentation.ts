/** Next calls this once when a server process starts: the place where background work begins. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { requireHttpLayer } = await import('~/server/http-layer-check');
  requireHttpLayer();
  const { env } = await import('~/env');
  const { startWorker } = await import('~/server/jobs/worker');
  const { SHARED_JOBS, PER_PROCESS_JOBS } = await import('~/server/jobs/job-list');
  startWorker(env().WORKER === 'off' ? PER_PROCESS_JOBS : [...PER_PROCESS_JOBS, ...SHARED_JOBS]);
}

/** Next tells here of each request that failed, before its status leaves. */
export function onRequestError(error: unknown): void {
  const { digest } = (error ?? {}) as { digest?: unknown };
  if (digest !== 'SERVICE_UNAVAILABLE') return;
  // Set by the web server's HTTP layer.
  const tell: unknown = Reflect.get(globalThis, Symbol.for('shuoyi.page-unavailable'));
  if (typeof tell === 'function') tell();
}
