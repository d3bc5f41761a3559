import { handleLiveRequest } from '~/server/monitoring/health-requests';

export const dynamic = 'force-dynamic';

/** For the supervisor of this process. */
export function GET(): Response {
  return handleLiveRequest();
}
