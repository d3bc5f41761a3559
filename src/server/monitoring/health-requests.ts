import 'server-only';
import { couldServe, isDraining, type Readiness, readReadiness } from './readiness';

const respond = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/** `GET /api/health/live`: 200 as long as this process answers at all. A supervisor restarts it otherwise; what it
 *  depends on is readiness's question, because a restart would not bring that back. */
export function handleLiveRequest(): Response {
  return respond(200, { status: 'live', uptimeSeconds: Math.round(process.uptime()) });
}

/** `GET /api/health/accepting`: 200 from the time when this process could serve for the first time, whoever asked then,
 *  until it is told to stop. For a balancer that sends nothing to anybody when all servers say no, as they do about
 *  readiness while their database is away: what began well goes on accepting. */
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
