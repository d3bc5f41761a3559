import { handleAcceptingRequest } from '~/server/monitoring/health-requests';

export const dynamic = 'force-dynamic';

/** For a balancer that takes servers away by every 503. */
export function GET(): Promise<Response> {
  return handleAcceptingRequest();
}
