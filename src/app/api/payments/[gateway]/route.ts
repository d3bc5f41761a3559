import { receiveWebhook } from '~/server/payments/receive-webhook';
import { systemContext } from '~/server/system-context';

/** The webhook of a gateway: ECPay's, which expects the response `1|OK`, Stripe's, or the sandbox bank's. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ gateway: string }> },
): Promise<Response> {
  return receiveWebhook(systemContext(), (await params).gateway, request);
}
