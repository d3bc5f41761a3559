import { receiveWebhook } from '~/server/payments/receive-webhook';
import { systemContext } from '~/server/system-context';

/** ECPay's webhook, with the result of a payment; expects the response `1|OK`. */
export function POST(request: Request): Promise<Response> {
  return receiveWebhook(systemContext(), 'ecpay', request);
}
