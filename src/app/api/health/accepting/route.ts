import { handleAcceptingRequest } from '~/server/monitoring/health-requests';

export const dynamic = 'force-dynamic';

/** For a load balancer that removes a server at every 503. */
export function GET(): Promise<Response> {
  return handleAcceptingRequest();
}
