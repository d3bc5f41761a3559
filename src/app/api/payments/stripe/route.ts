import { receiveWebhook } from '~/server/payments/receive-webhook';
import { systemContext } from '~/server/system-context';

/** Stripe's webhook. */
export function POST(request: Request): Promise<Response> {
  return receiveWebhook(systemContext(), 'stripe', request);
}
