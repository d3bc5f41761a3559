import { receiveWebhook } from '~/server/payments/receive-webhook';
import { systemContext } from '~/server/system-context';

/** ECPay tells here, server to server, how a payment went; it wants to hear `1|OK`. */
export function POST(request: Request): Promise<Response> {
  return receiveWebhook(systemContext(), 'ecpay', request);
}
