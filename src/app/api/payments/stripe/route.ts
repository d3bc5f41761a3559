import { receiveCallback } from '~/server/payments/receive-callback';
import { systemContext } from '~/server/system-context';

/** Stripe's webhook. */
export function POST(request: Request): Promise<Response> {
  return receiveCallback(systemContext(), 'stripe', request);
}
