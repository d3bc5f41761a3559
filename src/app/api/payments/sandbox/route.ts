import { receiveWebhook } from '~/server/payments/receive-webhook';
import { systemContext } from '~/server/system-context';

/** The sandbox bank tells here, server to server, what happened to a charge. */
export function POST(request: Request): Promise<Response> {
  return receiveWebhook(systemContext(), 'sandbox', request);
}
