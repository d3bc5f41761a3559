import 'server-only';
import { env } from '~/env';
import { jobDatabase } from '~/server/db';
import { metrics } from '~/server/telemetry/metrics';
import { createDatabaseMetrics } from './database-metrics';
import { canReadMetrics } from './metrics-token';
import { mergeProcesses, type ProcessMetrics, readSiblings } from './process-metrics';

const NO_STORE = { 'cache-control': 'no-store' };

let databaseMetrics: ReturnType<typeof createDatabaseMetrics> | undefined;

/** `GET /api/metrics`: the metrics of all web processes of this launcher, each with its number as `process`, and those
 *  of the database once. A 404 without the token, as for an unknown address.
 *
 *  `?scope=process` returns the metrics of one process as JSON; the other processes request it. */
export async function handleMetricsRequest(request: Request): Promise<Response> {
  const token = env().METRICS_TOKEN;
  if (!token || !canReadMetrics(request.headers.get('authorization')))
    return new Response(null, { status: 404, headers: NO_STORE });
  const own = (await metrics.registry.getMetricsAsJSON()) as unknown as ProcessMetrics;
  if (new URL(request.url).searchParams.get('scope') === 'process')
    return Response.json(own, { headers: NO_STORE });
  databaseMetrics ??= createDatabaseMetrics(jobDatabase);
  const [siblings, ofDatabase] = await Promise.all([readSiblings(token), databaseMetrics.read()]);
  const text = `${await mergeProcesses([own, ...siblings])}\n${ofDatabase}`;
  return new Response(text, {
    headers: { ...NO_STORE, 'content-type': metrics.registry.contentType },
  });
}
