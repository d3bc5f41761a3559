import { receiveWebhook } from '~/server/payments/receive-webhook';
import { systemContext } from '~/server/system-context';

/** The sandbox bank's webhook. */
export function POST(request: Request): Promise<Response> {
  return receiveWebhook(systemContext(), 'sandbox', request);
}
