import 'server-only';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { env } from '~/env';
import { metrics } from '~/server/telemetry/metrics';
import { handleLiveRequest } from './health-requests';
import { canReadMetrics } from './metrics-token';
import { startMetrics } from './start-metrics';

/** Serves the addresses of a separate worker for an operator's programs: `/api/health/live`, and `/api/metrics` with
 *  this process's counters, with METRICS_TOKEN. Metrics from the database are served by the web servers.
 *  @param port METRICS_PORT, on LISTEN_ADDRESS
 *  @throws Error with a sentence when the port is taken */
export async function openWorkerAddress(port: number): Promise<Server> {
  if (env().METRICS_TOKEN) {
    metrics.registry.setDefaultLabels({ process: 'worker' });
    startMetrics();
  }
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, env().LISTEN_ADDRESS);
  try {
    await once(server, 'listening');
  } catch {
    throw new Error(
      `Port ${port} is taken by another program, or may not be opened. Set METRICS_PORT to another one.`,
    );
  }
  // Only the jobs keep the worker running, not this server.
  return server.unref();
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '/').split('?', 1)[0];
  if (path === '/api/health/live') {
    const live = handleLiveRequest();
    response.writeHead(live.status, Object.fromEntries(live.headers)).end(await live.text());
    return;
  }
  const isPlain = /^\s*http\s*(?:,|$)/i.test(String(request.headers['x-forwarded-proto'] ?? ''));
  const isAllowed = canReadMetrics(request.headers.authorization ?? null);
  response.setHeader('cache-control', 'no-store');
  if (path !== '/api/metrics' || !isAllowed || (isPlain && env().APP_URL.startsWith('https:'))) {
    response.writeHead(404).end();
    return;
  }
  const text = await metrics.registry.metrics();
  response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text);
}
