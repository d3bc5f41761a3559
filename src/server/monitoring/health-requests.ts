import 'server-only';
import { couldServe, isDraining, type Readiness, readReadiness } from './readiness';

const respond = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/** `GET /api/health/live`: 200 as long as this process responds at all; otherwise a supervisor restarts it. Its
 *  dependencies are checked by readiness, because a restart would not restore them. */
export function handleLiveRequest(): Response {
  return respond(200, { status: 'live', uptimeSeconds: Math.round(process.uptime()) });
}

/** `GET /api/health/accepting`: 200 from the first successful readiness check of this process until it is stopped.
 *  It is for balancers that send no requests at all when every server fails the check, as readiness does while the
 *  database is unreachable: a server that has started successfully stays in rotation. */
export async function handleAcceptingRequest(
  read: () => Promise<Readiness> = readReadiness,
): Promise<Response> {
  if (isDraining()) return respond(503, { status: 'draining' });
  if (!couldServe()) await read();
  const accepts = couldServe();
  return respond(accepts ? 200 : 503, { status: accepts ? 'accepting' : 'starting' });
}

/** `GET /api/health/ready`: 200 when this process can serve, 503 when a load balancer should send requests elsewhere;
 *  each check with the age of its result. */
export async function handleReadyRequest(
  read: () => Promise<Readiness> = readReadiness,
): Promise<Response> {
  const readiness = await read();
  return respond(readiness.status === 'unavailable' ? 503 : 200, readiness);
}
