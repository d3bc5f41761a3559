/** Called by Next once when a server process starts: starts the background jobs. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { requireHttpLayer } = await import('~/server/http-layer-check');
  requireHttpLayer();
  const { env } = await import('~/env');
  const { METRICS_TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG } = env();
  if (METRICS_TOKEN) (await import('~/server/monitoring/start-metrics')).startMetrics();
  if (OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTracing } = await import('~/server/telemetry/tracing-sdk');
    startTracing({ endpoint: OTEL_EXPORTER_OTLP_ENDPOINT, ratio: OTEL_TRACES_SAMPLER_ARG });
  }
  const { startWorker } = await import('~/server/jobs/worker');
  const { startPageCache } = await import('~/server/page-cache/start-page-cache');
  // Every server follows the tags itself, wherever the worker runs.
  const own = await startPageCache();
  if (env().WORKER === 'off') return void startWorker(own);
  const { SHARED_JOBS } = await import('~/server/jobs/job-list');
  startWorker([...own, ...SHARED_JOBS]);
}

/** Called by Next for each request that failed, before its status is sent. */
export async function onRequestError(
  error: unknown,
  request: { headers: Record<string, string | string[] | undefined> },
  { routePath, routeType }: { routePath: string; routeType: string },
): Promise<void> {
  markIfUnavailable(error);
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { recordRequestError } = await import('~/server/monitoring/request-error');
  const id = request.headers['x-request-id'];
  recordRequestError(error, {
    requestId: typeof id === 'string' ? id : undefined,
    route: routePath,
    kind: routeType,
  });
}

function markIfUnavailable(error: unknown): void {
  const { digest } = (error ?? {}) as { digest?: unknown };
  if (digest !== 'SERVICE_UNAVAILABLE') return;
  // Set by the web server's HTTP layer.
  const markUnavailable: unknown = Reflect.get(globalThis, Symbol.for('shuoyi.page-unavailable'));
  if (typeof markUnavailable === 'function') markUnavailable();
}
