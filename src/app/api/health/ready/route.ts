import { handleReadyRequest } from '~/server/monitoring/health-requests';

export const dynamic = 'force-dynamic';

/** For the load balancer in front. */
export function GET(): Promise<Response> {
  return handleReadyRequest();
}
